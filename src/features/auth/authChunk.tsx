import { useState } from 'react';
import { type ModalContentProps } from '../../runtime/overlays/index.ts';
import { useScreen } from '../../runtime/page/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { LoginWindow } from './login/LoginWindow.tsx';
import { ForgotWindow } from './recover/ForgotWindow.tsx';
import { PasswordWindow } from './recover/PasswordWindow.tsx';
import { ResetWindow } from './recover/ResetWindow.tsx';
import * as registerCss from './register/Register.css.ts';
import { RegisterWindow, Reward } from './register/RegisterWindow.tsx';
import { AuthModal, BrandPane } from './window/AuthModal.tsx';

export { HeaderPanel } from './header/HeaderPanel.tsx';

/** Content of `loginPopupModal`. */
export const LoginModal = ({ close, pane }: ModalContentProps) => (
  <AuthModal close={close} route="login">
    <BrandPane group="w_login" pane={pane} />
    <LoginWindow close={close} />
  </AuthModal>
);

/** Content of `registerModal`. */
export const RegisterModal = ({ close, pane }: ModalContentProps) => (
  <AuthModal close={close} route="register">
    <BrandPane group="w_register" pane={pane}>
      <Reward className={registerCss.rewardOnArt} />
    </BrandPane>
    <Reward className={registerCss.rewardInForm} />
    <RegisterWindow close={close} />
  </AuthModal>
);

/** Content of `forgetPassModal`. */
export const ForgotModal = ({ close }: ModalContentProps) => (
  <AuthModal close={close}>
    <ForgotWindow close={close} />
  </AuthModal>
);

/** Content of `changePassModal`: a voluntary or forced change, or the link of a reset mail. */
export function PasswordModal({ close }: ModalContentProps) {
  const { isForced } = useSessionView();
  const { modal } = useScreen();
  const [isLink] = useState(modal === 'reset');
  return (
    <AuthModal close={close} route="reset">
      {isLink ? <ResetWindow /> : <PasswordWindow reason={isForced ? 'forced' : 'voluntary'} onDone={close} />}
    </AuthModal>
  );
}
