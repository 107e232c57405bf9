import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { entryTarget } from '../../../runtime/navigation/index.ts';
import { chooseMode, storedChoice } from '../../../theme/mode.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import { NavTargetLink } from '../nav/NavTargetLink.tsx';
import { useCategories } from '../nav/useCategories.ts';
import { bareList } from '../shell.css.ts';
import * as css from './SideMenu.css.ts';
import { SupportGroup } from './SupportGroup.tsx';

export interface SideMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Opens customer service; null if the brand has none. */
  readonly support: (() => void) | null;
  /** The session parts: at the top, below the game centre and at the bottom of the menu. */
  readonly session: {
    readonly menuHead: (close: () => void) => ReactNode;
    readonly menuAccount: (close: () => void) => ReactNode;
    readonly menuFoot: (close: () => void) => ReactNode;
  };
}

/** A native modal dialog: the browser traps the focus, closes on Escape and returns the focus to the button that opened it. */
export default function SideMenuDrawer({ open, onClose, support, session }: SideMenuProps) {
  const t = useText();
  const { name, logo, logoOn } = useBrand();
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  // A navigation started before the drawer opened may still be loading: its completion does not close the drawer.
  const chosen = useRef<string>(null);
  useDrawerGestures(dialog, onClose);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (!open) return element.close();
    chosen.current = addressAhead();
    element.showModal();
  }, [open]);

  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (key !== chosen.current) onClose();
  }, [key, onClose]);

  const callSupport = support === null ? null : () => (support(), onClose());

  return (
    <dialog ref={dialog} data-drawer="" className={css.drawer} aria-label={t('shell.menu.title')} onClose={onClose}>
      <div className={css.panel}>
        <div className={css.head}>
          <Logo logo={logo} on={logoOn.page} name={name} size="sm" />
          <IconButton label={t('shell.menu.close')} icon={<Icon name="x" />} onClick={onClose} />
        </div>
        <div className={css.body}>
          {session.menuHead(onClose)}
          <GameCentre onFollow={onClose} />
          {session.menuAccount(onClose)}
          <SupportGroup support={callSupport} onFollow={onClose} />
          <ModeChoice />
          {session.menuFoot(onClose)}
        </div>
      </div>
    </dialog>
  );
}

/** Key of the browser's current history entry, which React Router only reports once its page has loaded. */
const addressAhead = () => (history.state as { readonly key?: string } | null)?.key ?? 'default';

/** The game categories, four in a row. */
function GameCentre({ onFollow }: { readonly onFollow: () => void }) {
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

const choices = ['light', 'dark', 'system'] as const;
const icons = { light: 'sun', dark: 'moon', system: 'monitor' } as const;

/** Light, dark or system. Uncontrolled radios: a choice causes no render. */
function ModeChoice() {
  const t = useText();
  const name = useId();
  const { modes, defaultMode } = useBrand();
  const [chosen, setChosen] = useState(() => storedChoice() ?? defaultMode);
  if (modes.length < 2) return null;
  return (
    <fieldset className={css.modes}>
      <legend className={css.overline}>{t('shell.menu.mode')}</legend>
      <div className={css.modeTrack}>
        {choices.map((choice) => (
          <label key={choice} className={css.mode} data-checked={choice === chosen ? '' : undefined}>
            <input
              type="radio"
              className={css.modeInput}
              name={name}
              value={choice}
              checked={choice === chosen}
              onChange={() => {
                setChosen(choice);
                chooseMode(choice);
              }}
            />
            <Icon name={icons[choice]} size={18} />
            {t(`shell.mode.${choice}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Swipe distance that closes the drawer, in CSS pixels. */
const far = 72;

/**
 * Closes the drawer on a press on the scrim and on a swipe. Both duplicate its close button and Escape; vertical scrolling is
 * unaffected.
 */
function useDrawerGestures(drawer: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const element = drawer.current;
    if (element === null) return undefined;
    let start: number | null = null;

    const pushed = (event: PointerEvent) => (start === null ? 0 : Math.min(0, event.clientX - start));
    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') start = event.clientX;
    };
    const onMove = (event: PointerEvent) => {
      if (start !== null) element.style.setProperty('translate', `${pushed(event)}px`);
    };
    const onEnd = (event: PointerEvent) => {
      const away = event.type === 'pointerup' && pushed(event) < -far;
      start = null;
      element.style.removeProperty('translate');
      if (away) close();
    };
    const onClick = (event: MouseEvent) => {
      if (event.target === element) close();
    };

    const aborter = new AbortController();
    const { signal } = aborter;
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onEnd, { signal });
    element.addEventListener('pointercancel', onEnd, { signal });
    element.addEventListener('click', onClick, { signal });
    return () => aborter.abort();
  }, [drawer, close]);
}
