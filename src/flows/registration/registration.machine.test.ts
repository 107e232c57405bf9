import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import type { FieldRule } from '../../domain/fieldRules.ts';
import { vietnamPhone } from '../../domain/phone.ts';
import type { LoginAnswer, LoginValue } from '../../wire/auth.ts';
import { Failure } from '../../wire/failure.ts';
import { registrationMachine } from './registration.machine.ts';
import type { RegistrationForm, RegistrationInput, RegistrationTry } from './registration.ts';
import { affiliateDelay } from './setup.ts';

const solved = { lot_number: 'lot', captcha_output: 'out', pass_token: 'pass', gen_time: '1' };
const session: LoginValue = {
  token: 'token',
  firstTimeLogin: true,
  passwordExpired: false,
  passwordChange: false,
  account: 'minhanh',
  type: 0,
};
const proof: LoginAnswer = { verify: { ticket: 'ticket', methods: [] } };
const rule = (patternId: number, minLength: number, maxLength: number): FieldRule => ({
  enabled: true,
  required: false,
  patternId,
  minLength,
  maxLength,
});
const input: RegistrationInput = {
  flags: {
    pwdEnabled: false,
    hasFreePlay: false,
    showVerCodeLogin: false,
    smsEnabled: true,
    mobileReg: true,
    mobileRegPass: false,
    usernameEnabled: true,
  },
  fields: { affiliateCode: rule(5, 4, 20) },
  captcha: false,
  addressCode: null,
};
const values = { username: 'minhanh', password: 'tre-xanh-94', confirmPassword: 'tre-xanh-94' };
const form: RegistrationForm = { values, country: vietnamPhone, termsAccepted: true };

interface Doubles {
  readonly answers?: readonly (LoginAnswer | Error)[];
  readonly isValid?: (code: string) => Promise<boolean>;
  readonly rest?: Partial<RegistrationInput>;
}

function start({ answers = [session], isValid = async (code) => code === 'GOOD1', rest = {} }: Doubles = {}) {
  const clock = new SimulatedClock();
  const done: string[] = [];
  const tries: RegistrationTry[] = [];
  const checked: string[] = [];
  const machine = registrationMachine.provide({
    actors: {
      solveChallenge: fromPromise(async () => solved),
      checkAffiliate: fromPromise(({ input: code }) => {
        checked.push(code);
        return isValid(code);
      }),
      register: fromPromise(async ({ input: asked }) => {
        tries.push(asked);
        const answer = answers[Math.min(tries.length, answers.length) - 1];
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer');
        return answer;
      }),
    },
    actions: { resetChallenge: () => void done.push('reset'), renewCaptcha: () => void done.push('renew') },
  });
  const actor = createActor(machine, { clock, input: { ...input, ...rest } }).start();
  const settled = () =>
    waitFor(
      actor,
      (snapshot) =>
        !snapshot.hasTag('busy') &&
        !snapshot.matches({ affiliate: 'checking' }) &&
        !snapshot.matches({ affiliate: 'checkingAddress' }),
    );
  const submit = (typed: Partial<RegistrationForm['values']> = {}, termsAccepted = true) => {
    actor.send({ type: 'registration.submit', form: { ...form, values: { ...values, ...typed }, termsAccepted } });
    return settled();
  };
  const leave = async (code: string) => {
    actor.send({ type: 'affiliate.leave', code });
    clock.increment(affiliateDelay);
    return settled();
  };
  return { actor, clock, submit, leave, settled, tries, checked, done, now: () => actor.getSnapshot() };
}

describe(registrationMachine.id, () => {
  it('ends with the session the server opened', async () => {
    const { submit } = start();
    const { value, context } = await submit();
    expect(value).toMatchObject({ form: 'done' });
    expect(context.signedIn).toEqual({ value: session, type: 'username', password: 'tre-xanh-94' });
  });

  it('sends nothing before every field and the terms are right [VALID-07] [VALID-08] [ERR-11]', async () => {
    const { submit, tries, actor, now } = start();
    expect(Object.keys((await submit({ username: '1', password: '' })).context.faults)).toEqual([
      'username',
      'password',
      'confirmPassword',
    ]);
    actor.send({ type: 'field.edit', field: 'password' });
    expect(Object.keys(now().context.faults)).toEqual(['username', 'confirmPassword']);
    expect(Object.keys((await submit({}, false)).context.faults)).toEqual(['terms']);
    expect(tries).toEqual([]);
  });

  it('offers the mobile form only while it is on [REG-04]', async () => {
    const off = start({ rest: { flags: { ...input.flags, mobileReg: false } } });
    off.actor.send({ type: 'mode.choose', mode: 'mobile' });
    expect(off.now().context.mode).toBe('username');
    const on = start();
    on.actor.send({ type: 'mode.choose', mode: 'mobile' });
    expect(on.now().context.mode).toBe('mobile');
    await on.submit({ mobileNum: '0901234567', verificationCode: '' });
    expect(Object.keys(on.now().context.faults)).toEqual(['verificationCode']);
    await on.submit({ mobileNum: '0901234567', verificationCode: '246810' });
    expect(on.now().context.signedIn?.type).toBe('sms');
  });

  it("shows the server's faults by field, resets the challenge once and can be sent again [CAPTCHA-03]", async () => {
    const taken = new Failure('VALIDATION', { value: [{ field: 'username', key: 'auth.usernameTaken', params: {} }] });
    const { submit, done, now } = start({ answers: [taken, new Failure('NETWORK'), session] });
    await submit();
    expect(now().context.faults).toEqual({ username: { key: 'auth.usernameTaken', params: {} } });
    expect(done).toEqual(['reset', 'renew']);
    expect((await submit()).context.failed?.code).toBe('NETWORK');
    expect((await submit()).context.signedIn?.value).toBe(session);
  });

  it('asks for one proof of a human: the captcha, and the challenge only once the server demands it too', async () => {
    const challenged = start({
      rest: { captcha: true },
      answers: [new Failure('AUTH_CHALLENGE', { value: { captcha: true } }), session],
    });
    expect((await challenged.submit({ captcha: 'k7pq' })).context.signedIn?.value).toBe(session);
    expect(challenged.tries.map(({ challenge }) => challenge)).toEqual([null, solved]);
    expect(challenged.done).toEqual([]);
    const plain = start();
    await plain.submit();
    expect(plain.tries.map(({ challenge }) => challenge)).toEqual([solved]);
  });

  it('solves the challenge in place of a captcha that may stay empty and did [FIELDCFG-03]', async () => {
    const fields = { ...input.fields, captcha: rule(5, 4, 8) };
    const { submit, tries } = start({ rest: { captcha: true, fields }, answers: [new Failure('NETWORK'), session] });
    await submit({ captcha: 'k7pq' });
    await submit({ captcha: ' ' });
    expect(tries.map(({ challenge }) => challenge)).toEqual([null, solved]);
  });

  it('reports a wrong captcha at its field, and one that is demanded at first as missing', async () => {
    const wrong = new Failure('AUTH_CAPTCHA', { value: { captcha: true } });
    const shown = start({ rest: { captcha: true }, answers: [wrong] });
    expect((await shown.submit({ captcha: 'k7pq' })).context).toMatchObject({
      failed: { code: 'AUTH_CAPTCHA' },
      faults: { captcha: { key: 'failure.AUTH_CAPTCHA' } },
    });
    expect(shown.done).toEqual(['reset', 'renew']);
    const demanded = start({ answers: [wrong] });
    expect((await demanded.submit()).context).toMatchObject({
      captchaShown: true,
      faults: { captcha: { key: 'captcha_required' } },
    });
  });

  it('asks for what the brand has required since the form was drawn, and keeps what was typed [OPS-06]', async () => {
    const email = { ...rule(1, 5, 50), enabled: false };
    const needed = new Failure('VALIDATION', { value: [{ field: 'email', key: 'email_required', params: {} }] });
    const { submit, tries } = start({ rest: { fields: { ...input.fields, email } }, answers: [needed, session] });
    const { context } = await submit();
    expect(context).toMatchObject({
      form: { values },
      faults: { email: { key: 'email_required' } },
      fields: { email: { enabled: true, required: true }, affiliateCode: { enabled: true, required: false } },
    });
    expect(Object.keys((await submit()).context.faults)).toEqual(['email']);
    expect((await submit({ email: 'minh@example.com' })).context.signedIn?.value).toBe(session);
    expect(tries).toHaveLength(2);
  });

  it('makes one request of a double press', async () => {
    const { actor, settled, tries } = start();
    actor.send({ type: 'registration.submit', form });
    actor.send({ type: 'registration.submit', form });
    await settled();
    expect(tries).toHaveLength(1);
  });
});

describe('the invitation code', () => {
  it('is checked when its field is left, once typing has paused [VALID-27] [ERR-05]', async () => {
    const { actor, leave, clock, checked, now } = start();
    actor.send({ type: 'affiliate.leave', code: 'BAD' });
    clock.increment(affiliateDelay - 1);
    expect(checked).toEqual([]);
    await leave('BAD12');
    expect(checked).toEqual(['BAD12']);
    expect(now().context.faults).toEqual({ affiliateCode: { key: 'invitation_code_error' } });
    await leave('GOOD1');
    expect(now().hasTag('codeValid')).toBe(true);
    await leave('');
    expect([now().value, checked]).toEqual([{ form: 'editing', affiliate: 'open' }, ['BAD12', 'GOOD1']]);
  });

  it('is checked again with the form and stops a wrong one [VALID-27]', async () => {
    const { submit, tries, now } = start();
    await submit({ affiliateCode: 'BAD12' });
    expect([tries, now().context.faults]).toEqual([[], { affiliateCode: { key: 'invitation_code_error' } }]);
    await submit({ affiliateCode: 'GOOD1' });
    expect(tries).toHaveLength(1);
  });

  it('is not called wrong because the network is broken', async () => {
    const { leave, submit, now } = start({ isValid: () => Promise.reject(new Failure('NETWORK')) });
    await leave('GOOD1');
    expect(now().context.faults).toEqual({});
    await submit({ affiliateCode: 'GOOD1' });
    expect([now().context.faults, now().context.failed?.code]).toEqual([{}, 'NETWORK']);
  });

  it('needs no field where the address carries a valid one [REG-05]', async () => {
    const valid = start({ rest: { addressCode: 'GOOD1' } });
    expect((await valid.settled()).hasTag('codeHidden')).toBe(true);
    await valid.submit();
    expect(valid.tries[0]?.addressCode).toBe('GOOD1');
    const invalid = start({ rest: { addressCode: 'BAD12' } });
    const { context, value } = await invalid.settled();
    expect([context.addressCode, value]).toEqual([null, { form: 'editing', affiliate: 'open' }]);
    expect((await start().settled()).hasTag('codeHidden')).toBe(false);
  });

  it('is not asked for twice: a required code that the address carries lets the form be sent [REG-05]', async () => {
    const fields = { affiliateCode: { ...rule(5, 4, 20), required: true } };
    const { settled, submit, tries } = start({ rest: { fields, addressCode: 'GOOD1' } });
    await settled();
    expect((await submit({ affiliateCode: '' })).context.faults).toEqual({});
    expect(tries.map(({ addressCode }) => addressCode)).toEqual(['GOOD1']);
    const without = start({ rest: { fields } });
    expect((await without.submit()).context.faults).toEqual({ affiliateCode: { key: 'input_required' } });
  });
});

it('reaches and leaves every state', () => {
  const way = {
    events: [
      { type: 'registration.submit', form },
      { type: 'registration.submit', form: { ...form, values: { ...values, affiliateCode: 'GOOD1' } } },
      { type: 'registration.submit', form: { ...form, values: {} } },
      { type: 'affiliate.leave', code: 'GOOD1' },
      { type: 'verification.pass', value: session },
      { type: 'verification.cancel' },
      { type: 'verification.end' },
    ],
    answers: { solveChallenge: [solved], checkAffiliate: [true, false], register: [session, proof] },
    errors: [new Failure('NETWORK')],
  };
  const without = walk(registrationMachine, { input, ...way });
  expect(without.traps).toEqual([]);
  expect(without.unreached).toEqual(['registration.affiliate.checkingAddress', 'registration.affiliate.hidden']);
  const found = walk(registrationMachine, { input: { ...input, addressCode: 'GOOD1' }, ...way });
  expect(found).toEqual({ unreached: [], traps: [] });
});
