import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newRequest } from '../../../../tests/payments/deposit-kit.ts';
import { accountNamed, type Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { newRequestId, openWithdrawalSite, openWithdrawer, paymentPassword } from '../../../../tests/server/withdrawal-kit.ts';
import { minus, moneyOf, sumOf } from '../../../domain/money.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import type { Account } from '../../identity/ports/index.ts';
import { checkLedger } from '../../money/ledger/checkLedger.ts';
import { mainWallet } from '../../money/wallets/index.ts';
import { withdrawal } from '../../platform/db/tables/withdrawals.ts';

/** Rounds in which two operators press concurrently; `ROUNDS=1000` for more. */
const rounds = Number(process.env['ROUNDS'] ?? 12);
/** Two requests a round stay below the limit of a day. */
const roundMs = 30 * 60_000;
const checkedEvery = 100;
/** Milliseconds. */
const timeout = 120_000 + rounds * 2_000;

let clock = noon;
const now = () => clock;
let site: Site;
let member: Awaited<ReturnType<typeof openWithdrawer>>;
let payer: Account;
const tokens: string[] = [];

beforeAll(async () => {
  const policy = { min: 1_000, max: 50_000_000, perDay: 500_000_000, timesPerDay: 100 };
  site = await openWithdrawalSite({ now, policy });
  member = await openWithdrawer(site, now);
  payer = await accountNamed(site, 'demoagent');
  for (const name of ['an', 'binh'])
    tokens.push((await site.operators.add({ name, roles: ['money', 'approve', 'members'] })).token);
});
afterAll(() => site.close());

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

// Members ask through the services: a session and a sealed request to each would take most of a round.
async function requested() {
  const { tenant, owner, binding } = member;
  const request = { binding, amount: '1000', paymentPassword, requestId: newRequestId() };
  return (await site.server.services.withdrawals.request(tenant, owner, request)).order;
}

async function stateOf(order: string) {
  const isOrder = and(eq(withdrawal.merchant, 'alpha'), eq(withdrawal.id, order));
  return (await site.db.select({ state: withdrawal.state }).from(withdrawal).where(isOrder))[0]?.state;
}

const balanceOfPayer = () => site.server.services.ledger.balance(mainWallet(member.tenant, payer));
const ledgerIsSound = async () => expect((await checkLedger(site.db)).broken).toBeNull();

/** One of two succeeded and the other one was refused. */
const expectOne = (codes: readonly string[]) =>
  expect(codes.toSorted()).toEqual([expect.stringMatching(/^(?:CONFLICT|NOT_FOUND)$/), 'OK']);

it('of two operators who press concurrently one succeeds, every time, and every call is answered', { timeout }, async () => {
  const [atFirst] = await member.balances();
  let held = 0;
  for (let round = 0; round < rounds; round += 1) {
    clock = new Date(clock.getTime() + roundMs);
    const taken = await requested();
    expectOne(await Promise.all([0, 1].map((by) => press(by, `withdrawal/${taken}/claim`, {}))));

    const order = await requested();
    const decided = await Promise.all([
      act(round % 2, `withdrawal/${order}`, 'approve'),
      act((round + 1) % 2, `withdrawal/${order}`, 'reject'),
    ]);
    // What is approved may still be rejected, not the other way round.
    expect(decided).toContain('OK');
    expect(await stateOf(order)).toBe(decided[1] === 'OK' ? 'rejected' : 'approved');
    held += decided[1] === 'OK' ? 1 : 2;

    const { id } = await site.deposits.create(member.tenant, payer, newRequest(), 'vi');
    const start = await balanceOfPayer();
    expectOne(await Promise.all([0, 1].map((by) => act(by, `deposit/${id}`, 'credit'))));
    expect(await balanceOfPayer()).toBe(start + moneyOf('200000'));
    if (round % checkedEvery === checkedEvery - 1) await ledgerIsSound();
  }
  const sum = moneyOf(String(held * 1_000));
  expect(await member.balances()).toEqual([sumOf([atFirst, minus(sum)]), sum]);
  await ledgerIsSound();
});

it('answers an operator who confirms what is decided or does not exist', async () => {
  expect(await act(0, 'binding/no-such-binding', 'confirm')).toBe('NOT_FOUND');
  expect(await act(0, `binding/${member.binding}`, 'confirm')).toBe('CONFLICT');
});
