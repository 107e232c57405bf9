/** Sign-in: login form and member area of header and side menu, and the modals of login, registration and recovery. */

export { authWindows, SideMenuLogout, SideMenuSession } from './authWindows.ts';
export { HeaderSession } from './header/HeaderSession.tsx';
export type { SideMenuSessionProps } from './menu/SideMenuSession.tsx';
export { RouteModal } from './window/RouteModal.tsx';
