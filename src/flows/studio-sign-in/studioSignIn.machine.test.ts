import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import { Failure } from '../../wire/failure.ts';
import type { StudioSession } from '../../wire/studio/session.ts';
import { studioSignInMachine } from './studioSignIn.machine.ts';

const begin = Date.parse('2026-11-20T05:00:00Z');
const signedOut: StudioSession = {
  step: 'signedOut',
  operator: null,
  factors: [],
  enrolment: null,
  triesLeft: null,
  lockedUntil: null,
  expiresAt: null,
  provenUntil: null,
  demo: [],
  previewOrigin: '',
};
const factor: StudioSession = { ...signedOut, step: 'factor', factors: ['code', 'passkey', 'recovery'] };
const enrol: StudioSession = { ...signedOut, step: 'enrol', enrolment: { secret: 'S', uri: 'otpauth://', canSkip: false } };
const signedIn: StudioSession = { ...signedOut, step: 'signedIn' };
const credentials = { name: 'mai', password: 'secret' };
const lockedUntil = new Date(begin + 60_000).toISOString();
const wrong = (triesLeft: number) =>
  new Failure('CODE_INCORRECT', { value: { triesLeft, lockedUntil: triesLeft === 0 ? lockedUntil : null } });

type Answers = Partial<Record<'signIn' | 'sendCode' | 'sendRecoveryCode' | 'startAgain', readonly (StudioSession | Failure)[]>>;

function start(session: StudioSession, answers: Answers = {}) {
  const clock = new SimulatedClock();
  const asked: Record<string, number> = {};
  const answer = <Given>(name: keyof Answers) =>
    fromPromise<StudioSession, Given>(async () => {
      asked[name] = (asked[name] ?? 0) + 1;
      const next = answers[name]?.[asked[name] - 1];
      if (next === undefined) throw new Error(`${name} was not to be called.`);
      if (next instanceof Failure) throw next;
      return next;
    });
  const machine = studioSignInMachine.provide({
    actors: {
      signIn: answer('signIn'),
      sendCode: answer('sendCode'),
      sendRecoveryCode: answer('sendRecoveryCode'),
      startAgain: answer('startAgain'),
      makeRecoveryCodes: fromPromise<readonly string[], null>(async () => ['0AAA-BBBB-CCCC']),
    },
  });
  const actor = createActor(machine, { clock, input: { session, now: () => begin + clock.now() } }).start();
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { actor, clock, send };
}

describe(studioSignInMachine.id, () => {
  it('asks for the second factor after the password and keeps neither [OPS-08]', async () => {
    const { send, actor } = start(signedOut, {
      signIn: [new Failure('AUTH_INCORRECT', { value: { triesLeft: 4 } }), factor],
      sendCode: [signedIn],
    });
    const refused = await send({ type: 'password.send', credentials });
    expect([refused.value, refused.context.fault, refused.context.credentials]).toEqual([
      'password',
      { code: 'AUTH_INCORRECT', triesLeft: 4 },
      null,
    ]);
    const asked = await send({ type: 'password.send', credentials });
    expect([asked.value, asked.context.credentials, asked.context.fault]).toEqual([{ factor: 'code' }, null, null]);
    const done = await send({ type: 'code.send', code: '123456', trust: true });
    expect([done.status, actor.getSnapshot().output]).toEqual(['done', signedIn]);
  });

  it('locks after the last try until the lock is over, in the midst of a factor too [OPS-08]', async () => {
    const { send, clock, actor } = start(factor, { sendCode: [wrong(1), wrong(0)], startAgain: [signedOut] });
    expect((await send({ type: 'code.send', code: '1', trust: false })).context.fault?.triesLeft).toBe(1);
    expect((await send({ type: 'code.send', code: '1', trust: false })).value).toBe('locked');
    clock.increment(59_999);
    expect(actor.getSnapshot().value).toBe('locked');
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ factor: 'code' });
    expect((await send({ type: 'restart' })).value).toBe('password');
  });

  it('shows recovery codes once a first authenticator is bound, and signs in after they are kept [OPS-08]', async () => {
    const { send } = start(enrol, { sendCode: [wrong(4), signedIn] });
    expect((await send({ type: 'code.send', code: '1', trust: false })).value).toBe('enrolment');
    const shown = await send({ type: 'code.send', code: '2', trust: false });
    expect([shown.value, shown.context.recoveryCodes]).toEqual(['codes', ['0AAA-BBBB-CCCC']]);
    expect((await send({ type: 'codes.kept' })).status).toBe('done');
  });

  it('offers no way past the set-up to whom the server offers none [OPS-08]', async () => {
    const { send } = start(enrol);
    expect((await send({ type: 'enrolment.skip' })).value).toBe('enrolment');
  });

  it('reaches and leaves every state', () => {
    const found = walk(studioSignInMachine, {
      input: { session: signedOut, now: () => begin },
      events: [
        { type: 'password.send', credentials },
        { type: 'code.send', code: '1', trust: false },
        { type: 'passkey.use', trust: false },
        { type: 'recovery.choose' },
        { type: 'code.choose' },
        { type: 'enrolment.skip' },
        { type: 'codes.kept' },
        { type: 'codes.retry' },
        { type: 'restart' },
      ],
      answers: {
        signIn: [factor, { ...enrol, enrolment: { secret: 'S', uri: 'otpauth://', canSkip: true } }],
        sendCode: [signedIn],
        sendRecoveryCode: [signedIn],
        usePasskey: [signedIn],
        skipEnrolment: [signedIn],
        startAgain: [signedOut],
        makeRecoveryCodes: [[]],
      },
      errors: [wrong(4), wrong(0)],
    });
    expect(found).toEqual({ unreached: [], traps: [] });
  });
});
