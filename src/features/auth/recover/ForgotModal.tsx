import { WithWords } from '../../../i18n/index.ts';
import { useBackCloses } from '../window/useBackCloses.ts';
import type { WindowProps } from '../window/windowProps.ts';
import { ForgotWindow } from './ForgotWindow.tsx';

/** Stands inside `forgetPassModal`. */
export function ForgotModal({ close }: Pick<WindowProps, 'close'>) {
  useBackCloses(close);
  return (
    <WithWords areas={['auth', 'form']}>
      <ForgotWindow close={close} />
    </WithWords>
  );
}
