import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import { signedOut } from '../../domain/sessionState.ts';
import type { LoginValue, MemberInfo } from '../../wire/auth.ts';
import { Failure } from '../../wire/failure.ts';
import type { SignedIn } from '../answered.ts';
import { sessionMachine } from './session.machine.ts';

const info: MemberInfo = {
  account: 'minhanh',
  nickname: 'Minh Anh',
  customerId: '1001',
  type: 1,
  toUpline: true,
  clubLabel: { labelName: 'Bạc', rankLevel: 2 },
};
const idleTime = 1_800_000;

const signedIn = (
  rest: Partial<LoginValue> = {},
  type: SignedIn['type'] = 'username',
  password: string | null = 'tre-xanh-94',
) =>
  ({
    value: {
      token: 'token',
      firstTimeLogin: false,
      passwordExpired: false,
      passwordChange: false,
      account: 'minhanh',
      type: 1,
      ...rest,
    },
    type,
    password,
  }) satisfies SignedIn;

/** Responses to the member call in order; the last one is repeated. */
function start({ hasToken = false, pwdEnabled = false, answers = [info] as readonly (MemberInfo | Error)[] } = {}) {
  const clock = new SimulatedClock();
  const done: string[] = [];
  let asked = 0;
  let sendElsewhere: ((type: 'session.endElsewhere' | 'session.replaceElsewhere') => void) | undefined;
  const machine = sessionMachine.provide({
    actors: {
      loadMember: fromPromise<MemberInfo, undefined>(async () => {
        const answer = answers[Math.min(asked++, answers.length - 1)];
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer');
        return answer;
      }),
      listenElsewhere: fromCallback(({ sendBack }) => {
        sendElsewhere = (type) => sendBack({ type });
      }),
    },
    actions: {
      keepSession: (_, { value }) => void done.push(`keep ${value.token}`),
      keepMember: (_, { account }) => void done.push(`member ${account}`),
      forgetSession: () => void done.push('forget'),
      leave: () => void done.push('leave'),
      openPasswordChange: () => void done.push('change'),
      welcome: () => void done.push('welcome'),
      reportEnd: () => void done.push('report'),
    },
  });
  const actor = createActor(machine, { clock, input: { hasToken, pwdEnabled, idleTime } }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return {
    actor,
    clock,
    done,
    settled,
    timesAsked: () => asked,
    elsewhere: (type: 'session.endElsewhere' | 'session.replaceElsewhere') => sendElsewhere?.(type),
    now: () => actor.getSnapshot(),
  };
}

describe('at start', () => {
  it('asks nothing without a token and asks for the member with one', async () => {
    const guest = start();
    expect([(await guest.settled()).value, guest.timesAsked()]).toEqual(['guest', 0]);
    const member = start({ hasToken: true });
    expect([(await member.settled()).value, member.timesAsked()]).toEqual(['member', 1]);
    expect(member.now().context.isAfterLogin).toBe(false);
  });

  it('clears a dead token without a word', async () => {
    const { settled, done } = start({ hasToken: true, answers: [new Failure('AUTH_REQUIRED')] });
    expect([(await settled()).value, done]).toEqual(['guest', ['forget']]);
  });

  it('keeps the token over a broken network and comes back by itself', async () => {
    const { settled, done, clock, now } = start({
      hasToken: true,
      answers: [new Failure('NETWORK'), new Failure('SYSTEM'), info],
    });
    expect((await settled()).value).toBe('unreachable');
    expect([done, now().context.failed?.code]).toEqual([[], 'NETWORK']);
    clock.increment(10_000);
    expect((await settled()).context.failed?.code).toBe('SYSTEM');
    now();
    clock.increment(10_000);
    expect((await settled()).value).toBe('member');
  });

  it('goes on with a forced change that was left by a reload', async () => {
    const { settled, done } = start({ hasToken: true, answers: [new Failure('PASSWORD_CHANGE')] });
    expect([(await settled()).value, done]).toEqual(['changing', ['change']]);
  });
});

describe('after signing in', () => {
  it('stores the token, loads the member and sets the after-login flag [LOGIN-05] [LOGIN-09]', async () => {
    const { actor, settled, done } = start();
    actor.send({ type: 'session.open', signedIn: signedIn() });
    const { value, context } = await settled();
    expect([value, context.isAfterLogin, done]).toEqual(['member', true, ['keep token', 'member minhanh']]);
  });

  it('is logged in as soon as the member is known, and as before after the end [LOGOUT-05] [LOGOUT-06]', async () => {
    const { actor, settled, now, done } = start();
    expect(now().context.state).toEqual(signedOut);
    actor.send({ type: 'session.open', signedIn: signedIn() });
    expect((await settled()).context.state).toMatchObject({ isLoggedIn: true, isAgent: 1, memberLabel: 'Bạc', rankLevel: 2 });
    actor.send({ type: 'session.end' });
    expect([now().value, now().context.state, now().context.isAfterLogin]).toEqual(['guest', signedOut, false]);
    expect(done.at(-1)).toBe('forget');
  });

  it.each([
    ['123456 by user name', signedIn({}, 'username', '123456'), false, true],
    ['123456 as a code', signedIn({}, 'sms', '123456'), false, false],
    ['an expired password where they expire', signedIn({ passwordExpired: true }), true, true],
    ['an expired password where they do not', signedIn({ passwordExpired: true }), false, false],
    ["the server's demand", signedIn({ passwordChange: true }, 'firebase', null), false, true],
  ])('%s: the change comes before the member [LOGIN-07] [LOGIN-08]', async (_, opened, pwdEnabled, isForced) => {
    const { actor, settled, done, timesAsked } = start({ pwdEnabled });
    actor.send({ type: 'session.open', signedIn: opened });
    await settled();
    expect([done.includes('change'), timesAsked()]).toEqual([isForced, isForced ? 0 : 1]);
  });

  it('keeps why the password must be changed until the session ends', async () => {
    const { actor, settled, now } = start();
    const demand = { reason: 'expired', maxAgeDays: 90 } as const;
    actor.send({ type: 'session.open', signedIn: signedIn({ passwordChange: true, demand }) });
    await settled();
    expect(now().context.demand).toEqual(demand);
    actor.send({ type: 'session.end' });
    expect(now().context.demand).toBeNull();
  });

  it('loads the member after the forced change, then welcomes once [LOGIN-06] [LOGIN-10]', async () => {
    const { actor, settled, done, timesAsked } = start();
    actor.send({ type: 'session.open', signedIn: signedIn({ firstTimeLogin: true, passwordChange: true }) });
    expect((await settled()).hasTag('forced')).toBe(true);
    actor.send({ type: 'session.passwordChanged' });
    expect((await settled()).value).toBe('member');
    expect([done, timesAsked()]).toEqual([['keep token', 'change', 'member minhanh', 'welcome'], 1]);
    actor.send({ type: 'session.passwordChanged' });
    await settled();
    expect([done.filter((entry) => entry === 'welcome').length, timesAsked()]).toEqual([1, 2]);
  });

  it('shows no welcome on a later login [LOGIN-06]', async () => {
    const { actor, settled, done } = start();
    actor.send({ type: 'session.open', signedIn: signedIn() });
    await settled();
    expect(done).not.toContain('welcome');
  });
});

describe('another tab', () => {
  it('hands over its session, which the server confirms before anything is shown', async () => {
    const { actor, settled, done } = start();
    actor.send({ type: 'session.adopt' });
    const { value, context } = await settled();
    expect([value, context.isAfterLogin, context.hasToken, done]).toEqual(['member', false, true, ['member minhanh']]);
  });

  it('hands over a session that has ended: nothing is kept', async () => {
    const { actor, settled, done } = start({ answers: [new Failure('AUTH_REQUIRED')] });
    actor.send({ type: 'session.adopt' });
    expect([(await settled()).value, done]).toEqual(['guest', ['forget']]);
  });
});

describe('the end', () => {
  const member = async (answers: readonly (MemberInfo | Error)[]) => {
    const run = start({ hasToken: true, answers });
    await run.settled();
    run.done.length = 0;
    return run;
  };

  it('asks the server after the idle time and says so when the session has ended', async () => {
    const { clock, settled, done, timesAsked, actor } = await member([info, new Failure('AUTH_REQUIRED')]);
    clock.increment(idleTime - 1);
    actor.send({ type: 'session.activity' });
    clock.increment(idleTime - 1);
    expect(timesAsked()).toBe(1);
    clock.increment(1);
    expect([(await settled()).value, done]).toEqual(['guest', ['forget', 'report']]);
  });

  it('stays a member while the network is broken or the session still lives', async () => {
    const { clock, settled, done, now } = await member([info, new Failure('NETWORK'), info]);
    clock.increment(idleTime);
    expect(now().hasTag('member')).toBe(true);
    expect([(await settled()).value, done]).toEqual(['member', []]);
    clock.increment(idleTime);
    expect((await settled()).value).toBe('member');
  });

  it('comes with the first call that is refused, and once', async () => {
    const { actor, done, now } = await member([info]);
    actor.send({ type: 'session.refuse' });
    actor.send({ type: 'session.refuse' });
    expect([now().value, done]).toEqual(['guest', ['forget', 'report']]);
  });

  it('comes from another tab of the same session', async () => {
    const { elsewhere, done, now } = await member([info]);
    elsewhere('session.endElsewhere');
    expect([now().value, now().context.state, done]).toEqual(['guest', signedOut, ['forget', 'report']]);
  });

  it('is no news to a guest', async () => {
    const guest = start();
    await guest.settled();
    guest.elsewhere('session.endElsewhere');
    expect([guest.now().value, guest.done]).toEqual(['guest', ['forget']]);
  });

  it('is asked of the server when another account signs in elsewhere', async () => {
    const { elsewhere, done, now } = await member([info]);
    elsewhere('session.replaceElsewhere');
    expect([now().value, done]).toEqual(['member', ['leave']]);
  });
});

it('reaches and leaves every state', () => {
  const found = walk(sessionMachine, {
    input: { hasToken: true, pwdEnabled: true, idleTime },
    events: [
      { type: 'session.open', signedIn: signedIn({ firstTimeLogin: true }) },
      { type: 'session.open', signedIn: signedIn({}, 'username', '123456') },
      ...[
        'passwordChanged',
        'retry',
        'activity',
        'refuse',
        'demandChange',
        'end',
        'endElsewhere',
        'replaceElsewhere',
        'adopt',
      ].map((name) => ({
        type: `session.${name}`,
      })),
    ],
    answers: { loadMember: [info] },
    errors: [new Failure('AUTH_REQUIRED'), new Failure('PASSWORD_CHANGE'), new Failure('NETWORK')],
  });
  expect(found).toEqual({ unreached: [], traps: [] });
});
