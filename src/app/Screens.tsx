import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { useBrand } from '../brand/index.ts';
import { notFoundScreen, type Screen, screenOf, screens } from '../domain/routes.ts';
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
import { ShellLayout, type ShellSession, SiteControls } from '../features/shell/index.ts';
import { StatusGate } from '../features/status/index.ts';
import { useHydrated } from '../ui/hydration/useHydrated.ts';
import { ChunkBoundary } from './ChunkBoundary.tsx';
import { isGuarded } from './guard.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { pageComponent } from './pages.ts';
import { useScrollRules } from './useScrollRules.ts';

/** Status first, then the guard, then the screen of the address. */
export function Screens() {
  const support = useCustomerService();
  return (
    <StatusGate controls={<SiteControls />} onContact={support ?? nothing}>
      <Routes>
        <Route element={<Surroundings />}>
          <Route path="/" element={<Navigate to="/index" replace />} />
          {screens.map((screen) => (
            <Route key={screen.path} path={screen.path} element={<Page screen={screen} />} />
          ))}
          <Route path="*" element={<Page screen={notFoundScreen} />} />
        </Route>
      </Routes>
    </StatusGate>
  );
}

function Surroundings() {
  const { pathname } = useLocation();
  const { loginedToHomePage } = useBrand();
  const support = useCustomerService();
  const { isLoggedIn } = useVisitor();
  // The server draws every page as if somebody were signed in; the browser knows better and moves on at once.
  const signedIn = !useHydrated() || isLoggedIn;
  useScrollRules();
  if (isGuarded(pathname, loginedToHomePage, signedIn)) return <ToLogin />;
  return (
    <ShellLayout layout={screenOf(pathname).layout} support={support} session={session}>
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
const nothing = () => {};

function Page({ screen }: { readonly screen: Screen }) {
  const Component = pageComponent(screen.page);
  return (
    <ChunkBoundary page={screen.path}>
      <Suspense fallback={<PageSkeleton />}>
        <Component key={screen.path} />
      </Suspense>
    </ChunkBoundary>
  );
}
