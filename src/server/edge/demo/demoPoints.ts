import { and, eq, inArray } from 'drizzle-orm';
import type { Category } from '../../../domain/category.ts';
import { dayText } from '../../../domain/dateText.ts';
import { type Money, minus, moneyFromUnits, moneyOf, zero } from '../../../domain/money.ts';
import { pointsFor, pointTypeOf } from '../../../domain/points.ts';
import type { Identity } from '../../identity/ports/index.ts';
import {
  type Goods,
  isPointWallet,
  movePoints,
  type PointMovement,
  pointRulesOf,
  type Writes,
} from '../../money/points/index.ts';

import { mainWallet } from '../../money/wallets/index.ts';
import { account, pointExchange, pointWallet } from '../../platform/db/tables/index.ts';

import type { Tenant } from '../../tenants/tenant/index.ts';
import { demoAccounts } from './demoAccounts.ts';

const hourMs = 3_600_000;

/** Sources of points in the last weeks, oldest first: hours ago, a category or null for a deposit, and its amount. */
const earned: readonly (readonly [hoursAgo: number, category: Category | null, amount: string])[] = [
  [640, null, '60000000'],
  [620, 'RNG', '3600000'],
  [560, 'LIVE', '2400000'],
  [500, 'SPORTS', '1800000'],
  [420, null, '250000000'],
  [390, 'FISH', '2100000'],
  [310, 'PVP', '960000'],
  [250, 'RNG', '1250000'],
  [160, null, '20000000'],
  [120, 'LIVE', '1800000'],
  [70, 'SPORTS', '640000'],
  [44, 'RNG', '420000'],
  [20, null, '2000000'],
  [6, 'RNG', '420000'],
];

/** Exchanges between them: hours ago, the place of the reward in the list of goods without payment, and its end. */
const exchanged = [
  { hoursAgo: 410, place: 0, state: 'completed', remark: { vi: 'Đã giao, cảm ơn bạn', en: 'Delivered, thank you' } },
  {
    hoursAgo: 200,
    place: 1,
    state: 'rejected',
    remark: { vi: 'Tạm hết hàng, đã trả lại điểm', en: 'Out of stock, points returned' },
  },
  { hoursAgo: 30, place: 0, state: 'processing', remark: null },
] as const;

/** Points of the demo accounts that may pay out, with some weeks behind them. Once per account. */
export async function seedPoints({ db, now }: Pick<Identity, 'db' | 'now'>, tenant: Tenant): Promise<void> {
  const { merchant } = tenant.brand;
  const names = demoAccounts.filter(({ mayPayOut }) => mayPayOut === true).map(({ username }) => username);
  const owners = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.merchant, merchant), inArray(account.username, names)));
  for (const owner of owners) await db.transaction((tx) => seedAccount(tx, tenant, owner, now()));
}

async function seedAccount(tx: Writes, tenant: Tenant, owner: { readonly id: string }, at: Date): Promise<void> {
  const wallet = mainWallet(tenant, owner);
  const { merchant, holder, book } = wallet;
  // Locked by its insertion: a concurrent process waits and then finds it.
  const opened = await tx
    .insert(pointWallet)
    .values({ merchant, account: holder, book, balance: 0n, entries: 0 })
    .onConflictDoNothing()
    .returning({ account: pointWallet.account });
  if (opened.length === 0) return;
  const ago = (hours: number) => new Date(at.getTime() - hours * hourMs);
  const movements = [
    ...earned.map(
      ([hours, category, amount], index) =>
        () =>
          earn(hours, category, moneyOf(amount), index),
    ),
    ...exchangesOf(pointRulesOf(tenant.brand).goods),
  ];
  const order = [...earned.map(([hours]) => hours), ...exchanged.map(({ hoursAgo }) => hoursAgo)];
  const inTime = movements
    .map((move, index) => ({ move, hours: order[index] ?? 0 }))
    .toSorted((one, other) => other.hours - one.hours);
  for (const { move } of inTime) await move();

  async function earn(hours: number, category: Category | null, base: Money, index: number) {
    const { unit, values, perDeposit } = pointRulesOf(tenant.brand);
    const value = category === null ? perDeposit : values[category];
    const points = pointsFor(base, { value, unit });
    if (points === zero) return;
    const source = category === null ? `deposit:demo-${index}` : `bet:demo-${index}/${category}`;
    const type = category === null ? 'deposit' : pointTypeOf(category);
    const movement: PointMovement = { type, source, points, base, value, category, at: ago(hours) };
    await movePoints(tx, wallet, movement);
  }

  function exchangesOf(goods: readonly Goods[]) {
    const language = tenant.brand.languages.default;
    const free = goods.filter(({ kind, amount }) => kind === 'goods' && amount === zero);
    return exchanged.map(({ hoursAgo, place, state, remark }, index) => async () => {
      const item = free.toSorted((one, other) => Number(one.points - other.points))[place];
      if (item === undefined) return;
      const createdAt = ago(hoursAgo);
      const day = dayText(createdAt, tenant.brand.timeZone).replaceAll('-', '').slice(2);
      const id = `EX${day}-${holder.slice(-3)}${String(index).padStart(3, '0')}`;
      const [row] = await tx.select({ balance: pointWallet.balance }).from(pointWallet).where(isPointWallet(wallet));
      if ((row?.balance ?? 0n) < item.points) return;
      const points = moneyFromUnits(item.points);
      await movePoints(tx, wallet, {
        type: 'redeem',
        source: `exchange:${id}`,
        points: minus(points),
        exchange: id,
        at: createdAt,
      });
      const decidedAt = state === 'processing' ? null : ago(hoursAgo - 20);
      await tx.insert(pointExchange).values({
        merchant,
        id,
        account: holder,
        book,
        request: `demo-${index}`,
        kind: 'goods',
        goods: item.id,
        name: item.name,
        quantity: 1,
        points,
        amount: 0n,
        state,
        remark: remark === null ? null : ((remark as Partial<Record<string, string>>)[language] ?? remark.en),
        createdAt,
        decidedAt,
      });
      if (state === 'rejected')
        await movePoints(tx, wallet, {
          type: 'redeem',
          source: `return:${id}`,
          points,
          exchange: id,
          at: decidedAt ?? createdAt,
        });
    });
  }
}
