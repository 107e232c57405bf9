import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { windowOf } from '../../../domain/routes.ts';
import { LateWords } from '../../../i18n/index.ts';
import { useVisitor } from '../session/useSession.ts';
import { useBackCloses } from '../window/useBackCloses.ts';
import { useOwnAddress } from '../window/useOwnAddress.ts';
import type { WindowProps } from '../window/windowProps.ts';
import { PasswordWindow } from './PasswordWindow.tsx';
import { ResetWindow } from './ResetWindow.tsx';

/** Stands inside `changePassModal`: the change a member wants or has to make, or the link of a mail. */
export function PasswordModal({ close }: Pick<WindowProps, 'close'>) {
  const { isForced } = useVisitor();
  const { pathname } = useLocation();
  const [isLink] = useState(windowOf(pathname) === 'reset');
  useOwnAddress('reset');
  useBackCloses(close);
  return (
    <LateWords>
      {isLink ? <ResetWindow /> : <PasswordWindow reason={isForced ? 'forced' : 'voluntary'} onDone={close} />}
    </LateWords>
  );
}
