import { useState } from 'react';
import { LateWords } from '../../../i18n/index.ts';
import { useScreen } from '../../../runtime/page/index.ts';
import { useVisitor } from '../../../runtime/session/index.ts';
import { useBackCloses } from '../window/useBackCloses.ts';
import { useModalRoute } from '../window/useModalRoute.ts';
import type { WindowProps } from '../window/windowProps.ts';
import { PasswordWindow } from './PasswordWindow.tsx';
import { ResetWindow } from './ResetWindow.tsx';

/** Stands inside `changePassModal`: the change a member wants or has to make, or the link of a mail. */
export function PasswordModal({ close }: Pick<WindowProps, 'close'>) {
  const { isForced } = useVisitor();
  const [isLink] = useState(useScreen().modal === 'reset');
  useModalRoute('reset');
  useBackCloses(close);
  return (
    <LateWords>
      {isLink ? <ResetWindow /> : <PasswordWindow reason={isForced ? 'forced' : 'voluntary'} onDone={close} />}
    </LateWords>
  );
}
