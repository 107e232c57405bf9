import { WithWords } from '../../../i18n/index.ts';
import { BrandPane } from '../window/BrandPane.tsx';
import { useBackCloses } from '../window/useBackCloses.ts';
import { useModalRoute } from '../window/useModalRoute.ts';
import type { WindowProps } from '../window/windowProps.ts';
import { LoginWindow } from './LoginWindow.tsx';

/** Stands inside `loginPopupModal`. */
export function LoginModal({ close, pane }: WindowProps) {
  useModalRoute('login');
  useBackCloses(close);
  return (
    <WithWords areas={['auth', 'form']}>
      <BrandPane group="w_login" pane={pane} />
      <LoginWindow close={close} />
    </WithWords>
  );
}
