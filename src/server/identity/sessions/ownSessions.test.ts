import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authBrands, demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { securityEvent, session } from '../../platform/db/tables/accounts.ts';

let site: Site;
let time = noon;
const now = () => time;
const person = () => visitor(site, now);
const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1_000);
};

beforeAll(async () => {
  site = await openTestServer({ brands: authBrands(), now });
});
afterAll(() => site.close());

interface Listed {
  readonly sessions: readonly { readonly id: string; readonly isCurrent: boolean; readonly device: string | null }[];
}
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const login = async (userAgent = 'curl/8.9.1') => {
  later(61);
  const headers = { 'user-agent': userAgent };
  return (await person().login('demogeneral', demoPassword, { headers })).value.token;
};
const list = async (token: string) => (await person().send<Listed>('memberSessions', undefined, { token })).value.sessions;
const statusOf = async (token: string) => (await person().send('memberInfo', undefined, { token })).status;
const stepUp = async (token: string, act = 'sessions') => {
  const proof = { act, method: 'password', answer: demoPassword };
  return (await person().sealed<{ ticket: string }>('stepUp', proof, { token })).value.ticket;
};
const noted = async (kind: string) => (await site.db.select().from(securityEvent).where(eq(securityEvent.kind, kind))).length;

beforeEach(async () => {
  await site.db.delete(session);
});

it('lists the sessions of an account with the device of the login and no token', async () => {
  const [old, own] = [await login(chrome), await login()];
  const [first, second, ...others] = await list(own);
  expect([first, second, others]).toMatchObject([
    { isCurrent: true, device: null },
    { isCurrent: false, device: 'Chrome, Windows' },
    [],
  ]);
  expect((await list(old)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  const stranger = (await person().login('demomember', demoPassword)).value.token;
  expect(await list(stranger)).toHaveLength(1);
});

it('ends one session after a re-authentication for this act, and none of another account', async () => {
  const [there, here] = [await login(), await login()];
  const [, { id } = { id: '' }] = await list(here);
  const end = async (token: string, ticket: string) =>
    (await person().send('endSession', { session: id, stepUp: ticket }, { token })).code;
  expect(await end(here, 'x'.repeat(43))).toBe('STEP_UP');
  expect(await end(here, await stepUp(here, 'recoveryCodes'))).toBe('STEP_UP');
  const stranger = (await person().login('demomember', demoPassword)).value.token;
  const proof = { act: 'sessions', method: 'password', answer: demoPassword };
  const foreign = (await person().sealed<{ ticket: string }>('stepUp', proof, { token: stranger })).value.ticket;
  expect([await end(stranger, foreign), await statusOf(there)]).toEqual(['NOT_FOUND', 200]);
  expect([await end(here, await stepUp(here)), await statusOf(there), await statusOf(here)]).toEqual(['OK', 401, 200]);
});

it('ends every session except the one that asks, after a re-authentication', async () => {
  const [one, two, here] = [await login(), await login(), await login()];
  const before = await noted('session.othersEnded');
  const end = (ticket: string) => person().send('endOtherSessions', { stepUp: ticket }, { token: here });
  expect((await end('x'.repeat(43))).code).toBe('STEP_UP');
  expect(await end(await stepUp(here))).toMatchObject({ code: 'OK', value: { ended: 2 } });
  expect([await statusOf(one), await statusOf(two), await statusOf(here)]).toEqual([401, 401, 200]);
  expect(await noted('session.othersEnded')).toBe(before + 1);
});

it('keeps five sessions at most: one more login ends the one that was not used for longest', async () => {
  const tokens: string[] = [];
  for (let turn = 0; turn < 5; turn += 1) tokens.push(await login());
  const [first = '', second = ''] = tokens;
  later(61);
  expect([await statusOf(first), await noted('session.displaced')]).toEqual([200, 0]);
  const latest = await login();
  expect([await statusOf(first), await statusOf(second), await statusOf(latest)]).toEqual([200, 401, 200]);
  expect([await list(latest).then(({ length }) => length), await noted('session.displaced')]).toEqual([5, 1]);
});
