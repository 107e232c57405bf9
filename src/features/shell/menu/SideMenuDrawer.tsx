import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import { GameCentre } from './GameCentre.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import * as css from './SideMenu.css.ts';
import { SupportGroup } from './SupportGroup.tsx';
import { useDrawerGestures } from './useDrawerGestures.ts';

export interface SideMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Opens customer service; null if the brand has none. */
  readonly support: (() => void) | null;
  /** The session parts at the top and the bottom of the menu. */
  readonly session: {
    readonly menuHead: (close: () => void) => ReactNode;
    readonly menuFoot: (close: () => void) => ReactNode;
  };
}

/** A native modal dialog: the browser traps the focus, closes on Escape and returns the focus to the button that opened it. */
export function SideMenuDrawer({ open, onClose, support, session }: SideMenuProps) {
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
    <dialog ref={dialog} className={css.drawer} aria-label={t('shell.menu.title')} onClose={onClose}>
      <div className={css.panel}>
        <div className={css.head}>
          <Logo logo={logo} on={logoOn.page} name={name} size="sm" />
          <IconButton label={t('shell.menu.close')} icon={<Icon name="x" />} onClick={onClose} />
        </div>
        <div className={css.body}>
          {session.menuHead(onClose)}
          <GameCentre onFollow={onClose} />
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
