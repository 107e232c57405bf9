import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { solvedCaptcha } from '../../../../tests/server/auth-kit.ts';
import { type Demanded, member, openVerification, type VerificationSite } from '../../../../tests/server/verification-kit.ts';
import type { LoginAnswer, LoginValue, MemberInfo } from '../../../wire/auth.ts';
import type { AuthenticatorOffer, RecoveryCodes, SmsValue, StepUpTicket } from '../../../wire/verification.ts';
import { account, registeredAddress, session } from '../../platform/db/tables/accounts.ts';
import { authenticator, recoveryCode, ticket } from '../../platform/db/tables/messages.ts';
import { stepOfCode } from './timeCodes.ts';

let site: VerificationSite;
beforeAll(async () => {
  site = await openVerification();
  await site.call('status');
  await site.call('status', undefined, { host: 'beta.test' });
});
afterAll(() => site.close());

const credentials = { type: 'username', username: member.username, password: 'Demo-2026' };
const home = '203.0.113.7';

const login = (from = home, host = 'alpha.test') => site.sealed<LoginAnswer>('login', credentials, { from, host });
const demand = async (from = home) => {
  const { value } = await login(from);
  return (value as Demanded).verify;
};
const prove = (proof: object, from = home) => site.sealed<LoginValue>('addressProof', proof, { from });
const isAlpha = and(eq(account.merchant, 'alpha'), eq(account.id, member.id));
const bind = (values: Partial<typeof account.$inferInsert>) => site.db.update(account).set(values).where(isAlpha);

beforeEach(async () => {
  await site.clear();
  const confirmed = site.now();
  await bind({
    mobile: member.e164,
    mobileConfirmedAt: confirmed,
    email: member.email,
    emailConfirmedAt: confirmed,
    personal: null,
  });
});

describe('a login from a network where the account is not known', () => {
  it('gives no session before the code of a number has come back, and knows the network then [IPVER-01] [IPVER-02]', async () => {
    const verify = await demand();
    expect(verify.methods).toEqual([
      { method: 'mobile', hint: '+84••••••001' },
      { method: 'email', hint: 'd•••@example.com' },
    ]);
    expect(await site.db.select().from(session)).toEqual([]);
    const { ticket: secret } = verify;
    expect(await site.call<SmsValue>('addressCode', { ticket: secret, method: 'mobile' })).toMatchObject({
      value: { expiredMinutes: 2 },
    });
    const done = await prove({ ticket: secret, method: 'mobile', answer: await site.lastCode() });
    expect(done).toMatchObject({ code: 'OK', value: { account: member.username, passwordChange: false } });
    expect((await site.call<MemberInfo>('memberInfo', undefined, { token: done.value.token })).value.account).toBe(
      member.username,
    );
    expect((await login('203.0.113.250')).value).toHaveProperty('token');
    expect((await login('203.0.114.7')).value).toHaveProperty('verify');
    site.pass(91 * 86_400);
    expect((await login()).value).toHaveProperty('verify');
  });

  it('is completed by a code of the mail address [IPVER-02]', async () => {
    const { ticket: secret } = await demand();
    await site.call('addressCode', { ticket: secret, method: 'email' });
    expect(await site.shown()).toMatchObject([{ channel: 'mail', to: member.email }]);
    expect((await prove({ ticket: secret, method: 'email', answer: await site.lastCode() })).value.token).toMatch(/^.{43}$/);
  });

  it('is completed by the name of the bank account, where nothing stronger is bound [IPVER-02]', async () => {
    await bind({ mobile: null, email: null });
    const found = await site.db.select().from(account).where(isAlpha);
    const [row] = found;
    if (row === undefined) throw new Error('The demo account is not there.');
    await site.verification.accounts.setPersonal(row, { bankAccountName: 'NGUYEN VAN DAT' });
    const { ticket: secret, methods } = await demand();
    expect(methods).toEqual([{ method: 'bankName', hint: null }]);
    expect((await prove({ ticket: secret, method: 'bankName', answer: 'Nguyen Van An' })).code).toBe('NAME_MISMATCH');
    expect((await prove({ ticket: secret, method: 'bankName', answer: ' nguyễn văn  đạt ' })).code).toBe('OK');
  });

  it('asks an account with nothing bound for a picture, and turns it away where the brand is strict', async () => {
    await site.change({ mobile: null, email: null });
    const { ticket: secret, methods } = await demand();
    expect(methods).toEqual([{ method: 'captcha', hint: null }]);
    const answer = ({ captcha, captchaId }: Awaited<ReturnType<typeof solvedCaptcha>>) =>
      prove({ ticket: secret, method: 'captcha', answer: captcha, captchaId });
    const wrong = { ...(await solvedCaptcha(site, site.now())), captcha: 'no' };
    expect((await answer(wrong)).code).toBe('CODE_INCORRECT');
    expect((await answer(await solvedCaptcha(site, site.now()))).code).toBe('OK');
    expect(await login(home, 'beta.test')).toMatchObject({ status: 403, code: 'NEW_ADDRESS' });
  });

  it('judges five tries of a ticket, however many arrive concurrently', async () => {
    const { ticket: secret } = await demand();
    await site.call('addressCode', { ticket: secret, method: 'mobile' });
    const code = await site.lastCode();
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => prove({ ticket: secret, method: 'mobile', answer: wrong })),
    );
    expect(answers.filter(({ code }) => code === 'CODE_INCORRECT')).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'VERIFICATION_ENDED')).toHaveLength(7);
    expect((await prove({ ticket: secret, method: 'mobile', answer: code })).code).toBe('VERIFICATION_ENDED');
  });

  it('ends after ten minutes, after its success, on another brand and for a method that is not bound', async () => {
    const { ticket: secret } = await demand();
    await site.call('addressCode', { ticket: secret, method: 'mobile' });
    const proof = { ticket: secret, method: 'mobile', answer: await site.lastCode() };
    const foreign = await site.sealed('addressProof', proof, { host: 'beta.test' });
    expect(foreign.code).toBe('VERIFICATION_ENDED');
    expect((await prove({ ...proof, method: 'google' })).code).toBe('VALIDATION');
    expect((await prove(proof)).code).toBe('OK');
    expect((await prove(proof)).code).toBe('VERIFICATION_ENDED');
    const { ticket: late } = await demand('198.51.100.1');
    site.pass(601);
    expect((await prove({ ...proof, ticket: late }, '198.51.100.1')).code).toBe('VERIFICATION_ENDED');
  });

  it('takes its answer in an envelope only', async () => {
    const { ticket: secret } = await demand();
    expect(await site.call('addressProof', { ticket: secret, method: 'mobile', answer: '000000' })).toMatchObject({
      status: 400,
      code: 'MALFORMED',
    });
  });

  it('leaves no address, ticket or target readable', async () => {
    const { ticket: secret } = await demand();
    await site.call('addressCode', { ticket: secret, method: 'mobile' });
    await prove({ ticket: secret, method: 'mobile', answer: await site.lastCode() });
    const written = JSON.stringify([await site.db.select().from(registeredAddress), await site.db.select().from(ticket)]);
    for (const text of ['203.0.113', secret, member.mobile]) expect(written).not.toContain(text);
  });
});

describe('an authenticator app', () => {
  const step = () => Math.floor(site.now().getTime() / 30_000);
  const prover = (token: string, method: string, answer: string) =>
    site.sealed<StepUpTicket>('stepUp', { act: 'authenticator', method, answer }, { token });
  const offerTo = async (token: string, method = 'password', answer = credentials.password) => {
    const { ticket } = (await prover(token, method, answer)).value;
    return (await site.call<AuthenticatorOffer>('authenticator', { stepUp: ticket }, { token })).value;
  };
  /** A session of the member on a known network. */
  const memberToken = async () => {
    const found = await site.verification.accounts.byUsername('alpha', member.username);
    if (found === null) throw new Error('The demo account is not there.');
    await site.verification.verifiers.newAddress.register(found, home);
    return ((await login()).value as LoginValue).token;
  };
  beforeEach(async () => {
    for (const table of [authenticator, recoveryCode]) await site.db.delete(table);
  });

  it('is bound by its first code, and then completes a login with each code once [IPVER-02] [VALID-41]', async () => {
    const { ticket: secret } = await demand();
    await site.call('addressCode', { ticket: secret, method: 'mobile' });
    const { token } = (await prove({ ticket: secret, method: 'mobile', answer: await site.lastCode() })).value;

    expect((await site.call('authenticator')).status).toBe(401);
    const offer = await offerTo(token);
    const key = offer.secret;
    expect(offer.address).toContain(`secret=${key}`);
    const confirm = (code: string, each = offer.ticket) => site.call('authenticatorConfirm', { ticket: each, code }, { token });
    const first = codeAt(key, step());
    expect((await confirm(first === '000000' ? '000001' : '000000')).code).toBe('CODE_INCORRECT');
    expect((await demand('198.51.100.1')).methods.map(({ method }) => method)).not.toContain('google');
    const elsewhere = (await login()).value as LoginValue;
    expect((await confirm(first)).code).toBe('OK');
    const isOpen = async (each: string) => (await site.call('memberInfo', undefined, { token: each })).status === 200;
    expect([await isOpen(token), await isOpen(elsewhere.token)]).toEqual([true, false]);
    site.pass(30);
    expect((await confirm(codeAt(key, step()))).code).toBe('CODE_INCORRECT');

    const away = '198.51.100.1';
    const again = await demand(away);
    expect(again.methods.map(({ method }) => method)).toContain('google');
    expect((await prove({ ticket: again.ticket, method: 'google', answer: first }, away)).code).toBe('CODE_INCORRECT');
    site.pass(30);
    const next = codeAt(key, step());
    expect((await prove({ ticket: again.ticket, method: 'google', answer: next }, away)).code).toBe('OK');
  });

  it('is offered after a proof of the user, for one act of one session within five minutes [IPVER-02]', async () => {
    const [token, other] = [await memberToken(), await memberToken()];
    const offer = async (stepUp: string, by = token) => (await site.call('authenticator', { stepUp }, { token: by })).code;
    expect((await site.call('authenticator', {}, { token })).code).toBe('STEP_UP');
    expect(await offer('made-up')).toBe('STEP_UP');
    expect((await prover(token, 'password', 'wrong-2026')).code).toBe('AUTH_PASSWORD');
    expect((await prover(token, 'google', '000000')).code).toBe('VALIDATION');

    const { ticket } = (await prover(token, 'password', credentials.password)).value;
    expect([await offer(ticket, other), await offer(ticket), await offer(ticket)]).toEqual(['STEP_UP', 'OK', 'STEP_UP']);
    for (const method of ['mobile', 'email'] as const) {
      expect((await site.call('stepUpCode', { method }, { token })).code).toBe('OK');
      const code = await site.lastCode();
      expect((await prover(token, method, code)).code).toBe('OK');
      expect((await prover(token, method, code)).code).toBe('CODE_INCORRECT');
      site.pass(901);
    }
    const { ticket: late } = (await prover(token, 'password', credentials.password)).value;
    site.pass(301);
    expect(await offer(late)).toBe('STEP_UP');
  });

  it('is replaced only by a proof of the bound one', async () => {
    const token = await memberToken();
    const bind = async (method: string, answer: string) => {
      const { ticket, secret } = await offerTo(token, method, answer);
      expect((await site.call('authenticatorConfirm', { ticket, code: codeAt(secret, step()) }, { token })).code).toBe('OK');
      site.pass(60);
      return secret;
    };
    const former = await bind('password', credentials.password);
    expect((await prover(token, 'password', credentials.password)).code).toBe('VALIDATION');
    expect((await site.call('stepUpCode', { method: 'mobile' }, { token })).code).toBe('VALIDATION');
    const present = await bind('google', codeAt(former, step()));
    expect((await prover(token, 'google', codeAt(former, step()))).code).toBe('CODE_INCORRECT');
    expect((await prover(token, 'google', codeAt(present, step()))).code).toBe('OK');
  });

  it('is replaced by recovery codes, each once, until new ones are made [IPVER-02]', async () => {
    const token = await memberToken();
    const { ticket: offered, secret } = await offerTo(token);
    const bound = await site.call<RecoveryCodes>(
      'authenticatorConfirm',
      { ticket: offered, code: codeAt(secret, step()) },
      { token },
    );
    const codes = bound.value.recoveryCodes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^\d[A-Z2-9]{3}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const [one = '', two = '', three = ''] = codes;
    expect(JSON.stringify(await site.db.select().from(recoveryCode))).not.toContain(one.replaceAll('-', ''));

    const enter = async (answer: string) => {
      const { ticket, methods } = await demand();
      expect(methods.map(({ method }) => method)).toEqual(['google', 'recovery']);
      return (await prove({ ticket, method: 'recovery', answer })).code;
    };
    expect(await enter(` ${one.toLowerCase()} `)).toBe('OK');
    expect([await enter(one), await enter(`0${two.slice(1)}`)]).toEqual(['CODE_INCORRECT', 'CODE_INCORRECT']);

    const renew = async (act: string, answer: string) => {
      const proof = await site.sealed<StepUpTicket>('stepUp', { act, method: 'recovery', answer }, { token });
      return site.call<RecoveryCodes>('recoveryCodes', { stepUp: proof.value?.ticket ?? '' }, { token });
    };
    expect((await renew('authenticator', two)).code).toBe('STEP_UP');
    const renewed = (await renew('recoveryCodes', three)).value.recoveryCodes;
    expect(renewed).toHaveLength(10);
    site.pass(901);
    expect([await enter(codes[4] ?? ''), await enter(renewed[0] ?? '')]).toEqual(['CODE_INCORRECT', 'OK']);
  });

  it('is switched off by a code of it or a recovery code, never by the password; its codes and other sessions end [IPVER-02]', async () => {
    const token = await memberToken();
    const off = async (method: string, answer: string) => {
      const act = 'authenticatorRemoval';
      const proof = await site.sealed<StepUpTicket>('stepUp', { act, method, answer }, { token });
      const body = { stepUp: proof.value?.ticket ?? '' };
      return (await site.call('authenticatorRemoval', body, { token })).code;
    };
    expect([await off('password', credentials.password), await site.db.$count(authenticator)]).toEqual(['CONFLICT', 0]);
    const { ticket, secret } = await offerTo(token);
    await site.call('authenticatorConfirm', { ticket, code: codeAt(secret, step()) }, { token });
    const other = await memberToken();
    expect(await off('password', credentials.password)).toBe('STEP_UP');
    expect(await site.db.$count(authenticator)).toBe(1);
    site.pass(31);
    expect(await off('google', codeAt(secret, step()))).toBe('OK');
    expect([await site.db.$count(authenticator), await site.db.$count(recoveryCode)]).toEqual([0, 0]);
    const statusOf = async (held: string) => (await site.call('profile', undefined, { token: held })).code;
    expect([await statusOf(token), await statusOf(other)]).toEqual(['OK', 'AUTH_REQUIRED']);
    expect((await login()).value).toHaveProperty('token');
  });

  it('accepts the codes of RFC 6238, each for one step', () => {
    const key = Buffer.from('12345678901234567890');
    const vectors = [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [20_000_000_000, '353130'],
    ] as const;
    expect(vectors.map(([time, code]) => stepOfCode(key, code, new Date(time * 1_000), 0))).toEqual(
      vectors.map(([time]) => Math.floor(time / 30)),
    );
    expect(stepOfCode(key, '287082', new Date(59_000), 1)).toBeNull();
    const counts = [29, 30, 60, 89, 90].map((time) => stepOfCode(key, '287082', new Date(time * 1_000), 0) !== null);
    expect(counts).toEqual([false, true, true, true, false]);
  });
});

/** The TOTP code of a 30-second time step. */
const codeAt = (secret: string, step: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * 30_000 });
