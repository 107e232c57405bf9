import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { gameState } from '../../../api/session.ts';
import { logoPressed } from '../../../domain/gameState.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { LanguageMenu } from '../LanguageMenu.tsx';
import { CategoryNav } from '../nav/CategoryNav.tsx';
import { wrap } from '../shell.css.ts';
import * as css from './Header.css.ts';
import { ModeSwitch } from './ModeSwitch.tsx';

export interface HeaderProps {
  /** Login form for visitors, account for members. */
  readonly session: ReactNode;
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

/** Header row and category navigation; both are sticky. */
export function Header({ session, menuOpen, onMenu }: HeaderProps) {
  const t = useText();
  const { name, logo, logoOn } = useBrand();
  const bar = useRef<HTMLElement>(null);
  useHideOnScroll(bar);
  return (
    <header ref={bar} className={css.header}>
      <div className={css.row} data-place="header">
        <div className={`${wrap} ${css.line}`}>
          <span className={css.menu}>
            <IconButton
              tone="inherit"
              label={t('shell.menu.open')}
              icon={<Icon name="list" size={24} />}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={onMenu}
            />
          </span>
          <SiteLink to="/index" label={t('shell.header.home', { name })} className={css.home} onFollow={backToSlots}>
            <Logo logo={logo} on={logoOn.header} name={name} silent />
          </SiteLink>
          <span className={css.space} />
          {session}
          <span className={css.divider} />
          <span className={css.controls}>
            <LanguageMenu />
            <ModeSwitch />
          </span>
        </div>
      </div>
      <CategoryNav />
    </header>
  );
}

const backToSlots = () => gameState.change(logoPressed);

/** Minimum scroll distance that counts as intentional, in CSS pixels. */
const step = 8;

/**
 * Sets `data-hidden` on the element while the page scrolls down and removes it on the way up; CSS decides at which widths that
 * hides it. No React render.
 */
function useHideOnScroll(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    const follow = () => {
      const element = bar.current;
      const moved = scrollY - last;
      if (element === null || Math.abs(moved) < step) return;
      element.toggleAttribute('data-hidden', moved > 0 && scrollY > element.offsetHeight);
      last = scrollY;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [bar]);
}
