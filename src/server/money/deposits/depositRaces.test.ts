import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { depositor, simulatedCallbacks } from '../../../../tests/payments/deposit-kit.ts';
import { authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { freely } from '../../../../tests/server/freely.ts';
import { moneyFromUnits, moneyOf } from '../../../domain/money.ts';
import { depositOrder, simulatedPayment } from '../../platform/db/tables/deposits.ts';
import type { Book } from '../../tenants/books/index.ts';
import { checkLedger } from '../ledger/checkLedger.ts';

let time = noon;
const now = () => time;
/** Two processes on one database. */
let sites: readonly [Site, Site];

beforeAll(async () => {
  const database = await testDatabase();
  const open = () => openTestServer({ brands: authBrands(), now, database });
  sites = [await open(), await open()];
});
afterAll(async () => {
  const { broken } = await checkLedger(sites[0].db);
  for (const site of sites) await site.close();
  expect(broken).toBe(null);
});

const amount = '200000.0000';

async function placed(member: Awaited<ReturnType<typeof depositor>>) {
  const { id: order } = (await member.create()).value;
  const [row] = await sites[0].db.select().from(depositOrder).where(eq(depositOrder.id, order));
  return { order, reference: row?.reference ?? '', amount };
}

it('credits an order once that two processes hear of concurrently, and an operator credits as well', async () => {
  const member = await depositor(sites[0], now);
  const reporters = await Promise.all(sites.map((site) => simulatedCallbacks(site, now)));
  const tenant = sites[0].tenants.byMerchant('alpha') ?? expect.fail('There is no brand alpha.');
  for (let round = 0; round < 5; round += 1) {
    const start = await member.balance();
    const paid = await placed(member);
    const operator = { id: 'op', name: 'Op' };
    await Promise.allSettled([
      ...Array.from({ length: 20 }, (_, turn) => reporters[turn % 2]?.(paid)),
      ...sites.map((site) => site.deposits.credit(tenant, operator, { order: paid.order, reason: 'seen' }, freely)),
    ]);
    expect(await member.balance()).toBe(start + moneyOf(amount));
  }
});

it('is credited twice by a naive control: the state is read first and the money moves under a new id', async () => {
  const member = await depositor(sites[0], now);
  const start = await member.balance();
  const { order } = await placed(member);
  let readers = 0;
  let letGo = () => {};
  const allHaveRead = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const credit = async ({ db, ledger }: Site) => {
    const [row] = await db.select().from(depositOrder).where(eq(depositOrder.id, order));
    readers += 1;
    if (readers === sites.length) letGo();
    await allHaveRead;
    if (row === undefined || row.state === 'credited') return;
    const { merchant, account: holder, book, provider } = row;
    const wallet = { merchant, holder, name: 'main', book: book as Book } as const;
    await ledger.execute({ merchant, scope: 'naive', id: randomUUID(), body: '' }, async () => ({
      transaction: { kind: 'deposit', provider, order, wallet, amount: moneyFromUnits(row.amount) },
    }));
    await db.update(depositOrder).set({ state: 'credited' }).where(eq(depositOrder.id, order));
  };
  await Promise.all(sites.map(credit));
  expect(await member.balance()).toBe(start + 2n * moneyOf(amount));
});

it('expires each order once and credits what was paid, by a job that two processes run concurrently', async () => {
  const names = ['demomember', 'demoagent', 'demogeneral'];
  const members = await Promise.all(names.map((username) => depositor(sites[0], now, { username })));
  const orders: Awaited<ReturnType<typeof placed>>[] = [];
  for (const member of members) orders.push(await placed(member));
  const [first] = orders;
  await sites[0].db
    .update(simulatedPayment)
    .set({ state: 'paid' })
    .where(eq(simulatedPayment.reference, first?.reference ?? ''));
  time = new Date(noon.getTime() + 16 * 60_000);
  const counts = await Promise.all([...sites, ...sites].map((site) => site.deposits.reconcile()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(names.length - 1);
  const states = await Promise.all(
    members.map(async (member, index) => (await member.read(orders[index]?.order ?? '')).value.state),
  );
  expect(states).toEqual(['credited', 'expired', 'expired']);
  expect(await Promise.all(sites.map((site) => site.deposits.reconcile()))).toEqual([0, 0]);
});
