import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { windowOf } from '../../../domain/routes.ts';
import { WithWords } from '../../../i18n/index.ts';
import { useVisitor } from '../../../runtime/session/index.ts';
import { useBackCloses } from '../window/useBackCloses.ts';
import { useModalRoute } from '../window/useModalRoute.ts';
import type { WindowProps } from '../window/windowProps.ts';
import { PasswordWindow } from './PasswordWindow.tsx';
import { ResetWindow } from './ResetWindow.tsx';

/** Stands inside `changePassModal`: the change a member wants or has to make, or the link of a mail. */
export function PasswordModal({ close }: Pick<WindowProps, 'close'>) {
  const { isForced } = useVisitor();
  const { pathname } = useLocation();
  const [isLink] = useState(windowOf(pathname) === 'reset');
  useModalRoute('reset');
  useBackCloses(close);
  return (
    <WithWords areas={['auth', 'form']}>
      {isLink ? <ResetWindow /> : <PasswordWindow reason={isForced ? 'forced' : 'voluntary'} onDone={close} />}
    </WithWords>
  );
}
