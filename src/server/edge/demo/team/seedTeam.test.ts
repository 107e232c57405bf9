import { and, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authBrands, demoPassword, type Site, visitor } from '../../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../../tests/server/databases.ts';
import { moneyFromUnits, moneyToWire, sumOf } from '../../../../domain/money.ts';
import type { TeamOverview } from '../../../../wire/agents.ts';
import type { ContractPage } from '../../../../wire/contracts.ts';
import type { WagePage, WageStatement } from '../../../../wire/wages.ts';
import { ledgerRules } from '../../../money/ledger/ledgerRules.ts';
import { account } from '../../../platform/db/tables/accounts.ts';
import { contract, wageLine, wagePayment } from '../../../platform/db/tables/contracts.ts';
import { depositOrder } from '../../../platform/db/tables/deposits.ts';
import { bet } from '../../../platform/db/tables/play.ts';
import { withdrawal } from '../../../platform/db/tables/withdrawals.ts';

let time = noon;
const now = () => time;
const openUnseen = async (database: Awaited<ReturnType<typeof testDatabase>>) =>
  openTestServer({ brands: authBrands(), database, now, settings: { demoTeam: true } });
/** A server whose brand was visited once. */
const open = async (database: Awaited<ReturnType<typeof testDatabase>>) => {
  const opened = await openUnseen(database);
  await visitor(opened, now).send('logout', {});
  return opened;
};
let database: Awaited<ReturnType<typeof testDatabase>>;
let site: Site;
let first: Awaited<ReturnType<typeof seen>>;
beforeAll(async () => {
  database = await testDatabase();
  site = await open(database);
  first = await seen(site);
});
afterAll(() => site.close());

const brokenRules = async () => {
  const broken: string[] = [];
  for (const [rule, breaches] of Object.entries(ledgerRules)) {
    const { rows } = await site.db.execute(breaches);
    if (rows.length > 0) broken.push(`${rule}: ${JSON.stringify(rows[0])}`);
  }
  return broken;
};

const isReturned = (state: string) => state === 'rejected' || state === 'cancelled';

/** Parts of the team that do not depend on the merchant. */
const seen = async (of: Site) => ({
  contracts: await of.db.select().from(contract).where(eq(contract.merchant, 'alpha')).orderBy(contract.id),
  bets: await of.db.select().from(bet).where(eq(bet.merchant, 'alpha')).orderBy(bet.id),
  statements: await of.db.select().from(wagePayment).where(eq(wagePayment.merchant, 'alpha')).orderBy(wagePayment.id),
  deposits: await of.db.select().from(depositOrder).where(eq(depositOrder.merchant, 'alpha')).orderBy(depositOrder.id),
  withdrawals: await of.db.select().from(withdrawal).where(eq(withdrawal.merchant, 'alpha')).orderBy(withdrawal.id),
});

it('costs a start nothing: the first visit of a brand seeds it, and of that brand only', async () => {
  const unseen = await openUnseen(await testDatabase());
  const betsOf = (merchant: string) => unseen.db.$count(bet, eq(bet.merchant, merchant));
  expect([await betsOf('alpha'), await betsOf('beta')]).toEqual([0, 0]);
  expect((await unseen.get('alpha.test', '/index')).statusCode).toBe(200);
  await visitor(unseen, now).login('demoagent', demoPassword);
  expect([(await betsOf('alpha')) > 1_000, await betsOf('beta')]).toEqual([true, 0]);
  await unseen.close();
});

it('has contracts in every state, on three levels, and keeps every rule of the ledger', async () => {
  const { contracts, bets, statements } = first;
  const states = new Set(contracts.map(({ state }) => state));
  expect([...states].toSorted()).toEqual(
    ['active', 'ended', 'lapsed', 'offered', 'rejected', 'superseded', 'terminating', 'withdrawn'].toSorted(),
  );
  expect([contracts.length, bets.length > 1_000, statements.length > 200]).toEqual([18, true, true]);
  expect(new Set(statements.map(({ kind }) => kind)).size).toBe(4);
  expect(await brokenRules()).toEqual([]);
});

it('has paid in and withdrawn in every state, and the figures of its top are the sums of it', async () => {
  const { deposits, withdrawals } = first;
  expect(new Set(deposits.map(({ state }) => state))).toEqual(new Set(['credited', 'expired', 'failed']));
  expect(new Set(withdrawals.map(({ state }) => state))).toEqual(
    new Set(['paid', 'requested', 'approved', 'rejected', 'cancelled']),
  );
  const person = visitor(site, now);
  const { token } = (await person.login('demoagent', demoPassword)).value;
  const period = '?from=2026-10-22&until=2026-11-20';
  const { value } = await person.send<TeamOverview>('teamOverview', undefined, { token }, period);
  // Days of Việt Nam.
  const isWithin = (at: Date | null) => at !== null && at >= new Date('2026-10-21T17:00:00Z');
  const credited = deposits.filter(({ state, endedAt }) => state === 'credited' && isWithin(endedAt));
  expect(value.deposits.now).toBe(moneyToWire(sumOf(credited.map(({ amount }) => moneyFromUnits(amount)))));
  const held = withdrawals.filter(({ state, requestedAt }) => isWithin(requestedAt) && !isReturned(state));
  expect(value.withdrawals.now).toBe(moneyToWire(sumOf(held.map(({ amount }) => moneyFromUnits(amount)))));
  expect(value.withdrawals.now).not.toBe('0.0000');
});

it('is settled as the server would have settled it: the next settlement corrects nothing', async () => {
  time = new Date(noon.getTime() + 8 * 86_400_000);
  await site.server.services.contracts.settle();
  expect(site.lines.filter((line) => line.includes('"settlement"'))).toEqual([]);
  const corrected = await site.db.select().from(wageLine).where(sql`${wageLine.correctsFrom} is not null`);
  expect(corrected).toEqual([]);
  expect(await site.db.$count(wagePayment, gt(wagePayment.settledAt, noon))).toBeGreaterThan(0);
  expect(await brokenRules()).toEqual([]);
  time = noon;
});

it('is added once, and is the same for the same merchant and moment', async () => {
  const empty = await testDatabase();
  const [one, two] = await Promise.all([open(empty), open(empty)]);
  expect([await seen(one), await seen(two)]).toEqual([first, first]);
  await one.close();
  await two.close();
  const here = await site.db.$count(account, and(eq(account.merchant, 'alpha'), eq(account.username, 'demolong')));
  const restarted = await open(database);
  expect([here, await restarted.db.$count(contract, eq(contract.merchant, 'alpha'))]).toEqual([1, 18]);
  await restarted.server.close();
});

it('shows both sides to those who log in', async () => {
  const person = visitor(site, now);
  const counts = async (username: string, kind: string) => {
    const { token } = (await person.login(username, demoPassword)).value;
    return (await person.send<ContractPage>('contracts', undefined, { token }, `?kind=${kind}`)).value.counts;
  };
  expect(await counts('demodown', 'dividend')).toEqual({ all: 3, mine: 2, theirs: 0, active: 1, closed: 0 });
  expect(await counts('demoagent', 'daily')).toEqual({ all: 5, mine: 1, theirs: 1, active: 1, closed: 2 });
});

it('explains each payment of those who log in line by line', async () => {
  const person = visitor(site, now);
  const { token } = (await person.login('demodown', demoPassword)).value;
  const { rows } = (await person.send<WagePage>('wages', undefined, { token }, '?kind=realTime&direction=received')).value;
  expect(rows.length).toBeGreaterThan(0);
  for (const { paymentId, wage } of rows) {
    const { value } = await person.send<WageStatement>('wageStatement', undefined, { token }, `?paymentId=${paymentId}`);
    expect([value.lines.length > 0, value.total.wage]).toEqual([true, wage]);
  }
});
