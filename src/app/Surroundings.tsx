import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useBrand } from '../brand/index.ts';
import { screenOf } from '../domain/routes.ts';
import {
  AddressWindow,
  HeaderSession,
  SideMenuLogout,
  SideMenuSession,
  useVisitor,
  wantedPath,
} from '../features/auth/index.ts';
import { useCustomerService } from '../features/customer-service/index.ts';
import { Balance } from '../features/play/index.ts';
import { ShellLayout, type ShellSession } from '../features/shell/index.ts';
import { useHydrated } from '../ui/hydration/useHydrated.ts';
import { isGuarded } from './guard.ts';
import { heard } from './pressAgain.ts';
import { useScrollRules } from './useScrollRules.ts';

/** What stands around a screen, and the way to the login where a screen is for members only. */
export function Surroundings() {
  const { pathname } = useLocation();
  const { loginedToHomePage } = useBrand();
  const support = useCustomerService();
  const { isLoggedIn } = useVisitor();
  // The server draws every page as if somebody were signed in; the browser knows better and moves on at once.
  const signedIn = !useHydrated() || isLoggedIn;
  useScrollRules();
  if (isGuarded(pathname, loginedToHomePage, signedIn)) return <ToLogin />;
  return (
    <ShellLayout layout={screenOf(pathname).layout} support={support} session={session} onPress={heard}>
      <AddressWindow />
      <Outlet />
    </ShellLayout>
  );
}

/** The way to the login; where it began is kept for the way back. */
function ToLogin() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => wantedPath.keep(`${pathname}${search}${hash}`), [pathname, search, hash]);
  return <Navigate to="/login" replace />;
}

const session: ShellSession = {
  header: <HeaderSession balance={<Balance place="header" />} />,
  menuHead: (close) => <SideMenuSession onFollow={close} balance={<Balance place="menu" />} />,
  menuFoot: (close) => <SideMenuLogout onFollow={close} />,
};
