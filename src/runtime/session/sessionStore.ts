import { importWithRetry } from '../../api/importWithRetry.ts';
import { sessionValues } from '../../api/session.ts';
import { memberGate } from '../../domain/accountType.ts';
import type { SignedIn } from '../../flows/login/index.ts';
import type { SessionPage } from './sessionEffects.tsx';
import type { SessionRun } from './sessionRun.ts';
import { keptView, type SessionView } from './sessionView.ts';
import { createVisit, type Visit } from './visit.ts';

export interface SessionStore {
  readonly view: () => SessionView;
  readonly subscribe: (notify: () => void) => () => void;
  /** Connects the page the session acts on, until another is. A session stored by the tab is then verified with the server. */
  readonly attach: (page: SessionPage) => void;
  /** Resolves once the session is stored, or after the page reported that its code could not be loaded. Never rejects. */
  readonly open: (signedIn: SignedIn) => Promise<void>;
  /** Continues a session that the inline script of the page has received from another tab. */
  readonly adopt: () => void;
  readonly logOut: () => void;
  /** Ends the session without confirmation, for leaving a forced password change. */
  readonly drop: () => void;
  readonly passwordChanged: () => void;
  /** Runs a member-only action, or opens what it requires [GATE]. `isBarred`: members of this type may not do it at all. */
  readonly guard: (action: () => void, isBarred?: boolean) => void;
  readonly goHome: () => void;
  readonly closeWindows: () => void;
  readonly visit: Visit;
}

/** The session of the page. The flow behind it loads if a session exists or a user signs in. */
export function createSessionStore(): SessionStore {
  const listeners = new Set<() => void>();
  const visit = createVisit();
  let view: SessionView | null = null;
  let page: SessionPage | null = null;
  let running: Promise<SessionRun> | null = null;

  const current = () => (view ??= keptView());
  const show = (next: SessionView) => {
    view = next;
    for (const notify of listeners) notify();
  };
  const run = (): Promise<SessionRun> =>
    (running ??= importWithRetry(() => import('./sessionRun.ts')).then(({ startSession }) =>
      startSession({
        show,
        visit,
        page: () => {
          if (page === null) throw new Error('The session is not attached to a page. Render <SessionBridge />.');
          return page;
        },
      }),
    ));
  const command = (execute: (session: SessionRun) => void) =>
    run().then(execute, () => {
      running = null;
      page?.overlays.showToast({ tone: 'danger', title: page.t('failure.CHUNK') });
    });

  const closeWindows = () => {
    page?.overlays.closeModal('loginPopupModal');
    page?.overlays.closeModal('registerModal');
  };
  const adopt = () => {
    const { isLoggedIn, isForced } = current();
    if (isLoggedIn || isForced || sessionValues.read('token') === null) return;
    show(keptView());
    closeWindows();
    void command((session) => session.adopt());
  };

  return {
    visit,
    view: current,
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    attach(tools) {
      page = tools;
      if (current().isLoggedIn) void command(() => undefined);
      else adopt();
    },
    open: (signedIn) => command((session) => session.open(signedIn)),
    adopt,
    logOut: () => void command((session) => session.logOut()),
    drop: () => void command((session) => session.drop()),
    passwordChanged: () => void command((session) => session.passwordChanged()),
    guard(action, isBarred) {
      const { isLoggedIn, isAgent } = current();
      const gate = memberGate({ hasToken: isLoggedIn, isAgent });
      if (gate === 'open' && !isBarred) action();
      else if (gate === 'login') page?.overlays.openModal('loginPopupModal');
      else void command((session) => session.warn());
    },
    goHome: () => page?.go('/'),
    closeWindows,
  };
}
