import { afterAll, beforeAll, expect, it } from 'vitest';
import { depositor } from '../../../tests/payments/deposit-kit.ts';
import type { Site } from '../../../tests/server/auth-kit.ts';
import { noon } from '../../../tests/server/core-kit.ts';
import { operatorOf } from '../../../tests/server/operating.ts';
import { openWithdrawalSite, openWithdrawer } from '../../../tests/server/withdrawal-kit.ts';
import { moneyOf } from '../../domain/money.ts';
import type { Envelope } from '../../wire/envelope.ts';
import { checkLedger } from '../ledger/checkLedger.ts';

/** Rounds in which two operators press concurrently; `ROUNDS=1000` for more. */
const rounds = Number(process.env['ROUNDS'] ?? 12);
/** Two requests a round stay below the limit of a day. */
const roundMs = 30 * 60_000;

let clock = noon;
const now = () => clock;
let site: Site;
let member: Awaited<ReturnType<typeof openWithdrawer>>;
const tokens: string[] = [];

beforeAll(async () => {
  const policy = { min: 100_000, max: 50_000_000, perDay: 500_000_000, timesPerDay: 100 };
  site = await openWithdrawalSite({ now, policy });
  member = await openWithdrawer(site, now);
  for (const name of ['an', 'binh'])
    tokens.push((await site.operators.add({ name, roles: ['money', 'approve', 'members'] })).token);
});
afterAll(async () => {
  expect((await checkLedger(site.db)).broken).toBeNull();
  await site.close();
});

async function press(by: number, path: string, body: object): Promise<string> {
  const answer = await site.server.inject({
    method: 'POST',
    url: `/studio/api/desk/items/alpha/${path}`,
    headers: { host: 'anywhere.test', authorization: `Bearer ${tokens[by]}` },
    payload: body,
  });
  return answer.json<Envelope<unknown>>().code;
}

let requests = 0;
const act = (by: number, item: string, name: string) => {
  requests += 1;
  return press(by, `${item}/act`, { act: name, reason: 'looked at it', requestId: `at-once-${requests}` });
};

async function requested() {
  const { code, value } = await member.request('100000');
  expect(code).toBe('OK');
  return value.order;
}

/** One of two succeeded and the other one was refused. */
const expectOne = (codes: readonly string[]) =>
  expect(codes.toSorted()).toEqual([expect.stringMatching(/^(?:CONFLICT|NOT_FOUND)$/), 'OK']);

it('of two operators who press concurrently one succeeds, every time, and every call is answered', async () => {
  for (let round = 0; round < rounds; round += 1) {
    clock = new Date(clock.getTime() + roundMs);
    // Half an hour ends the sessions.
    await member.signInAgain();
    const payer = await depositor(site, now, { username: 'demoagent' });
    const taken = `withdrawal/${await requested()}`;
    expectOne(await Promise.all([0, 1].map((by) => press(by, `${taken}/claim`, {}))));

    const order = await requested();
    const decided = await Promise.all([
      act(round % 2, `withdrawal/${order}`, 'approve'),
      act((round + 1) % 2, `withdrawal/${order}`, 'reject'),
    ]);
    // What is approved may still be rejected, not the other way round.
    expect(decided).toContain('OK');
    expect((await member.order(order)).state).toBe(decided[1] === 'OK' ? 'rejected' : 'approved');

    const { id } = (await payer.create()).value;
    const start = await payer.balance();
    expectOne(await Promise.all([0, 1].map((by) => act(by, `deposit/${id}`, 'credit'))));
    expect(await payer.balance()).toBe(start + moneyOf('200000'));
  }
});

it('answers an operator who confirms what is decided or does not exist', async () => {
  const operate = await operatorOf(site, 'chi');
  expect((await operate('POST', 'bindings/alpha/no-such-binding/confirm', {})).code).toBe('NOT_FOUND');
  expect((await operate('POST', `bindings/alpha/${member.binding}/confirm`, {})).code).toBe('CONFLICT');
});
