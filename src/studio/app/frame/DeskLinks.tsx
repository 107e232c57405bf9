import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { deskRoles } from '../../../domain/operatorRole.ts';
import { read } from '../../api/index.ts';
import { useNumber, useText } from '../../i18n/index.ts';
import { Count, Icon } from '../../kit/index.ts';
import { studioPages } from '../pages.ts';
import { useSession } from '../session.ts';
import * as css from './frame.css.ts';

/** The operators' desk in the rail: the pages with `desk` in their `page.ts`. Nothing for a person without a role of the desk. */
export function DeskLinks() {
  const text = useText();
  const { operator } = useSession();
  const { pathname } = useLocation();
  const pages = studioPages
    .filter(({ desk }) => desk?.roles.some((role) => operator.roles.includes(role)) === true)
    .toSorted((one, other) => (one.desk?.order ?? 0) - (other.desk?.order ?? 0));
  const first = pages[0];
  if (first === undefined || !deskRoles.some((role) => operator.roles.includes(role))) return null;
  const isDesk = pathname.startsWith('/desk');
  return (
    <>
      <Link to={first.path} className={css.railItem} title={text('desk.title')}>
        <Icon name="headset" size={18} tone={isDesk ? 'accent' : 'inherit'} />
        <span className={css.railLabel}>{text('desk.title')}</span>
      </Link>
      {pages.map(({ path, desk }) => {
        const isHere = path === '/desk' ? pathname === path : pathname.startsWith(path.replace(/\/:.*$/, ''));
        return (
          <Link key={path} to={path} className={css.railSub} {...(isHere ? { 'aria-current': 'page' as const } : {})}>
            <span className={css.railLabel}>{desk === undefined ? '' : text(desk.label)}</span>
            {path === '/desk' ? <Waiting /> : null}
          </Link>
        );
      })}
    </>
  );
}

/** Number of items that wait. */
function Waiting() {
  const count = useNumber();
  const { data } = useQuery(read('deskQueue'));
  const all = Object.values(data?.counts ?? {}).reduce((sum, each) => sum + each, 0);
  return all === 0 ? null : (
    <span className={css.railEnd}>
      <Count value={count(all)} tone="warning" />
    </span>
  );
}
