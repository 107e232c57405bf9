import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { AddressWindow, HeaderSession, SideMenuLogout, SideMenuSession } from '../features/auth/index.ts';
import { useCustomerService } from '../features/customer-service/index.ts';
import { Balance } from '../features/play/index.ts';
import { ShellLayout, type ShellSession } from '../features/shell/index.ts';
import { useBrand } from '../runtime/brand/index.ts';
import { useHydrated, useScreen } from '../runtime/page/index.ts';
import { keepReturnPath, useVisit, useVisitor } from '../runtime/session/index.ts';
import { heard } from './pressAgain.ts';
import { useScrollRules } from './useScrollRules.ts';

/** The shell around a page, and the redirect to the login for member-only pages. */
export function Surroundings() {
  const { layout, isOpen } = useScreen();
  const { loginedToHomePage } = useBrand();
  const support = useCustomerService();
  const { isLoggedIn } = useVisitor();
  // The server renders every page as for a signed-in user; the browser redirects after hydration.
  const signedIn = !useHydrated() || isLoggedIn;
  useScrollRules();
  if (loginedToHomePage && !signedIn && !isOpen) return <ToLogin />;
  return (
    <ShellLayout layout={layout} support={support} session={session} onPress={heard}>
      <AddressWindow />
      <Outlet />
    </ShellLayout>
  );
}

/** Redirects to the login and stores the path to return to. */
function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const visit = useVisit();
  useEffect(() => keepReturnPath(visit, `${pathname}${search}${hash}`), [visit, pathname, search, hash]);
  return <Navigate to="/login" replace />;
}

const session: ShellSession = {
  header: <HeaderSession balance={<Balance place="header" />} />,
  menuHead: (close) => <SideMenuSession onFollow={close} balance={<Balance place="menu" />} />,
  menuFoot: (close) => <SideMenuLogout onFollow={close} />,
};
