import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { walk } from '../../../tests/gallery/walk.ts';
import { vietnamPhone } from '../../domain/phone.ts';
import type { LoginAnswer, LoginValue } from '../../wire/auth.ts';
import { Failure } from '../../wire/failure.ts';
import { forgotPasswordMachine } from './forgotPassword.machine.ts';
import type { ForgotForm } from './setup.ts';

const session: LoginValue = {
  token: 'token',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordChange: false,
  account: 'minhanh',
  type: 0,
};
const form: ForgotForm = {
  username: 'minhanh',
  email: 'minh@anh.vn',
  mobileNum: '0901234567',
  verificationCode: '246810',
  newPassword: 'tre-xanh-94',
  country: vietnamPhone,
};

function start({ isPhoneResetOn = true, mail = async () => null, phone = async (): Promise<LoginAnswer> => session } = {}) {
  const done: string[] = [];
  const machine = forgotPasswordMachine.provide({
    actors: {
      sendMail: fromPromise(() => {
        done.push('mail');
        return mail();
      }),
      resetByPhone: fromPromise(() => {
        done.push('phone');
        return phone();
      }),
    },
    actions: { forgetStoredPasswords: () => void done.push('forget'), goHome: () => void done.push('home') },
  });
  const actor = createActor(machine, { input: { isPhoneResetOn, rules: {} } }).start();
  const submit = (rest: Partial<ForgotForm> = {}) => {
    actor.send({ type: 'forgot.submit', form: { ...form, ...rest } });
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { actor, submit, done, now: () => actor.getSnapshot() };
}

describe(forgotPasswordMachine.id, () => {
  it('sends the mail, says so, and lets the person start again [ERR-09]', async () => {
    const { submit, actor, now } = start();
    expect((await submit()).hasTag('sent')).toBe(true);
    expect(now().context.form).toBe(null);
    actor.send({ type: 'forgot.again' });
    expect(now().value).toBe('editing');
  });

  it('sends nothing with a field missing or malformed [VALID-22] [VALID-23] [VALID-24] [VALID-25] [VALID-26]', async () => {
    const { submit, actor, done } = start();
    expect(Object.keys((await submit({ username: '', email: 'a@b' })).context.faults)).toEqual(['username', 'email']);
    actor.send({ type: 'tab.choose', tab: 'mobile' });
    const { context } = await submit({ mobileNum: '1', verificationCode: '', newPassword: 'short' });
    expect(Object.keys(context.faults)).toEqual(['mobileNum', 'verificationCode', 'newPassword']);
    expect(done).toEqual([]);
  });

  it('offers the phone only while its reset is on [PWD-02] [MODULE-01]', () => {
    const chosen = (isPhoneResetOn: boolean) => {
      const { actor, now } = start({ isPhoneResetOn });
      actor.send({ type: 'tab.choose', tab: 'mobile' });
      return now().context.tab;
    };
    expect([chosen(false), chosen(true)]).toEqual(['email', 'mobile']);
  });

  it('signs in after a reset by phone and goes home [PWD-03]', async () => {
    const { submit, actor, done, now } = start();
    actor.send({ type: 'tab.choose', tab: 'mobile' });
    await submit();
    expect(now().output?.signedIn).toEqual({ value: session, type: 'sms', password: null });
    expect(done).toEqual(['phone', 'forget', 'home']);
  });

  it('asks for the authenticator app after a reset by phone where one is bound, and then signs in', async () => {
    const verify = { ticket: 't', methods: [{ method: 'google' as const, hint: null }] };
    const { submit, actor, done, now } = start({ phone: async () => ({ verify }) });
    actor.send({ type: 'tab.choose', tab: 'mobile' });
    expect((await submit()).hasTag('verifying')).toBe(true);
    expect([now().context.verify, now().context.form]).toEqual([verify, null]);
    actor.send({ type: 'verification.pass', value: session });
    expect(now().output?.signedIn).toEqual({ value: session, type: 'sms', password: null });
    expect(done).toEqual(['phone', 'forget', 'home']);
  });

  it.each([['NETWORK'], ['SYSTEM'], ['RATE_LIMIT'], ['MAINTENANCE']] as const)(
    'says %s and can be sent again',
    async (code) => {
      let isBroken = true;
      const { submit, now } = start({ mail: async () => (isBroken ? Promise.reject(new Failure(code)) : null) });
      expect([(await submit()).value, now().context.failed?.code]).toEqual(['editing', code]);
      isBroken = false;
      expect((await submit()).value).toBe('mailSent');
    },
  );

  it('reaches and leaves every state', () => {
    const found = walk(forgotPasswordMachine, {
      input: { isPhoneResetOn: true, rules: {} },
      events: [
        { type: 'tab.choose', tab: 'mobile' },
        { type: 'tab.choose', tab: 'email' },
        { type: 'forgot.submit', form },
        { type: 'forgot.submit', form: { ...form, username: '', mobileNum: '' } },
        { type: 'forgot.again' },
        { type: 'verification.pass', value: session },
        { type: 'verification.cancel' },
        { type: 'verification.end' },
      ],
      answers: { sendMail: [null], resetByPhone: [session, { verify: { ticket: 't', methods: [] } }] },
      errors: [new Failure('NETWORK')],
    });
    expect(found).toEqual({ unreached: [], traps: [] });
  });
});
