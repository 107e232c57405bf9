/** Getting in: the session of the page, the ways into it, and everything that shows whether somebody is here. */

export { authWindows, enterTrial } from './authWindows.ts';
export { HeaderSession } from './header/HeaderSession.tsx';
export { SideMenuLogout, SideMenuSession } from './menu/SideMenuSession.tsx';
export { AddressWindow } from './session/AddressWindow.tsx';
export { forgetVisitor } from './session/forgetVisitor.ts';
export { SessionProvider } from './session/SessionProvider.tsx';
export { SessionWatch } from './session/SessionWatch.tsx';
export { useSession, useVisitor } from './session/useSession.ts';
export { wantedPath } from './session/wantedPath.ts';
