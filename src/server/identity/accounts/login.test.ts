import crypto from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { authBrands, demoPassword, type Site, solvedCaptcha, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { countRoundTrips } from '../../../../tests/server/roundTrips.ts';
import { type Builtin, work } from '../../../../tests/server/verification-kit.ts';
import { account, loginAttempt, nonce, securityEvent, session } from '../../platform/db/tables/accounts.ts';

describe('login', () => {
  let site: Site;
  let time = noon;
  const person = () => visitor(site, () => time);
  const later = (seconds: number) => {
    time = new Date(time.getTime() + seconds * 1_000);
  };
  beforeAll(async () => {
    site = await openTestServer({ brands: authBrands(), now: () => time });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    later(10);
    await site.db.delete(loginAttempt);
  });

  it('gives a token for the right password, whatever the case, width and spaces of the name [LOGIN-01] [API-01] [VALID-03]', async () => {
    for (const username of ['demomember', '  DemoMember ', 'ｄｅｍｏｍｅｍｂｅｒ']) {
      const { status, value } = await person().login(username, `  ${demoPassword} `);
      expect({ status, value }).toMatchObject({
        status: 200,
        value: { firstTimeLogin: false, passwordExpired: false, passwordChange: false, account: 'demomember', type: 0 },
      });
      expect(value.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(JSON.stringify(await site.db.select().from(session))).not.toContain(value.token);
    }
  });

  it('takes eight round trips to the database, the last for all that a login leaves behind', async () => {
    const roundTrips = countRoundTrips(site.db.$client);
    await person().login('demomember', demoPassword);
    const before = roundTrips();
    expect((await person().login('demomember', demoPassword)).code).toBe('OK');
    expect(roundTrips() - before).toBe(8);
  });

  it('answers the same bytes for a wrong password, of a closed account too, and for an unknown name [ERR-12]', async () => {
    const answers = [
      await person().login('demomember', 'wrong-password', { from: '203.0.113.1' }),
      await person().login('nobody-at-all', 'wrong-password', { from: '203.0.113.2' }),
      await person().login('demodisabled', 'wrong-password', { from: '203.0.113.3' }),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, code: 'AUTH_INCORRECT', value: { captcha: false } });
    expect(answers[0]?.message).toBe('Tài khoản hoặc mật khẩu không đúng');
  });

  it('says that an account is closed after its right password only, and does not count that as a failure', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { status, code, value } = await person().login('demodisabled', demoPassword, { from: '203.0.113.7' });
      expect({ status, code, value }).toEqual({ status: 403, code: 'ACCOUNT_CLOSED', value: { captcha: false } });
    }
  });

  it('does the same work for a wrong password, an unknown name and a disabled account, so that none is faster', async () => {
    // The dummy hash for unknown accounts is computed once.
    await person().login('nobody-before', 'wrong-password', { from: '203.0.113.4' });
    const hash = vi.spyOn(crypto, 'argon2');
    const counts: number[] = [];
    for (const [name, from] of [
      ['demomember', '203.0.113.5'],
      ['nobody-else', '203.0.113.6'],
      ['demodisabled', '203.0.113.8'],
    ] as const) {
      hash.mockClear();
      await person().login(name, 'wrong-password', { from });
      counts.push(hash.mock.calls.length);
    }
    const kept = hash.mock.calls[0]?.[1];
    hash.mockRestore();
    expect(counts).toEqual([1, 1, 1]);
    expect(kept).toMatchObject({ memory: 19_456, passes: 2, parallelism: 1 });
  });

  it('opens envelopes of clocks that run a minute off, and of none that run further', async () => {
    const data = { type: 'username', username: 'demomember', password: demoPassword };
    const now = Math.floor(time.getTime() / 1_000);
    const codeAt = async (offset: number) => {
      const payload = await person().seal('login', data, 'alpha.test', { iat: now + offset, exp: now + offset + 30 });
      return (await person().send('login', { payload })).code;
    };
    expect(await codeAt(59)).toBe('OK');
    expect(await codeAt(-89)).toBe('OK');
    expect(await codeAt(61)).toBe('MALFORMED');
    expect(await codeAt(-91)).toBe('MALFORMED');
  });

  it('asks for the picture from the third failure on, of a name or an address, and takes each picture once [ENTITY-06]', async () => {
    const fail = (name: string, from: string, more: object = {}) => person().login(name, 'wrong-password', { from, more });
    expect((await fail('demomember', '203.0.113.10')).value).toMatchObject({ captcha: false });
    expect((await fail('demomember', '203.0.113.11')).value).toMatchObject({ captcha: false });
    expect((await fail('demomember', '203.0.113.12')).value).toMatchObject({ captcha: true });
    later(60);
    const bare = await person().login('demomember', demoPassword, { from: '203.0.113.13' });
    expect(bare).toMatchObject({ status: 422, code: 'AUTH_CAPTCHA', value: { captcha: true } });
    const drawn = await person().send('captcha', undefined);
    const captchaId = (drawn as unknown as { captchaId: string }).captchaId;
    const guess = { from: '203.0.113.13', more: { captchaId, captcha: '????' } };
    const guessed = await person().login('demomember', demoPassword, guess);
    expect(guessed.code).toBe('AUTH_CAPTCHA');
    await fail('someone', '203.0.113.20');
    await fail('someone-else', '203.0.113.20');
    expect((await fail('a-third', '203.0.113.20')).value).toMatchObject({ captcha: true });
  });

  it('asks for the challenge beside the picture from the fifth failure on, keeps the picture for it, and takes it once [ENTITY-01]', async () => {
    const fail = (more: object) => person().login('demomember', 'wrong-password', { from: '203.0.113.30', more });
    const codes: string[] = [];
    for (let failure = 0; failure < 5; failure += 1) {
      codes.push((await fail(await solvedCaptcha(site, time))).code);
      later(61);
    }
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'AUTH_INCORRECT'));
    const picture = await solvedCaptcha(site, time);
    expect(await fail(picture)).toMatchObject({ status: 422, code: 'AUTH_CHALLENGE', value: { captcha: true } });
    const { challenge } = await solved();
    const enter = (more: object) => person().login('demomember', demoPassword, { from: '203.0.113.30', more });
    expect((await enter({ ...picture, challenge: { ...challenge, captcha_output: 'guessed' } })).code).toBe('AUTH_CHALLENGE');
    expect((await enter({ challenge })).code).toBe('AUTH_CAPTCHA');
    expect((await fail({ ...(await solvedCaptcha(site, time)), challenge })).code).toBe('AUTH_INCORRECT');
    later(61);
    expect((await enter({ ...(await solvedCaptcha(site, time)), challenge })).code).toBe('AUTH_CHALLENGE');
    expect((await enter(await solved())).code).toBe('OK');
  });

  it('locks a name for fifteen minutes after ten failures, and no session that is open', async () => {
    const open = await person().login('demomember', demoPassword);
    for (let failure = 1; failure < 10; failure += 1) {
      await person().login('demomember', 'wrong', { from: `198.51.100.${failure}`, more: await solved() });
      later(61);
    }
    const stranger = { from: '198.51.100.10' };
    const tenth = await person().login('demomember', 'wrong', { ...stranger, more: await solved() });
    expect(tenth).toMatchObject({ status: 401, value: { captcha: true, waitSeconds: 900 } });
    later(899);
    const locked = await person().login('demomember', demoPassword, { ...stranger, more: await solved() });
    expect(locked).toMatchObject({ status: 429, code: 'AUTH_WAIT', value: { captcha: true, waitSeconds: 1 } });
    expect((await person().send('memberInfo', undefined, { token: open.value.token })).status).toBe(200);
    later(1);
    expect((await person().login('demomember', demoPassword, { ...stranger, more: await solved() })).status).toBe(200);
  });

  it('keeps no owner out for what strangers try, and counts what is tried from a known network', async () => {
    for (let failure = 1; failure <= 10; failure += 1) {
      await person().login('demomember', 'wrong', { from: `198.51.100.${failure}`, more: await solved() });
      later(61);
    }
    expect((await person().login('demomember', demoPassword, { from: '198.51.100.50' })).code).toBe('AUTH_WAIT');
    const own = await person().login('demomember', 'mistyped');
    expect(own).toMatchObject({ status: 401, value: { captcha: false } });
    const entered = await person().login('demomember', demoPassword);
    expect([entered.status, typeof entered.value.token]).toEqual([200, 'string']);
    expect((await person().login('demomember', demoPassword, { from: '198.51.100.50' })).code).toBe('AUTH_WAIT');
    for (let failure = 1; failure < 10; failure += 1) {
      await person().login('demomember', 'wrong', { more: await solved() });
      later(61);
    }
    const tenth = await person().login('demomember', 'wrong', { more: await solved() });
    expect(tenth).toMatchObject({ status: 401, value: { captcha: true, waitSeconds: 900 } });
  });

  it('counts tries that arrive together one by one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => person().login('demomember', `wrong-${index}`, { from: `198.51.100.${index}` })),
    );
    expect(answers.filter(({ code }) => code === 'AUTH_INCORRECT')).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'AUTH_WAIT' || code === 'AUTH_CAPTCHA')).toHaveLength(9);
  });

  it('allows nothing but the change of a password that is 123456 or too old [LOGIN-07] [LOGIN-08] [MODULE-12]', async () => {
    const weak = await person().login('demoweak', '123456');
    expect(weak.value).toMatchObject({
      passwordChange: true,
      passwordExpired: false,
      demand: { reason: 'weak', maxAgeDays: 90 },
    });
    const expired = await person().login('demoexpired', demoPassword);
    expect(expired.value).toMatchObject({
      passwordChange: true,
      passwordExpired: true,
      demand: { reason: 'expired', maxAgeDays: 90 },
    });
    await site.db.update(account).set({ mustChangePassword: true }).where(eq(account.username, 'demogeneral'));
    const reset = (await person().login('demogeneral', demoPassword)).value;
    expect(reset).toMatchObject({ passwordChange: true, demand: { reason: 'reset' } });
    await site.db.update(account).set({ mustChangePassword: false }).where(eq(account.username, 'demogeneral'));
    expect((await person().login('demogeneral', demoPassword)).value).not.toHaveProperty('demand');

    const { token } = weak.value;
    expect(await person().send('memberInfo', undefined, { token })).toMatchObject({ status: 403, code: 'PASSWORD_CHANGE' });
    const change = (newPassword: string, more: object = {}) =>
      person().sealed(
        'changePassword',
        { oldPassword: '123456', newPassword, confirmNewPassword: newPassword, ...more },
        { token },
      );
    expect((await change('123456')).code).toBe('VALIDATION');
    expect((await change('short')).code).toBe('VALIDATION');
    expect((await change('Mat-khau-28', { confirmNewPassword: 'Mat-khau-29' })).value).toEqual([
      { field: 'confirmNewPassword', key: 'inconsistent_twice', params: {} },
    ]);
    expect((await change('Mat-khau-28', { oldPassword: '654321' })).code).toBe('AUTH_PASSWORD');
    const changed = await change('Mat-khau-28');
    // With its rights the session has got another token.
    const { token: widened } = changed.value as { token: string };
    const statusOf = async (each: string) => (await person().send('memberInfo', undefined, { token: each })).status;
    expect([changed.status, await statusOf(widened), await statusOf(token)]).toEqual([200, 200, 401]);
    expect((await person().login('demoweak', '123456')).code).toBe('AUTH_INCORRECT');
    expect((await person().login('demoweak', 'Mat-khau-28')).value).toMatchObject({ passwordChange: false });
  });

  it('lets a token of a limited session log out', async () => {
    const { token } = (await person().login('demoexpired', demoPassword)).value;
    expect((await person().send('logout', undefined, { token })).status).toBe(200);
    expect((await person().send('logout', undefined, { token })).status).toBe(401);
  });

  it('refuses agents at a site for members and members at a site for agents [ROLE-14] [ROLE-15] [ERR-24] [ERR-25]', async () => {
    const asAgent = await person().login('demomember', demoPassword, { more: { as: 'agent' } });
    expect(asAgent).toMatchObject({ status: 403, code: 'NOT_AGENT', message: 'Bạn không phải là đại lý' });
    const asMember = await person().login('demoagent', demoPassword, { more: { as: 'member' } });
    expect(asMember).toMatchObject({ status: 403, code: 'NON_MEMBER', message: 'Không phải hội viên, không thể đăng nhập' });
    expect((await person().login('demoagent', demoPassword, { more: { as: 'agent' } })).value).toMatchObject({ type: 1 });
  });

  it('opens an envelope once, whole, in time, for its call and its brand [APIBASE-04]', async () => {
    const data = { type: 'username', username: 'demomember', password: demoPassword };
    const { send, seal } = person();
    const payload = await seal('login', data);
    expect((await send('login', { payload })).status).toBe(200);
    expect(await send('login', { payload })).toMatchObject({ status: 409, code: 'REPLAY' });
    const parts = payload.split('.');
    const altered = [...parts.slice(0, 3), `${parts[3]?.startsWith('A') ? 'B' : 'A'}${parts[3]?.slice(1)}`, parts[4]].join('.');
    const now = Math.floor(time.getTime() / 1_000);
    const bad = [
      altered,
      'no.envelope.at.all.',
      await seal('login', data, 'alpha.test', { iat: now - 300, exp: now - 200 }),
      await seal('login', data, 'alpha.test', { exp: now + 3_600 }),
      await seal('login', data, 'alpha.test', { aud: 'PUT /wps/member/register' }),
      await seal('login', data, 'alpha.test', { merchant: 'beta' }),
      await seal('login', data, 'alpha.test', { jti: 'short' }),
    ];
    for (const envelope of bad)
      expect(await send('login', { payload: envelope })).toMatchObject({ status: 400, code: 'MALFORMED' });
    expect(await send('login', data)).toMatchObject({ status: 400, code: 'MALFORMED' });
    const foreign = payload.replace(
      /^[^.]+/,
      Buffer.from(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'x-9' })).toString('base64url'),
    );
    expect((await send('login', { payload: foreign })).value).toEqual({ reason: 'key' });
    const unknown = await person().sealed('login', { ...data, isAgent: 1 });
    expect(unknown.code).toBe('VALIDATION');
    expect((await site.db.select().from(nonce)).length).toBeGreaterThan(0);
  });

  it('notes what happened, and writes no password, name or address anywhere', async () => {
    await person().login('demomember', 'a-very-secret-guess', { from: '203.0.113.7' });
    const { value } = await person().login('demomember', demoPassword);
    const events = await site.db.select().from(securityEvent);
    expect(new Set(events.map(({ kind }) => kind))).toEqual(
      new Set([...events.map(({ kind }) => kind), 'login.done', 'login.refused', 'password.changed']),
    );
    const written = JSON.stringify([
      events,
      await site.db.select().from(account),
      await site.db.select().from(loginAttempt),
      site.lines,
    ]);
    for (const secret of ['a-very-secret-guess', demoPassword, value.token, '203.0.113']) expect(written).not.toContain(secret);
  });

  /** The picture and the challenge that a patient person answers. */
  async function solved() {
    const task = (await person().send<Builtin>('challenge', undefined)).value;
    return { ...(await solvedCaptcha(site, time)), challenge: work(task) };
  }
});
