import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Navigate, NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { openAgentCentre } from '../features/agent-centre/index.ts';
import { HeaderSession, RouteModal, SideMenuLogout, SideMenuSession } from '../features/auth/index.ts';
import { openChat } from '../features/chat/index.ts';
import { useCustomerService } from '../features/customer-service/index.ts';
import { AccountEntries, HeaderEntries, MemberAvatar, MemberCentre, MoneyEntries } from '../features/member-centre/index.ts';
import { Balance } from '../features/play/index.ts';
import { ConsentPrompt, MenuPreferences } from '../features/preferences/index.ts';
import { ShellLayout, type ShellSession } from '../features/shell/index.ts';
import { useBrand, useFlag } from '../runtime/brand/index.ts';
import { useHydrated, useScreen } from '../runtime/page/index.ts';
import { keepReturnPath, useSessionView, useVisit } from '../runtime/session/index.ts';
import { ChunkBoundary } from './ChunkBoundary.tsx';
import { dropHandledPress } from './earlyPress.ts';

/** The shell around a page, and the redirect to the login for member-only pages. */
export function Surroundings() {
  const { layout, isOpen } = useScreen();
  const { loginedToHomePage } = useBrand();
  const support = useCustomerService();
  const { isLoggedIn } = useSessionView();
  // The server renders every page as for a signed-in user; the browser redirects after hydration.
  const hydrated = useHydrated();
  const signedIn = !hydrated || isLoggedIn;
  useScrollRules();
  if (loginedToHomePage && !signedIn && !isOpen) return <ToLogin />;
  return (
    <ShellLayout layout={layout} support={support} session={session} onPress={dropHandledPress}>
      <Over>
        <RouteModal />
      </Over>
      <Outlet />
      <Over>
        <ConsentPrompt />
      </Over>
      {hydrated ? (
        <Over>
          <Suspense>
            <AtRest />
          </Suspense>
        </Over>
      ) : null}
      <Over>{memberCentre}</Over>
    </ShellLayout>
  );
}

/** Boundary of a part over the page, which leaves the page alone when it fails; another address tries again. */
function Over({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ChunkBoundary page={key} isOver>
      {children}
    </ChunkBoundary>
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
  header: (
    <HeaderSession
      balance={<Balance place="header" />}
      avatar={
        <Suspense fallback={null}>
          <MemberAvatar size={36} />
        </Suspense>
      }
      entries={
        <Suspense fallback={null}>
          <HeaderEntries />
        </Suspense>
      }
    />
  ),
  menuHead: (close) => (
    <SideMenuSession
      onFollow={close}
      balance={<Balance place="menu" />}
      avatar={<MemberAvatar size={38} />}
      entries={<MoneyEntries onFollow={close} />}
    />
  ),
  menuAccount: (close) => <MemberEntries onFollow={close} />,
  menuFoot: (close) => (
    <>
      <MenuPreferences />
      <SideMenuLogout onFollow={close} />
    </>
  ),
};

/** Brands without the member centre have no entries of it. */
function MemberEntries({ onFollow }: { readonly onFollow: () => void }) {
  return useFlag('MEMBERCENTER') ? <AccountEntries onFollow={onFollow} /> : null;
}

/** A visitor sees the page before something covers it, and nothing of it competes with the first screen. */
const restDelayMs = 4_000;

const AtRest = lazy(() =>
  new Promise((done) => setTimeout(done, restDelayMs))
    .then(() => import('./AtRest.tsx'))
    .then((module) => ({ default: module.AtRest })),
);

const memberCentre = (
  <MemberCentre balance={<Balance place="centre" />} openAgentCentre={openAgentCentre} openChat={openChat} />
);

/** Time to wait for the target of a hash to appear. */
const hashTimeoutMs = 2_000;

/** Scroll position after navigation: the hash target, else the top; back and forward restore the previous position. */
function useScrollRules(): void {
  const { key, pathname, hash, search } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  const positions = useRef(new Map<string, number>());
  const first = useRef(true);
  const shown = useRef({ pathname, search });

  useEffect(() => {
    const kept = positions.current;
    const remember = () => kept.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    const fresh = first.current;
    first.current = false;
    const samePage = shown.current.pathname === pathname && !fresh;
    shown.current = { pathname, search };
    if (hash !== '') return scrollToTarget(decodeURIComponent(hash.slice(1)));
    if (fresh) return undefined;
    if (back) scrollTo({ top: positions.current.get(key) ?? 0, behavior: 'instant' });
    else if (!samePage) scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, pathname, search, hash, back]);
}

/** The target may depend on data that is still loading, so it is searched for until the timeout. */
function scrollToTarget(id: string): () => void {
  const until = performance.now() + hashTimeoutMs;
  let frame = 0;
  const look = () => {
    const target = document.getElementById(id);
    if (target !== null) target.scrollIntoView({ behavior: calm() ? 'instant' : 'smooth', block: 'start' });
    else if (performance.now() < until) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
