import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { read } from '../../api/index.ts';
import { useNumber, useText } from '../../i18n/index.ts';
import { Avatar, Count, Icon, IconButton, type StudioIconName } from '../../kit/index.ts';
import { useMay, useSession } from '../session.ts';
import { Account } from './Account.tsx';
import { DeskLinks } from './DeskLinks.tsx';
import * as css from './frame.css.ts';
import { PageArea } from './PageArea.tsx';
import { Search } from './Search.tsx';
import { TopBarSlot } from './TopBarEnd.tsx';
import { usePage } from './usePage.ts';
import { Wordmark } from './Wordmark.tsx';

/** Top bar and rail of the pages that belong to no brand. */
export function GlobalFrame() {
  const text = useText();
  const isWide = usePage()?.isWide === true;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <TopBarSlot value={slot}>
      <div className={`studio ${css.app}`}>
        <a className={css.skip} href="#content">
          {text('shell.skip')}
        </a>
        <header className={css.top}>
          <Wordmark />
          <span className={css.space} />
          <Search />
          <span ref={setSlot} className={css.slot} />
          <Account />
        </header>
        <div className={css.body}>
          {isWide ? null : <Rail />}
          <PageArea />
        </div>
      </div>
    </TopBarSlot>
  );
}

function Rail() {
  const text = useText();
  const count = useNumber();
  const { operator, signOut } = useSession();
  const mayAudit = useMay('publisher') || operator.roles.includes('approve');
  const { data } = useQuery(read('brands', { query: { limit: 1 } }));
  return (
    <nav className={css.rail} aria-label={text('shell.main')}>
      <RailLink
        to="/"
        icon="squares-four"
        label={text('shell.brands')}
        {...(data === undefined ? {} : { end: count(data.counts.all) })}
      />
      <DeskLinks />
      <RailLink to="/team" icon="users-three" label={text('shell.team')} />
      {mayAudit ? <RailLink to="/audit" icon="list-magnifying-glass" label={text('shell.audit')} /> : null}
      <span className={css.space} />
      <span className={css.railLine} />
      <div className={css.person}>
        <Avatar name={operator.displayName} size="medium" />
        <span className={css.personWords}>
          <span className={css.personName}>{operator.displayName}</span>
          <span className={css.quiet}>{operator.roles.map((role) => text(`shell.role.${role}`)).join(', ')}</span>
        </span>
        <IconButton icon="sign-out" label={text('shell.signOut')} size="small" onPress={signOut} />
      </div>
    </nav>
  );
}

function RailLink({
  to,
  icon,
  label,
  end,
}: {
  readonly to: string;
  readonly icon: StudioIconName;
  readonly label: string;
  readonly end?: string;
}) {
  const { pathname } = useLocation();
  const isHere = to === '/' ? pathname === '/' || pathname === '/new' : pathname.startsWith(to);
  return (
    <Link to={to} className={css.railItem} title={label} {...(isHere ? { 'aria-current': 'page' as const } : {})}>
      <Icon name={icon} size={18} tone={isHere ? 'accent' : 'inherit'} />
      <span className={css.railLabel}>{label}</span>
      {end === undefined ? null : (
        <span className={css.railEnd}>
          <Count value={end} />
        </span>
      )}
    </Link>
  );
}
