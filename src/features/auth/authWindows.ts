import { importWithRetry } from '../../api/importWithRetry.ts';

const loadAuthChunk = () => importWithRetry(() => import('./authChunk.ts'));

/** Contents of the named modals, loaded when the first of them opens. */
export const authWindows = {
  loginPopupModal: () => loadAuthChunk().then(({ LoginModal }) => ({ default: LoginModal })),
  registerModal: () => loadAuthChunk().then(({ RegisterModal }) => ({ default: RegisterModal })),
  forgetPassModal: () => loadAuthChunk().then(({ ForgotModal }) => ({ default: ForgotModal })),
  changePassModal: () => loadAuthChunk().then(({ PasswordModal }) => ({ default: PasswordModal })),
} as const;

export const loadHeaderPanel = () => loadAuthChunk().then(({ HeaderPanel }) => ({ default: HeaderPanel }));
