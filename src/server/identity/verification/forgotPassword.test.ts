import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Builtin,
  member,
  openVerification,
  type VerificationSite,
  work,
} from '../../../../tests/server/verification-kit.ts';
import type { LoginAnswer, LoginValue } from '../../../wire/auth.ts';
import { account, session } from '../../platform/db/tables/accounts.ts';

let site: VerificationSite;
beforeAll(async () => {
  site = await openVerification();
  await site.call('status');
});
afterAll(() => site.close());
beforeEach(() => site.clear());

const pair = { username: member.username, email: member.email };
const fresh = 'Moi-2026-mat';

const ask = (fields: Readonly<Record<string, string>>, from?: string) =>
  site.askMail(fields, from === undefined ? {} : { from });
const linkToken = async () => {
  const [mail] = await site.shown();
  return new URLSearchParams(new URL(mail?.link ?? 'http://nowhere').hash.slice(1)).get('token') ?? '';
};
const reset = (resetToken: string, newPassword = fresh, confirmNewPassword = newPassword) =>
  site.sealed('resetPassword', { resetToken, newPassword, confirmNewPassword });
const found = async () => {
  const account = await site.verification.accounts.byUsername('alpha', member.username);
  if (account === null) throw new Error('The demo account is not there.');
  return account;
};
const openSession = async () => (await site.members.sessions.start(site.tenant(), await found())).token;
const isOpen = async (token: string) => (await site.call('memberInfo', undefined, { token })).status === 200;
const logsIn = async (password: string) =>
  (await site.sealed<LoginAnswer>('login', { type: 'username', username: member.username, password })).code === 'OK';

describe('a forgotten password by mail', () => {
  it('is asked for by a form, and answered alike whether or not name and address belong together [API-08] [ENTITY-08]', async () => {
    const answers = [
      await ask(pair),
      await ask({ username: 'nobodyhere', email: member.email }, '203.0.113.8'),
      await ask({ username: 'demoagent', email: member.email }, '203.0.113.9'),
    ];
    expect(answers[0]).toEqual({ status: 200, success: true, message: '', value: null, code: 'OK' });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await site.shown()).toMatchObject([{ channel: 'mail', to: member.email }]);
    expect((await site.call('forgotByEmail', pair)).status).toBe(415);
    expect((await ask({ ...pair, more: '1' })).code).toBe('VALIDATION');
  });

  it('is answered before the server looks for the account, and what fails afterwards is logged', async () => {
    const answered = Promise.withResolvers<void>();
    const lookup = vi.spyOn(site.verification.accounts, 'byUsername').mockImplementation(async () => {
      await answered.promise;
      throw new Error('gone');
    });
    const answer = await site.server.inject({
      method: 'POST',
      url: '/wps/member/password/email',
      headers: { host: 'alpha.test', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(pair).toString(),
    });
    expect(answer.json()).toMatchObject({ code: 'OK', value: null });
    answered.resolve();
    await site.background.idle();
    lookup.mockRestore();
    expect(site.lines.filter((line) => line.includes('"job":"resetLink"'))).toHaveLength(1);
  });

  it('sends a link to the brand’s own page that works once and ends every session', async () => {
    const token = await openSession();
    await ask(pair);
    const [mail] = await site.shown();
    expect(mail?.link).toMatch(/^https:\/\/alpha\.test\/reset#token=[\w-]{43}$/);
    expect(mail?.text).toContain(mail?.link);
    const secret = await linkToken();
    site.pass(1);
    expect((await reset(secret)).code).toBe('OK');
    expect(await isOpen(token)).toBe(false);
    expect([await logsIn('Demo-2026'), await logsIn(fresh)]).toEqual([false, true]);
    expect((await site.shown())[0]).toMatchObject({ channel: 'mail', to: member.email, code: null });
    expect(await reset(secret)).toMatchObject({ status: 422, code: 'LINK_EXPIRED' });
  });

  it('takes the password of one of many that arrive concurrently', async () => {
    await ask(pair);
    const secret = await linkToken();
    const answers = await Promise.all(['Mot-2026-a', 'Hai-2026-b', 'Ba-2026-cc'].map((password) => reset(secret, password)));
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(1);
  });

  it('ends a link after ten minutes, after a newer one, and on another brand', async () => {
    await ask(pair);
    const first = await linkToken();
    site.pass(61);
    await ask(pair);
    const second = await linkToken();
    expect((await reset(first)).code).toBe('LINK_EXPIRED');
    const content = { resetToken: second, newPassword: fresh, confirmNewPassword: fresh };
    expect((await site.sealed('resetPassword', content, { host: 'beta.test' })).code).toBe('LINK_EXPIRED');
    site.pass(601);
    expect((await reset(second)).code).toBe('LINK_EXPIRED');
  });

  it('refuses a weak password and two that differ, and keeps the link for a better one', async () => {
    await ask(pair);
    const secret = await linkToken();
    expect(await reset(secret, '123456')).toMatchObject({ code: 'VALIDATION', value: [{ field: 'newPassword' }] });
    expect(await reset(secret, fresh, `${fresh}x`)).toMatchObject({
      code: 'VALIDATION',
      value: [{ field: 'confirmNewPassword', key: 'inconsistent_twice' }],
    });
    expect((await reset(secret)).code).toBe('OK');
  });

  it('goes to one name once a minute and five times an hour, known or not', async () => {
    const codes: string[][] = [];
    for (let minute = 0; minute < 6; minute += 1) {
      const unknownUser = { username: 'nobodyhere', email: 'a@example.com' };
      codes.push([(await ask(pair)).code, (await ask(unknownUser)).code, (await ask(pair)).code]);
      site.pass(61);
    }
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => ['OK', 'OK', 'RATE_LIMIT']),
      ['RATE_LIMIT', 'RATE_LIMIT', 'RATE_LIMIT'],
    ]);
  });

  it('costs a solved challenge after the first of an hour for a network and for a name', async () => {
    const plain = async (username: string, from: string) =>
      (await site.form('forgotByEmail', { ...pair, username }, { from })).code;
    expect(await plain(member.username, '203.0.113.7')).toBe('OK');
    site.pass(61);
    expect(await plain('demoagent', '203.0.113.7')).toBe('AUTH_CHALLENGE');
    expect(await plain(member.username.toUpperCase(), '198.51.100.7')).toBe('AUTH_CHALLENGE');
    expect(await site.shown()).toHaveLength(1);
    const solved = { ...pair, ...work((await site.call<Builtin>('challenge')).value) };
    expect((await site.form('forgotByEmail', solved)).code).toBe('OK');
    site.pass(61);
    expect((await site.form('forgotByEmail', solved)).code).toBe('AUTH_CHALLENGE');
    site.pass(3_601);
    expect(await plain(member.username, '203.0.113.7')).toBe('OK');
  });

  it('says what was wrong only where the brand says so [ERR-15] [ERR-16]', async () => {
    const open = await openVerification({ manifest: { policies: { auth: { errorDetail: 'specific' } } } });
    await open.call('status');
    const unknownUser = { username: 'nobodyhere', email: member.email };
    const other = { username: 'demoagent', email: member.email };
    const said = async (fields: Readonly<Record<string, string>>, language: string) => {
      open.pass(61);
      const { code, message } = await open.askMail(fields, { headers: { language } });
      return [code, message];
    };
    expect(await said(unknownUser, 'EN')).toEqual(['AUTH_UNKNOWN_USER', 'Username or email does not exist']);
    expect(await said(unknownUser, 'VI')).toEqual(['AUTH_UNKNOWN_USER', 'Tên đăng nhập hoặc email không tồn tại']);
    expect(await said(other, 'EN')).toEqual(['AUTH_EMAIL', 'Email incorrect']);
    expect(await said(other, 'VI')).toEqual(['AUTH_EMAIL', 'Email không đúng']);
    await open.close();
  });
});

describe('a forgotten password by phone', () => {
  const byPhone = (more: object, host = 'alpha.test') =>
    site.sealed<LoginValue>('forgotByPhone', { mobileNum: member.e164, newPassword: fresh, ...more }, { host });
  const sendCode = async () => {
    const { code: verificationCode, codeTicket } = await site.sendCode('forgotPassword');
    return { verificationCode, codeTicket };
  };

  it('is reset by the code, which signs in, ends other sessions and notifies the member [API-07]', async () => {
    const old = await openSession();
    const sent = await sendCode();
    site.pass(1);
    const done = await byPhone(sent);
    expect(done).toMatchObject({ code: 'OK', value: { account: member.username, passwordChange: false } });
    expect([await isOpen(old), await isOpen(done.value.token)]).toEqual([false, true]);
    expect((await site.shown())[0]).toMatchObject({ channel: 'mail', to: member.email });
    expect((await byPhone(sent)).code).toBe('CODE_INCORRECT');
    // The code also counts as the extra verification for this network.
    const again = await site.sealed<LoginAnswer>('login', { type: 'username', username: member.username, password: fresh });
    expect(again.value).toHaveProperty('token');
  });

  it('refuses a wrong code and a number without an account alike, and a body that is no envelope [API-07]', async () => {
    const sent = await sendCode();
    const wrong = sent.verificationCode === '000000' ? '000001' : '000000';
    const [known, unknown] = [
      await byPhone({ ...sent, verificationCode: wrong }),
      await byPhone({ ...sent, verificationCode: wrong, mobileNum: '911222333' }),
    ];
    expect(known).toMatchObject({ status: 422, code: 'CODE_INCORRECT' });
    expect(unknown).toEqual(known);
    expect((await byPhone(sent, 'beta.test')).code).toBe('CODE_INCORRECT');
    const plain = { mobileNum: member.e164, newPassword: fresh, ...sent };
    expect((await site.call('forgotByPhone', plain)).status).toBe(400);
    expect(await site.db.select().from(session)).toEqual([]);
  });

  it('takes a code of its own purpose only, and only with the ticket of the request', async () => {
    const forLogin = await site.sendCode('login');
    expect((await byPhone({ verificationCode: forLogin.code, codeTicket: forLogin.codeTicket })).code).toBe('CODE_INCORRECT');
    site.pass(61);
    const { verificationCode, codeTicket } = await sendCode();
    expect((await site.shown())[0]?.text).toContain('mật khẩu mới');
    expect((await byPhone({ verificationCode })).code).toBe('CODE_INCORRECT');
    expect((await byPhone({ verificationCode, codeTicket: forLogin.codeTicket })).code).toBe('CODE_INCORRECT');
    expect((await byPhone({ verificationCode, codeTicket })).code).toBe('OK');
  });

  it('keeps the code for a better password', async () => {
    const sent = await sendCode();
    expect((await byPhone({ ...sent, newPassword: '123456' })).code).toBe('VALIDATION');
    expect((await byPhone({ ...sent, mobileNum: `0${member.mobile}` })).code).toBe('OK');
  });

  it('is no way in for a disabled account', async () => {
    const sent = await sendCode();
    await site.db.update(account).set({ state: 'disabled' }).where(eq(account.username, member.username));
    expect((await byPhone(sent)).code).toBe('CODE_INCORRECT');
    await site.db.update(account).set({ state: 'active' }).where(eq(account.username, member.username));
  });
});
