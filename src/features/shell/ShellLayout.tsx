import { type MouseEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Layout } from '../../domain/routes.ts';
import { useText } from '../../i18n/index.ts';
import { Near, nearPart } from '../../runtime/page/index.ts';
import { SkipLink } from '../../ui/SkipLink/SkipLink.tsx';
import { BottomNav } from './bottom/BottomNav.tsx';
import { Header } from './header/Header.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import type { SideMenuProps } from './menu/SideMenuDrawer.tsx';
import * as css from './shell.css.ts';

export interface ShellLayoutProps {
  readonly layout: Layout;
  /** Opens customer service; null if the brand has none. */
  readonly support: (() => void) | null;
  readonly session: ShellSession;
  /** Called for every press inside, in the capture phase. */
  readonly onPress?: (press: MouseEvent) => void;
  readonly children: ReactNode;
}

/** Session-dependent parts, supplied by the app. */
export type ShellSession = SideMenuProps['session'] & { readonly header: ReactNode };

const footer = nearPart(() => import('./footer/Footer.near.tsx'));
const rightBar = nearPart(() => import('./rightbar/RightBar.near.tsx'));
/** One element, so that renders of the shell do not reach it. */
const footerPlace = (
  <Near load={footer.load} className={css.footer}>
    <footer.Part />
  </Near>
);

/** Renders the shell parts of the page's layout around it. */
export function ShellLayout({ layout, support, session, onPress, children }: ShellLayoutProps) {
  const t = useText();
  const [menuOpen, setMenuOpen] = useState(false);
  const toggleMenu = useCallback(() => setMenuOpen((open) => !open), []);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const rightBarPlace = useRightBar(support);
  const main = (
    <main id="main" tabIndex={-1} className={css.main}>
      {children}
    </main>
  );
  if (layout === 'none') return main;
  return (
    <div className={css.page} onClickCapture={onPress}>
      <SkipLink target="main">{t('shell.skip')}</SkipLink>
      <Header session={session.header} menuOpen={menuOpen} onMenu={toggleMenu} />
      {main}
      {layout === 'full' ? rightBarPlace : null}
      {layout === 'header' ? null : footerPlace}
      <div className={css.bottomRoom[layout === 'header' ? 'page' : 'footer']} />
      <BottomNav support={support} menuOpen={menuOpen} onMenu={toggleMenu} />
      <SideMenu support={support} session={session} open={menuOpen} onClose={closeMenu} />
    </div>
  );
}

/** One element while there is customer service or none, so that renders of the shell do not reach it. */
function useRightBar(support: (() => void) | null): ReactNode {
  const latest = useRef(support);
  useEffect(() => {
    latest.current = support;
  });
  const hasSupport = support !== null;
  return useMemo(
    () => (
      <Near load={rightBar.load} className={css.rightBar}>
        <rightBar.Part support={hasSupport ? () => latest.current?.() : null} />
      </Near>
    ),
    [hasSupport],
  );
}
