import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import { vietnamPhone } from '../../domain/phone.ts';
import type { ChallengeResult, LoginAnswer, LoginValue } from '../../wire/auth.ts';
import { Failure, type FailureCode } from '../../wire/failure.ts';
import { loginMachine } from './login.machine.ts';
import type { LoginForm, LoginTry } from './login.ts';

const solved: ChallengeResult = { lot_number: 'lot', captcha_output: 'out', pass_token: 'pass', gen_time: '1' };
const session: LoginValue = {
  token: 'token',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordChange: false,
  account: 'minhanh',
  type: 0,
};
const proof: LoginAnswer = { verify: { ticket: 'ticket', methods: [{ method: 'mobile', hint: '+84•••••678' }] } };
const stranger: LoginAnswer = { link: { ticket: 'link', channel: 'google', email: null } };
const form: LoginForm = {
  username: ' minhanh ',
  password: ' secret ',
  captcha: '',
  mobileNum: '0901234567',
  verificationCode: '246810',
  country: vietnamPhone,
};

/** Responses of the server in order; the last one is repeated. */
function start({
  answers = [session] as readonly (LoginAnswer | Error)[],
  challenge = async () => solved,
  showVerCodeLogin = true,
} = {}) {
  const tries: LoginTry[] = [];
  const done: string[] = [];
  const logIn = vi.fn<(asked: LoginTry) => Promise<LoginAnswer>>(async (asked) => {
    tries.push(asked);
    const answer = answers[Math.min(tries.length, answers.length) - 1];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  });
  const machine = loginMachine.provide({
    actors: { solveChallenge: fromPromise(challenge), logIn: fromPromise(({ input }) => logIn(input)) },
    actions: { resetChallenge: () => void done.push('reset'), renewCaptcha: () => void done.push('renew') },
  });
  const actor = createActor(machine, { input: { showVerCodeLogin } }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const submit = (rest: Partial<LoginForm> = {}) => {
    actor.send({ type: 'login.submit', form: { ...form, ...rest } });
    return settled();
  };
  return { actor, submit, settled, tries, done, now: () => actor.getSnapshot() };
}

describe(loginMachine.id, () => {
  it('signs in with trimmed values, and with the solved challenge by code [VALID-03] [ENTITY-05]', async () => {
    const challenge = vi.fn<() => Promise<ChallengeResult>>(async () => solved);
    const { submit, tries, actor } = start({ challenge });
    const { context } = await submit();
    expect(tries[0]?.form).toMatchObject({ username: 'minhanh', password: 'secret' });
    expect([tries[0]?.challenge, challenge.mock.calls.length]).toEqual([null, 0]);
    const bySms = start({ challenge });
    bySms.actor.send({ type: 'tab.choose', tab: 'sms' });
    await bySms.submit();
    expect([bySms.tries[0]?.challenge, challenge.mock.calls.length]).toEqual([solved, 1]);
    expect(context.signedIn).toEqual({ value: session, type: 'username', password: 'secret' });
    expect(actor.getSnapshot().status).toBe('done');
    expect(context.form).toBe(null);
  });

  it('sends nothing while a field is missing [VALID-01] [VALID-02]', async () => {
    const { submit, tries, now, actor } = start({ answers: [new Failure('AUTH_INCORRECT', { value: { captcha: true } })] });
    await submit({ username: '', password: '' });
    expect(Object.keys(now().context.faults)).toEqual(['username', 'password']);
    actor.send({ type: 'field.edit', field: 'username' });
    expect(Object.keys(now().context.faults)).toEqual(['password']);
    await submit();
    await submit({ captcha: '' });
    expect(now().context.faults).toEqual({ captcha: { key: 'captcha_required' } });
    expect(tries).toHaveLength(1);
  });

  it('shows the SMS tab only where it is offered and checks it by its own rules [LOGIN-04] [VALID-04] [VALID-05]', async () => {
    const hidden = start({ showVerCodeLogin: false });
    hidden.actor.send({ type: 'tab.choose', tab: 'sms' });
    expect(hidden.now().context.tab).toBe('username');
    const { actor, submit, now, tries } = start();
    actor.send({ type: 'tab.choose', tab: 'sms' });
    await submit({ mobileNum: '1', verificationCode: '', username: '' });
    expect(Object.keys(now().context.faults)).toEqual(['mobileNum', 'verificationCode']);
    const { context } = await submit({ username: '', password: '' });
    expect(tries).toHaveLength(1);
    expect(context.signedIn).toMatchObject({ type: 'sms', password: null });
  });

  it('sends nothing before the challenge is solved [VALID-06]', async () => {
    const { actor, submit, tries, now } = start({ challenge: () => Promise.reject(new Error('closed')) });
    actor.send({ type: 'tab.choose', tab: 'sms' });
    await submit();
    expect(tries).toEqual([]);
    expect(now().matches('editing')).toBe(true);
    expect(now().context.failed?.code).toBe('SYSTEM');
  });

  it('resets the challenge once per failure and shows the picture if flagged [CAPTCHA-03] [ERR-07] [ERR-08] [ENTITY-06]', async () => {
    const flagged = new Failure('AUTH_INCORRECT', { value: { captcha: true }, text: 'Sai' });
    const { submit, now, done } = start({ answers: [new Failure('AUTH_INCORRECT', { value: { captcha: false } }), flagged] });
    await submit();
    expect([now().context.captchaShown, done]).toEqual([false, ['reset', 'renew']]);
    await submit();
    expect([now().context.captchaShown, done.filter((entry) => entry === 'reset')]).toEqual([true, ['reset', 'reset']]);
    expect(now().context.failed).toMatchObject({ code: 'AUTH_INCORRECT', text: 'Sai' });
  });

  it('reports a wrong picture code at its field, and a code that is demanded at first as missing', async () => {
    const wrong = new Failure('AUTH_CAPTCHA', { value: { captcha: true } });
    const { submit, now } = start({ answers: [wrong] });
    await submit();
    expect(now().context.faults).toEqual({ captcha: { key: 'captcha_required' } });
    await submit({ captcha: 'k7pq' });
    expect(now().context.faults).toEqual({ captcha: { key: 'failure.AUTH_CAPTCHA' } });
  });

  it('asks the SMS login for the picture too, which guards the address of both [ENTITY-06]', async () => {
    const flagged = new Failure('AUTH_INCORRECT', { value: { captcha: true } });
    const { actor, submit, tries, now } = start({ answers: [flagged, session] });
    actor.send({ type: 'tab.choose', tab: 'sms' });
    await submit();
    await submit();
    expect([now().context.faults, tries.length]).toEqual([{ captcha: { key: 'captcha_required' } }, 1]);
    expect((await submit({ captcha: 'k7pq' })).context.signedIn?.type).toBe('sms');
    expect(tries[1]).toMatchObject({ captchaShown: true, form: { captcha: 'k7pq' } });
  });

  it('keeps the picture over a try that never arrived', async () => {
    const flagged = new Failure('AUTH_INCORRECT', { value: { captcha: true } });
    const { submit, now } = start({ answers: [flagged, new Failure('NETWORK'), new Failure('AUTH_INCORRECT')] });
    await submit();
    await submit({ captcha: 'k7pq' });
    expect(now().context.captchaShown).toBe(true);
    await submit({ captcha: 'k7pq' });
    expect(now().context.captchaShown).toBe(false);
  });

  it.each<[FailureCode]>([
    ['NETWORK'],
    ['TIMEOUT'],
    ['SYSTEM'],
    ['RATE_LIMIT'],
    ['MAINTENANCE'],
    ['REGION_BLOCKED'],
    ['AUTH_WAIT'],
  ])('says %s and can be tried again', async (code) => {
    const { submit, now } = start({ answers: [new Failure(code, { value: { waitSeconds: 60 } }), session] });
    await submit();
    expect(now().context.failed).toMatchObject({ code, waitSeconds: 60 });
    expect((await submit()).context.signedIn?.value).toBe(session);
  });

  it('makes one request of a double press', async () => {
    const { actor, settled, tries } = start();
    actor.send({ type: 'login.submit', form });
    actor.send({ type: 'login.submit', form: { ...form, username: 'other' } });
    await settled();
    expect(tries).toHaveLength(1);
  });

  it('asks for one more proof and goes back to the form when that is left', async () => {
    const { submit, actor, now, done } = start({ answers: [proof] });
    expect((await submit()).hasTag('verifying')).toBe(true);
    expect(now().context.verify?.ticket).toBe('ticket');
    actor.send({ type: 'verification.cancel' });
    expect([now().value, now().context.verify, done]).toEqual(['editing', null, ['reset', 'renew']]);
    await submit();
    actor.send({ type: 'verification.pass', value: session });
    expect(now().output).toMatchObject({ signedIn: { value: session, password: 'secret' } });
  });

  it('goes back to the form and says why where the proof came too late', async () => {
    const { submit, actor, now, done } = start({ answers: [proof] });
    await submit();
    actor.send({ type: 'verification.end' });
    expect([now().value, now().context.verify, done]).toEqual(['editing', null, ['reset', 'renew']]);
    expect(now().context.failed?.code).toBe('VERIFICATION_ENDED');
    await submit();
    expect(now().context.failed).toBe(null);
    const ofHeader = start();
    ofHeader.actor.send({ type: 'verification.end' });
    expect(ofHeader.now().context.failed?.code).toBe('VERIFICATION_ENDED');
  });

  it('reaches and leaves every state', () => {
    const found = walk(loginMachine, {
      input: { showVerCodeLogin: true },
      events: [
        { type: 'tab.choose', tab: 'sms' },
        { type: 'login.submit', form },
        { type: 'login.submit', form: { ...form, mobileNum: '', username: '' } },
        { type: 'verification.pass', value: session },
        { type: 'verification.cancel' },
        { type: 'verification.end' },
      ],
      answers: { solveChallenge: [solved], logIn: [session, proof, stranger] },
      errors: [new Failure('AUTH_INCORRECT', { value: { captcha: true } }), new Failure('NETWORK')],
    });
    expect(found).toEqual({ unreached: [], traps: [] });
  });
});
