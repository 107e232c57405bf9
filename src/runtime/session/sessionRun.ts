import { createActor, fromCallback, fromPromise } from 'xstate';
import { authCalls } from '../../api/auth.ts';
import { backgroundCalls, onCallEnd } from '../../api/callEnds.ts';
import { keepMember, sessionValues } from '../../api/session.ts';
import { broadcastEnd, broadcastOpen, joinTabs } from '../../api/tabs.ts';
import { forgetCurrentPassword, keepCurrentPassword } from '../../api/vault.ts';
import { trialAccountType } from '../../domain/accountType.ts';
import { sessionStateOf } from '../../domain/sessionState.ts';
import type { SignedIn } from '../../flows/login/index.ts';
import { logoutMachine } from '../../flows/logout/index.ts';
import { sessionMachine } from '../../flows/session/index.ts';
import { forgetDrafts } from '../../ui/form/drafts.ts';
import type { MemberInfo } from '../../wire/auth.ts';
import { calls } from '../../wire/calls.ts';
import { startLive } from '../live/index.ts';
import { arrival } from './arrival.ts';
import { type SessionPage, sessionEffects } from './sessionEffects.tsx';
import { keptView, type SessionView, signedOutView } from './sessionView.ts';
import type { Visit } from './visit.ts';

export interface SessionRun {
  readonly open: (signedIn: SignedIn) => void;
  readonly logOut: () => void;
  readonly drop: () => void;
  readonly passwordChanged: () => void;
  /** Continues the session that another tab has stored here. */
  readonly adopt: () => void;
  /** Dialog for an account that may not go on: a trial account, or no agent. */
  readonly warn: () => void;
}

interface SessionDeps {
  readonly show: (view: SessionView) => void;
  readonly page: () => SessionPage;
  readonly visit: Visit;
}

const token = () => sessionValues.read('token');

/** Starts the session flow. It runs until the page unloads. */
export function startSession({ show, page, visit }: SessionDeps): SessionRun {
  const effects = () => sessionEffects(page(), visit);
  const { cache, pwdEnabled, idleMinutes } = page();
  let keeping: Promise<void> = Promise.resolve();
  let isConfirmed = false;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        loadMember: fromPromise<MemberInfo, undefined>(() => authCalls.memberInfo()),
        listenElsewhere: fromCallback(({ sendBack }) =>
          joinTabs({
            token,
            mayHandOver: () => isConfirmed,
            onEnd: () => sendBack({ type: 'session.endElsewhere' }),
            onReplaced: () => sendBack({ type: 'session.replaceElsewhere' }),
          }),
        ),
      },
      actions: {
        keepSession: (_, { value, password }) => {
          sessionValues.write('token', value.token);
          sessionValues.write('account', value.account);
          sessionValues.write('isAgent', value.type);
          keeping = Promise.resolve(password === null ? forgetCurrentPassword() : keepCurrentPassword(password));
        },
        keepMember: (_, info) => {
          const member = sessionStateOf(info);
          keepMember(member);
          effects().keepMemberData(member);
        },
        forgetSession: () => {
          const ended = token();
          if (ended !== null) void broadcastEnd(ended);
          forgetCurrentPassword();
          sessionValues.clear();
          visit.forgetUser();
          forgetDrafts();
          effects().forgetData();
        },
        leave: () => leave(),
        // Whether the modal asks for the old password depends on whether it was stored.
        openPasswordChange: () => void keeping.then(() => effects().openPasswordChange()),
        welcome: ({ context }) => effects().welcome(context.state.nickname || context.state.account),
        reportEnd: () => effects().reportEnd(),
      },
    }),
    { input: { hasToken: token() !== null, pwdEnabled, idleTime: idleMinutes * 60_000 } },
  );

  let arriving = false;
  let live: { readonly token: string | null; readonly stop: () => void } | null = null;
  const follow = (followed: string | null) => {
    if (followed === (live?.token ?? null)) return;
    live?.stop();
    live = followed === null ? null : { token: followed, stop: startLive(cache, () => actor.send({ type: 'session.retry' })) };
  };
  actor.subscribe((snapshot) => {
    const { state, demand, isAfterLogin } = snapshot.context;
    isConfirmed = snapshot.hasTag('member');
    follow(isConfirmed ? token() : null);
    if (snapshot.hasTag('forced')) show({ ...signedOutView, isForced: true, demand });
    else if (snapshot.hasTag('guest')) show(signedOutView);
    else show(state.isLoggedIn ? { ...signedOutView, ...state } : keptView());
    if (!arriving || !isConfirmed) return;
    arriving = false;
    const own = token();
    // A session of another tab is not new to the others.
    if (isAfterLogin && own !== null) void broadcastOpen(own);
    effects().continueAfterLogin();
  });
  onCallEnd((end) => {
    if (end.token === null || end.token !== token()) return;
    if (end.code === 'OK' && !backgroundCalls.has(end.name)) actor.send({ type: 'session.activity' });
    if (end.code === 'AUTH_REQUIRED') actor.send({ type: 'session.refuse' });
    if (end.code === 'PASSWORD_CHANGE') actor.send({ type: 'session.demandChange' });
    // A launch shows a warning itself, and a failed read is handled by the screen that made it.
    if (end.code === 'TRUE_ACCOUNT' && end.name !== 'launchGame' && calls[end.name].method !== 'GET') effects().warnTrial();
  });
  actor.start();

  const end = (ask: (answers: { readonly yes: () => void; readonly no: () => void }) => void) => {
    const leaving = createActor(
      logoutMachine.provide({
        actors: { callServer: fromPromise(() => authCalls.logOut()) },
        actions: {
          askConfirmation: () =>
            ask({
              yes: () => leaving.send({ type: 'logout.confirm' }),
              no: () => leaving.send({ type: 'logout.cancel' }),
            }),
          endSession: () => actor.send({ type: 'session.end' }),
          goHome: () => effects().goHome(),
        },
      }),
    );
    leaving.start();
  };
  // The answer is deferred until the machine has started.
  const leave = () => end(({ yes }) => queueMicrotask(yes));

  return {
    open(signedIn) {
      arriving = true;
      visit.write(arrival, visit.read(arrival) ?? 'login');
      actor.send({ type: 'session.open', signedIn });
    },
    adopt() {
      arriving = true;
      actor.send({ type: 'session.adopt' });
    },
    logOut: () => end(effects().askLogout),
    drop: leave,
    warn: () => (sessionValues.read('isAgent') === trialAccountType ? effects().warnTrial() : effects().warnMember()),
    passwordChanged: () => actor.send({ type: 'session.passwordChanged' }),
  };
}
