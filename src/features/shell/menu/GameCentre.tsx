import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../i18n/index.ts';
import { entryTarget } from '../../../runtime/navigation/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { NavTargetLink } from '../nav/NavTargetLink.tsx';
import { useCategories } from '../nav/useCategories.ts';
import { bareList } from '../shell.css.ts';
import * as css from './SideMenu.css.ts';

/** The game categories, four in a row. */
export function GameCentre({ onFollow }: { readonly onFollow: () => void }) {
  const t = useText();
  const id = useId();
  const { pathname } = useLocation();
  const entries = useCategories();
  return (
    <nav className={css.group} aria-labelledby={id}>
      <h2 id={id} className={css.overline}>
        {t('shell.menu.games')}
      </h2>
      <ul className={`${bareList} ${css.tiles}`}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <NavTargetLink
              gameType={entry.gameType}
              // Links to the category's page on phones; the separate vendor entry has none.
              leads={entry.vendor === null ? { page: entry.page, launch: null } : entryTarget(entry)}
              className={css.tile}
              aria-current={entry.vendor === null && pathname === entry.page ? 'page' : undefined}
              onClick={onFollow}
            >
              <span className={css.tileIcon}>
                <Icon name={entry.icon} weight="duotone" size={24} />
              </span>
              {entry.vendor === null ? t(`home.categories.${entry.gameType}`) : entry.vendor.displayName}
            </NavTargetLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
