import { memberGate } from '../../../domain/accountType.ts';
import type { SignedIn } from '../../../flows/login/index.ts';
import { loadSessionRun } from '../authWindows.ts';
import type { PageTools } from './outside.tsx';
import type { SessionRun } from './sessionRun.ts';
import { guestView, keptView, type SessionView } from './sessionView.ts';

export interface SessionStore {
  readonly view: () => SessionView;
  readonly subscribe: (notify: () => void) => () => void;
  /** Gives the store its page; a kept session is checked with the server from then on. */
  readonly attach: (tools: PageTools) => () => void;
  /** Resolves once the session is held, or its flow could not be loaded and the page has said so. Never rejects. */
  readonly open: (signedIn: SignedIn) => Promise<void>;
  readonly logOut: () => void;
  /** Ends the session without asking: leaving a forced password change does. */
  readonly drop: () => void;
  readonly passwordChanged: () => void;
  /** Runs what only members may do, or shows what it takes [GATE]. */
  readonly guard: (action: () => void) => void;
  readonly goHome: () => void;
  readonly closeWindows: () => void;
}

/** Who is here. The flow behind it loads when there is a session to look after, or somebody signs in. */
export function createSessionStore(): SessionStore {
  const listeners = new Set<() => void>();
  let view: SessionView | null = null;
  let page: PageTools | null = null;
  let running: Promise<SessionRun> | null = null;

  const current = () => (view ??= keptView());
  const show = (next: SessionView) => {
    view = next;
    for (const notify of listeners) notify();
  };
  const run = (): Promise<SessionRun> =>
    (running ??= loadSessionRun().then((startSession) =>
      startSession({
        show,
        page: () => {
          if (page === null) throw new Error('The session has no page around it. Put <SessionWatch /> into the tree.');
          return page;
        },
      }),
    ));
  const tell = (say: (session: SessionRun) => void) =>
    run().then(say, () => {
      running = null;
      page?.overlays.showToast({ tone: 'danger', title: page.t('failure.CHUNK') });
    });

  return {
    view: current,
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    attach(tools) {
      page = tools;
      if (current().isLoggedIn) void tell(() => undefined);
      return () => {
        page = null;
      };
    },
    open: (signedIn) => tell((session) => session.open(signedIn)),
    logOut: () => void tell((session) => session.logOut()),
    drop: () => void tell((session) => session.drop()),
    passwordChanged: () => void tell((session) => session.passwordChanged()),
    guard(action) {
      const { isLoggedIn, isAgent } = current();
      const gate = memberGate({ hasToken: isLoggedIn, isAgent });
      if (gate === 'open') action();
      else if (gate === 'login') page?.overlays.openModal('loginPopupModal');
      else void tell((session) => session.warnTrial());
    },
    goHome: () => page?.go('/'),
    closeWindows() {
      page?.overlays.closeModal('loginPopupModal');
      page?.overlays.closeModal('registerModal');
    },
  };
}

/** What the server draws: nobody is here. */
export const servedView = () => guestView;
