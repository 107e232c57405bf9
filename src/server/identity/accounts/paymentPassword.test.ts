import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authBrands, demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { addPlayer } from '../../../../tests/server/players.ts';
import { account, limitWindow, securityEvent } from '../../platform/db/tables/accounts.ts';
import type { Account } from '../ports/index.ts';

let site: Site;
let time = noon;
const now = () => time;
const person = () => visitor(site, now);
const later = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};

let token: string;
beforeAll(async () => {
  site = await openTestServer({ brands: authBrands(), now });
  await addPlayer(site, 'unset');
  await site.db.update(account).set({ paymentPasswordHash: null }).where(isOwner);
  token = (await person().login('unset', demoPassword)).value.token;
});
afterAll(() => site.close());
beforeEach(async () => {
  later(1);
  await site.db.delete(limitWindow);
});

const isOwner = and(eq(account.merchant, 'alpha'), eq(account.username, 'unset'));
const owner = async (): Promise<Account> => {
  const [row] = await site.db.select().from(account).where(isOwner);
  if (row === undefined) throw new Error('The account is missing.');
  return row;
};
const stepUp = async (act: string) => {
  const proof = { act, method: 'password', answer: demoPassword };
  return (await person().sealed<{ ticket: string }>('stepUp', proof, { token })).value.ticket;
};
const set = (paymentPassword: string, ticket: string) =>
  person().sealed<unknown>('setPaymentPassword', { paymentPassword, stepUp: ticket }, { token });
const isSet = async () => (await person().send<{ isSet: boolean }>('paymentPassword', undefined, { token })).value.isSet;
const verify = async (password: string) => {
  const tenant = site.server.services.tenants.byMerchant('alpha');
  if (tenant === null) throw new Error('The brand is missing.');
  return site.server.services.paymentPasswords.verifyPaymentPassword(tenant, await owner(), password).then(
    () => 'right',
    ({ code, value }: { code: string; value: unknown }) => ({ code, value }),
  );
};

it('is set after a re-authentication for this act, stored as a hash, and not if it is easy to guess', async () => {
  expect([await isSet(), await verify('804713')]).toEqual([false, { code: 'PAYMENT_PASSWORD_UNSET', value: null }]);
  expect((await set('804713', await stepUp('sessions'))).code).toBe('STEP_UP');
  expect(await set('123456', await stepUp('paymentPassword'))).toMatchObject({
    code: 'VALIDATION',
    value: [{ field: 'paymentPassword', key: 'member.payment.weak' }],
  });
  expect(await isSet()).toBe(false);
  const ticket = await stepUp('paymentPassword');
  expect([(await set('804713', ticket)).code, (await set('950218', ticket)).code, await isSet()]).toEqual([
    'OK',
    'STEP_UP',
    true,
  ]);
  expect((await owner()).paymentPasswordHash).toMatch(/^\$(?:argon2id|scrypt)\$/);
  const noted = await site.db.select().from(securityEvent).where(eq(securityEvent.kind, 'paymentPassword.set'));
  expect(noted).toHaveLength(1);
});

it('is locked for 15 minutes by five wrong attempts, which say how many are left; a right one starts anew', async () => {
  expect(await verify('000001')).toEqual({ code: 'PAYMENT_PASSWORD', value: { triesLeft: 4 } });
  expect(await verify('804713')).toBe('right');
  const answers: unknown[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    later(2);
    answers.push(await verify('000001'));
  }
  expect(answers).toEqual([
    ...[4, 3, 2, 1].map((triesLeft) => ({ code: 'PAYMENT_PASSWORD', value: { triesLeft } })),
    { code: 'AUTH_WAIT', value: { waitSeconds: 900 } },
  ]);
  later(14);
  expect(await verify('804713')).toEqual({ code: 'AUTH_WAIT', value: { waitSeconds: 60 } });
  later(1);
  expect(await verify('804713')).toBe('right');
  const { id: accountId } = await owner();
  const noted = await site.db.select().from(securityEvent).where(eq(securityEvent.kind, 'paymentPassword.refused'));
  expect(noted.map(({ details }) => String(details['triesLeft'])).toSorted()).toEqual(['0', '1', '2', '3', '4', '4']);
  for (const event of noted) expect(event).toMatchObject({ merchant: 'alpha', accountId });
});

it('gives concurrent attempts no more than five tries', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => verify('000001')));
  const codes = answers.map((answer) => (typeof answer === 'string' ? answer : answer.code));
  expect(codes.filter((code) => code === 'PAYMENT_PASSWORD')).toHaveLength(4);
  expect(codes.filter((code) => code === 'AUTH_WAIT')).toHaveLength(8);
});
