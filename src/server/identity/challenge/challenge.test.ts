import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Builtin,
  member,
  openVerification,
  type VerificationSite,
  work,
} from '../../../../tests/server/verification-kit.ts';
import type { ChallengeResult } from '../../../wire/auth.ts';
import type { ChallengeTask, SentCode } from '../../../wire/verification.ts';
import { sweep } from '../../edge/jobs/sweep.ts';
import { account, nonce, session } from '../../platform/db/tables/accounts.ts';
import { message, oneTimeCode, ticket } from '../../platform/db/tables/messages.ts';

let site: VerificationSite;
beforeAll(async () => {
  site = await openVerification();
  await site.call('status');
});
afterAll(async () => {
  await site.close();
});
beforeEach(() => site.clear());

describe('the built-in challenge', () => {
  const take = async (host = 'alpha.test') => (await site.call<Builtin>('challenge', undefined, { host })).value;
  const passed = (result: ChallengeResult | undefined) => site.verification.challenge.passed(site.tenant(), result);

  it('passes who has done its work, for one try', async () => {
    const result = work(await take());
    const tries = await Promise.all(Array.from({ length: 10 }, () => passed(result)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await passed(result)).toBe(false);
    // The use of one is none of another.
    expect(await passed(work(await take()))).toBe(true);
  });

  it('refuses work that is missing, undone, changed, late or another brand’s', async () => {
    const task = await take();
    const done = work(task);
    const bad: (ChallengeResult | undefined)[] = [
      undefined,
      { ...done, captcha_output: 'undone' },
      { ...done, gen_time: String(Number(done.gen_time) + 1) },
      { ...done, lot_number: 'another' },
      { ...done, pass_token: done.pass_token.toUpperCase() },
      work(await take('beta.test')),
    ];
    expect(await Promise.all(bad.map(passed))).toEqual(bad.map(() => false));
    site.pass(301);
    expect(await passed(done)).toBe(false);
  });

  it('is required before a login by SMS, which is refused without it [VALID-06]', async () => {
    const sent = await site.call<SentCode>('loginSms', { mobileNum: member.mobile, countryDialingCode: '84' });
    const login = (challenge?: ChallengeResult) =>
      site.lastCode().then((password) =>
        site.sealed('login', {
          type: 'sms',
          mobileNum: member.mobile,
          countryDialingCode: '84',
          password,
          codeTicket: sent.value.ticket,
          ...(challenge === undefined ? {} : { challenge }),
        }),
      );
    expect((await login()).code).toBe('AUTH_CHALLENGE');
    // The code also verifies the new network, so no second one is required.
    expect(await login(work(await take()))).toMatchObject({ code: 'OK', value: { account: member.username } });
  });
});

describe('the challenge of the provider', () => {
  it('is asked for with its keys, believed only when it says success, and good for one try [THIRD-01]', async () => {
    let says = 'success';
    const heard: URLSearchParams[] = [];
    const provider = createServer((request, response) => {
      expect(request.headers['content-type']).toBe('application/x-www-form-urlencoded');
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        heard.push(new URLSearchParams(body));
        response.end(says === 'silence' ? 'gone' : JSON.stringify({ result: says }));
      });
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/validate`;
    const keyed = await openVerification({ verification: { geetest: { captchaId: 'c'.repeat(32), key: 'k', url } } });

    expect((await keyed.call<ChallengeTask>('challenge')).value).toEqual({ provider: 'geetest', captchaId: 'c'.repeat(32) });
    const result = (lot_number: string) => ({ lot_number, captcha_output: 'o', pass_token: 'p', gen_time: '1' });
    const passed = (lot: string) => keyed.verification.challenge.passed(keyed.tenant(), result(lot));
    expect([await passed('one'), await passed('one')]).toEqual([true, false]);
    expect(heard[0]?.get('sign_token')).toBe(createHmac('sha256', 'k').update('one').digest('hex'));
    says = 'fail';
    expect(await passed('two')).toBe(false);
    says = 'silence';
    expect(await passed('three')).toBe(false);
    provider.close();
    await keyed.close();
  });
});

describe('the sweeping job', () => {
  it('takes away what has expired and leaves the rest, in one process at a time', async () => {
    await site.call('loginSms', { mobileNum: member.mobile, countryDialingCode: '84' });
    await site.form('forgotByEmail', { username: member.username, email: member.email });
    await site.sealed('login', { type: 'username', username: member.username, password: 'Demo-2026' });
    const [one] = await site.db.select().from(account).limit(1);
    if (one === undefined) throw new Error('There is no account.');
    const names = { id: 'trial1', username: 'trial1', foldedUsername: 'trial1', mobile: null, ownCode: null, type: 4 };
    await site.db.insert(account).values({ ...one, ...names, expiresAt: new Date(site.now().getTime() + 7_200_000) });
    await site.members.sessions.start(site.tenant(), one);
    const counted = async () =>
      Promise.all([oneTimeCode, ticket, nonce, session, message].map((table) => site.db.$count(table)));
    const accounts = await site.db.$count(account);

    expect(await sweep(site.db, site.now())).toBe(true);
    expect((await counted()).every((count) => count > 0)).toBe(true);
    expect(await site.db.$count(account)).toBe(accounts);

    const later = new Date(site.now().getTime() + 8 * 86_400_000);
    const runs = await Promise.all(Array.from({ length: 4 }, () => sweep(site.db, later)));
    expect(runs).toContain(true);
    expect(await counted()).toEqual([0, 0, 0, 0, 0]);
    expect(await site.db.$count(account)).toBe(accounts - 1);
  });

  it('leaves it to the process that is at it', async () => {
    const [taken, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = site.db.transaction(async (work) => {
      await work.execute('select pg_advisory_xact_lock(4210451504)');
      taken.resolve();
      await finished.promise;
    });
    await taken.promise;
    expect(await sweep(site.db, site.now())).toBe(false);
    finished.resolve();
    await other;
    expect(await sweep(site.db, site.now())).toBe(true);
  });
});
