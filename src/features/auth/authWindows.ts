import { importTwice } from '../../domain/importTwice.ts';
import type { SessionStore } from './session/sessionStore.ts';

const program = () => importTwice(() => import('./program.ts'));

/** What stands inside the named modals. It loads when the first of them is opened. */
export const authWindows = {
  loginPopupModal: () => program().then(({ LoginModal }) => ({ default: LoginModal })),
  registerModal: () => program().then(({ RegisterModal }) => ({ default: RegisterModal })),
  forgetPassModal: () => program().then(({ ForgotModal }) => ({ default: ForgotModal })),
  changePassModal: () => program().then(({ PasswordModal }) => ({ default: PasswordModal })),
} as const;

export const loadSessionRun = () => program().then(({ startSession }) => startSession);
export const loadHeaderPanel = () => program().then(({ HeaderPanel }) => ({ default: HeaderPanel }));

/** Free play for somebody who is about to do something else with it. Throws the `Failure` of a trial that did not begin. */
export const enterTrial = (session: SessionStore) => program().then((loaded) => loaded.enterTrial(session));
