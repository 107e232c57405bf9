import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { importWithRetry } from '../../../api/importWithRetry.ts';
import { useText } from '../../../i18n/index.ts';
import { useScreen } from '../../../runtime/page/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { RouterLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { bareList, wrap } from '../shell.css.ts';
import * as css from './CategoryNav.css.ts';
import { NavItem } from './NavItem.tsx';
import { useCategories } from './useCategories.ts';
import { useNavMenu } from './useNavMenu.ts';

const NavArrows = lazy(() => importWithRetry(() => import('./NavArrows.tsx')));

/** Home and the game categories; each category has a dropdown with vendors and games. */
export function CategoryNav() {
  const t = useText();
  const entries = useCategories();
  const { pathname } = useLocation();
  const control = useNavMenu();
  const { close } = control;
  const bar = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const overflows = useOverflow(list);
  const open = control.menu.open !== null;
  const { page } = useScreen();
  const atHome = pathname === '/' || page === 'home';

  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && bar.current?.contains(target) === false) close();
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [open, close]);

  return (
    <nav ref={bar} className={css.nav} aria-label={t('shell.nav.label')}>
      <div className={`${wrap} ${css.line}`}>
        <ul ref={list} className={`${bareList} ${css.list}`}>
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
        {overflows ? (
          <Suspense fallback={null}>
            <NavArrows list={list} />
          </Suspense>
        ) : null}
      </div>
    </nav>
  );
}

/** Whether a list overflows horizontally. Updated when fonts load and the window is resized. */
function useOverflow(list: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    // One pixel may be rounding.
    const watch = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    for (const box of [element, ...element.children]) watch.observe(box);
    return () => watch.disconnect();
  }, [list]);
  return overflows;
}
