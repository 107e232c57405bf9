import { lazy } from 'react';
import { importWithRetry } from '../../api/importWithRetry.ts';

const loadAuthChunk = () => importWithRetry(() => import('./authChunk.tsx'));

/** Contents of the named modals, loaded when the first of them opens. */
export const authWindows = {
  loginPopupModal: () => loadAuthChunk().then(({ LoginModal }) => ({ default: LoginModal })),
  registerModal: () => loadAuthChunk().then(({ RegisterModal }) => ({ default: RegisterModal })),
  forgetPassModal: () => loadAuthChunk().then(({ ForgotModal }) => ({ default: ForgotModal })),
  changePassModal: () => loadAuthChunk().then(({ PasswordModal }) => ({ default: PasswordModal })),
} as const;

export const loadHeaderPanel = () => loadAuthChunk().then(({ HeaderPanel }) => ({ default: HeaderPanel }));

const loadSideMenu = () => importWithRetry(() => import('./menu/SideMenuSession.tsx'));

/** The session parts of the side menu, loaded when the menu first opens. */
export const SideMenuSession = lazy(() => loadSideMenu().then((module) => ({ default: module.SideMenuSession })));
export const SideMenuLogout = lazy(() => loadSideMenu().then((module) => ({ default: module.SideMenuLogout })));
