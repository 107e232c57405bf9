import { type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import type { Layout } from '../../domain/routes.ts';
import { useText } from '../../i18n/index.ts';
import { Near, nearPart } from '../../runtime/page/index.ts';
import { SkipLink } from '../../ui/SkipLink/SkipLink.tsx';
import { BottomNav } from './bottom/BottomNav.tsx';
import { Header } from './header/Header.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import type { SideMenuProps } from './menu/SideMenuDrawer.tsx';
import { RightBar } from './rightbar/RightBar.tsx';
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
      {layout === 'full' ? <RightBar support={support} /> : null}
      {layout === 'header' ? null : footerPlace}
      <div className={css.bottomRoom[layout === 'header' ? 'page' : 'footer']} />
      <BottomNav support={support} menuOpen={menuOpen} onMenu={toggleMenu} />
      <SideMenu support={support} session={session} open={menuOpen} onClose={closeMenu} />
    </div>
  );
}
