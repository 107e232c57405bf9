import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { importWithRetry } from '../../../api/importWithRetry.ts';
import { useText } from '../../../i18n/index.ts';
import { useHydrated, useScreen } from '../../../runtime/page/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { RouterLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { bareList, wrap } from '../shell.css.ts';
import * as css from './CategoryNav.css.ts';
import { NavItem } from './NavItem.tsx';
import { useCategories } from './useCategories.ts';
import { useNavMenu } from './useNavMenu.ts';

const NavEnd = lazy(() => importWithRetry(() => import('./NavEnd.tsx')));

/** Home, the game categories, each with a dropdown of vendors and games, and the end of the line. */
export function CategoryNav() {
  const t = useText();
  const entries = useCategories();
  const { pathname } = useLocation();
  const control = useNavMenu();
  const hydrated = useHydrated();
  const { page } = useScreen();
  const atHome = pathname === '/' || page === 'home';

  return (
    <nav className={css.nav} aria-label={t('shell.nav.label')}>
      <div className={`${wrap} ${css.line}`}>
        <ul className={`${bareList} ${css.list}`}>
          <li className={css.item}>
            <RouterLink to="/index" className={css.link} aria-current={atHome ? 'page' : undefined}>
              <span className={css.icon}>
                <Icon name="house-simple" weight={atHome ? 'fill' : 'duotone'} size={18} />
              </span>
              {t('shell.nav.home')}
            </RouterLink>
          </li>
          {entries.map((entry) => (
            <NavItem
              key={entry.key}
              entry={entry}
              current={entry.vendor === null && pathname === entry.page}
              control={control}
            />
          ))}
        </ul>
        <Suspense>{hydrated ? <NavEnd control={control} /> : null}</Suspense>
      </div>
    </nav>
  );
}
