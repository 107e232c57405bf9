import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { entryTarget } from '../../../domain/navigation.ts';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
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
            <SiteLink
              to={entryTarget(entry).page}
              className={css.tile}
              current={entry.vendor === null && pathname === entry.page}
              onFollow={onFollow}
            >
              <span className={css.tileIcon}>
                <Icon name={entry.icon} weight="duotone" size={24} />
              </span>
              {entry.vendor === null ? t(`home.categories.${entry.gameType}`) : entry.vendor.displayName}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
