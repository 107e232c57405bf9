import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Builtin,
  member,
  openVerification,
  type VerificationSite,
  work,
} from '../../../../tests/server/verification-kit.ts';
import { message, oneTimeCode } from '../../platform/db/tables/messages.ts';
import type { CodeUse } from './oneTimeCodes.ts';

const known = { mobileNum: member.mobile, countryDialingCode: '84' };
const withoutTicket = <Answer extends { readonly value: object }>({ value, ...rest }: Answer) => ({
  ...rest,
  value: { ...value, ticket: '' },
});

const unknown = { mobileNum: '911222333', countryDialingCode: '84' };

describe('codes by SMS', () => {
  let site: VerificationSite;
  beforeAll(async () => {
    site = await openVerification({
      verification: { smsDaily: { merchant: 8, foreignCountry: 2 } },
    });
    // Demo accounts are created on the first request to a brand.
    await site.call('status');
  });
  afterAll(() => site.close());
  beforeEach(() => site.clear());

  let ticket = '';
  const ask = async (payload: object, from?: string) => {
    const answer = await site.askCode('loginSms', payload, from === undefined ? {} : { from });
    if (answer.success) ticket = answer.value.ticket;
    return answer;
  };
  const guess = (code: string, more: Partial<CodeUse> = {}) =>
    site.verification.codes.take({ merchant: 'alpha', purpose: 'login', target: member.e164, ticket, ...more }, code);
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('send six digits and say how long they live [API-02]', async () => {
    expect(await ask(known)).toMatchObject({ status: 200, success: true, code: 'OK', value: { expiredMinutes: 2 } });
    expect(ticket).toMatch(/^[\w-]{43}$/);
    const [sent] = await site.shown();
    expect(sent).toMatchObject({ channel: 'sms', to: member.e164, code: expect.stringMatching(/^\d{6}$/) });
    expect(sent?.text).toContain(sent?.code);
  });

  it('take the name of the number as the call has it and no other [API-20] [ENTITY-10] [ENTITY-11]', async () => {
    const number = { countryDialingCode: '84' };
    const answers = await Promise.all([
      site.askCode('registerSms', { ...number, mobileNo: '912000001' }),
      site.askCode('registerSms', { ...number, mobileNum: '912000002' }),
      site.askCode('loginSms', { ...number, mobileNo: '912000003' }),
      site.askCode('loginSms', { ...number, mobileNum: '912000004', mobileNo: '912000004' }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(['OK', 'VALIDATION', 'VALIDATION', 'VALIDATION']);
  });

  it('cost a solved challenge after the first of an hour for a network and for a number', async () => {
    const plain = (name: 'loginSms' | 'registerSms', payload: object, from: string) => site.call(name, payload, { from });
    const register = { mobileNo: '912000009', countryDialingCode: '84' };
    expect((await plain('loginSms', known, '203.0.113.7')).code).toBe('OK');
    site.pass(61);
    expect((await plain('registerSms', register, '203.0.113.7')).code).toBe('AUTH_CHALLENGE');
    expect((await plain('loginSms', known, '198.51.100.7')).code).toBe('AUTH_CHALLENGE');
    expect(await site.shown()).toHaveLength(1);

    const { value } = await site.call<Builtin>('challenge');
    const solved = { ...known, challenge: work(value) };
    expect((await plain('loginSms', solved, '203.0.113.7')).code).toBe('OK');
    site.pass(61);
    expect((await plain('loginSms', solved, '203.0.113.7')).code).toBe('AUTH_CHALLENGE');
    site.pass(3_601);
    expect((await plain('loginSms', known, '203.0.113.7')).code).toBe('OK');
  });

  it('reach one number, however it is typed', async () => {
    for (const [mobileNum, countryDialingCode] of [
      [`0${member.mobile}`, '84'],
      [` ${member.mobile}`, '+84'],
      [member.e164, '84'],
    ]) {
      expect((await ask({ mobileNum, countryDialingCode })).code).toBe('OK');
      site.pass(61);
    }
    expect(new Set((await site.shown()).map(({ to }) => to))).toEqual(new Set([member.e164]));
    const refused = await ask({ mobileNum: '12345', countryDialingCode: '84' });
    expect(refused).toMatchObject({ status: 422, code: 'VALIDATION', value: [{ field: 'mobileNum' }] });
  });

  it('answer alike for a number with and without an account', async () => {
    const [one, other] = [await ask(known), await ask(unknown)];
    expect(withoutTicket(one)).toEqual(withoutTicket(other));
    expect((await site.shown()).map(({ to }) => to)).toEqual([member.e164]);
    expect(await ask(known)).toEqual(await ask(unknown));
    const taken = await site.askCode('registerSms', { mobileNo: member.mobile, countryDialingCode: '84' });
    expect(taken.code).toBe('RATE_LIMIT');
    site.pass(61);
    expect((await site.askCode('registerSms', { mobileNo: member.mobile, countryDialingCode: '84' })).code).toBe('OK');
    expect((await site.shown())[0]).toMatchObject({ to: member.e164, code: null });
  });

  it('go out once a minute and five times an hour to one number, and say to wait five minutes', async () => {
    const codes: string[] = [];
    for (let minute = 0; minute < 6; minute += 1) {
      codes.push((await ask(known, `203.0.113.${minute + 20}`)).code);
      site.pass(61);
    }
    expect(codes).toEqual(['OK', 'OK', 'OK', 'OK', 'OK', 'RATE_LIMIT']);
    const refused = await site.askCode('loginSms', known, { headers: { language: 'EN' } });
    expect(refused).toMatchObject({ status: 429, message: expect.stringContaining('5 minutes') });
    site.pass(3_600);
    const together = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(known, `203.0.113.${index + 40}`)));
    expect(together.filter(({ code }) => code === 'OK')).toHaveLength(1);
  });

  it('are asked for twenty times an hour from one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, index) => ask({ ...unknown, mobileNum: `9120001${String(index).padStart(2, '0')}` })),
    );
    expect(answers.filter(({ code }) => code === 'OK')).toHaveLength(20);
    expect((await ask(known, '198.51.100.9')).code).toBe('OK');
  });

  it('stop for everybody alike once the budget of a country or of the day is spent', async () => {
    const register = (dialing: string, mobileNo: string, from: string) =>
      site.askCode('registerSms', { countryDialingCode: dialing, mobileNo }, { from });
    const abroad = [];
    for (const index of [1, 2, 3, 4]) abroad.push((await register('66', `81234567${index}`, `192.0.2.${index}`)).code);
    expect(abroad).toEqual(['OK', 'OK', 'RATE_LIMIT', 'RATE_LIMIT']);
    const home = [];
    for (let index = 10; index < 18; index += 1) home.push((await register('84', `9123456${index}`, `192.0.2.${index}`)).code);
    expect(home.filter((code) => code === 'OK').length).toBeLessThan(8);
    expect([(await ask(known)).code, (await ask(unknown)).code]).toEqual(['RATE_LIMIT', 'RATE_LIMIT']);
    expect((await site.shown()).length).toBeLessThanOrEqual(8);
    site.pass(86_401);
    expect((await ask(known)).code).toBe('OK');
  });

  it('judge five of a hundred concurrent guesses, and the right one no more', async () => {
    await ask(known);
    const code = await site.lastCode();
    const guesses = await Promise.all(Array.from({ length: 100 }, () => guess(wrong(code))));
    expect(guesses).not.toContain(true);
    const [row] = await site.db
      .select()
      .from(oneTimeCode)
      .where(and(eq(oneTimeCode.merchant, 'alpha'), eq(oneTimeCode.purpose, 'login')));
    expect(row?.tries).toBe(5);
    expect(await guess(code)).toBe(false);
  });

  it('work once, also when a hundred send the right one concurrently', async () => {
    await ask(known);
    const code = await site.lastCode();
    const guesses = await Promise.all(Array.from({ length: 100 }, () => guess(code)));
    expect(guesses.filter(Boolean)).toHaveLength(1);
    expect(await guess(code)).toBe(false);
  });

  it('open what they were asked for, until they expire or a new one takes their place', async () => {
    await ask(known);
    const first = await site.lastCode();
    const others: Partial<CodeUse>[] = [
      { purpose: 'register' },
      { purpose: 'forgotPassword' },
      { target: '+84911222333' },
      { ticket: '' },
      { ticket: 'of another request' },
    ];
    for (const other of others) expect(await guess(first, other)).toBe(false);
    const before = ticket;
    site.pass(61);
    await ask(known);
    const second = await site.lastCode();
    if (first !== second) expect(await guess(first)).toBe(false);
    expect(await guess(second, { ticket: before })).toBe(false);
    expect(await guess(` ${second} `)).toBe(true);
    site.pass(61);
    await ask(known);
    const third = await site.lastCode();
    site.pass(120);
    expect(await guess(third)).toBe(false);
  });

  it('leave neither code nor number readable in the database', async () => {
    await ask(known);
    const code = await site.lastCode();
    const written = JSON.stringify([await site.db.select().from(oneTimeCode), await site.db.select().from(message)]);
    expect(written).not.toContain(member.mobile);
    expect(written).not.toContain(`"${code}"`);
  });
});

const nothingOn = { MOBILEVERCODELOGIN3: false, CHNGPASSVERIF3: false, smsEnabled: false };

it('are refused where a brand has no use for them, or nothing sends them', async () => {
  const off = await openVerification({ manifest: { modules: nothingOn } });
  const silent = await openVerification({ verification: { gateways: { sms: { kind: 'none' }, mail: { kind: 'none' } } } });
  const answers = [
    await off.askCode('loginSms', known),
    await off.askCode('registerSms', { mobileNo: '912000001', countryDialingCode: '84' }),
    await silent.askCode('loginSms', known),
  ];
  expect(answers.map(({ code }) => code)).toEqual(['UNAVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE']);
  await Promise.all([off.close(), silent.close()]);
});
