import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Language, localized, localizedOrNull } from '../../../domain/language.ts';
import { moneyToWire, unitsToWire, zero } from '../../../domain/money.ts';
import { Failure } from '../../../wire/failure.ts';
import type {
  PointBalance,
  PointConfig,
  PointExchange,
  PointExchangeQuery,
  PointExchanges,
  PointMall,
  PointRecord,
  PointRecordQuery,
  PointRecords,
  RedeemItem,
} from '../../../wire/points.ts';
import type { Cursor } from '../../../wire/records.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { Pictures } from '../../media/pictures/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { pointEntry, pointExchange, pointStock } from '../../platform/db/tables/index.ts';
import { beyondPlace, isBackwards, pageSize, sliceOf, withinDays } from '../../tenants/paging/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { playWallet } from '../wallets/index.ts';
import { pointsOf } from './pointBook.ts';
import { pointRulesOf } from './rules.ts';

export interface BoardDeps {
  readonly db: Db;
  readonly pictures: Pick<Pictures, 'ofBrand'>;
}

/** Reads of points: the mall, the account's points and its records. */
export function createBoard({ db, pictures }: BoardDeps) {
  async function goods(tenant: Tenant, language: Language): Promise<RedeemItem[]> {
    const rules = pointRulesOf(tenant.brand);
    const rows = await db.select().from(pointStock).where(eq(pointStock.merchant, tenant.brand.merchant));
    const left = new Map(rows.map((row) => [row.goods, row.left]));
    return rules.goods.map(({ id, name, text, group, kind, image, stock, most, points, amount }) => ({
      id,
      name: localized(name, language),
      text: localizedOrNull(text, language),
      group,
      kind,
      picture: image === undefined ? null : pictures.ofBrand(tenant, image, 'goods'),
      quantity: left.get(id) ?? stock,
      most,
      points: moneyToWire(points),
      amount: moneyToWire(amount),
    }));
  }

  const config = (tenant: Tenant): PointConfig => configOf(tenant);

  return {
    goods,
    config,

    async mall(tenant: Tenant, language: Language): Promise<PointMall> {
      return { config: config(tenant), goods: await goods(tenant, language) };
    },

    async balance(tenant: Tenant, owner: Account): Promise<PointBalance> {
      const balance = moneyToWire(await pointsOf(db, playWallet(tenant, owner)));
      return { balance, isPaymentPasswordSet: owner.paymentPasswordHash !== null };
    },

    /** Movements of points, newest first. @throws Failure MALFORMED for a cursor of another list */
    async records(tenant: Tenant, owner: Account, language: Language, query: PointRecordQuery): Promise<PointRecords> {
      const { merchant, holder, book } = playWallet(tenant, owner);
      const isIt = and(
        eq(pointEntry.merchant, merchant),
        eq(pointEntry.account, holder),
        eq(pointEntry.book, book),
        ...withinDays(tenant, sql`${pointEntry.at}`, query),
        query.type === undefined ? undefined : eq(pointEntry.type, query.type),
      );
      const order = isBackwards(query) ? asc : desc;
      const isExchange = and(eq(pointExchange.merchant, pointEntry.merchant), eq(pointExchange.id, pointEntry.exchange));
      const [found, total] = await Promise.all([
        db
          .select({ entry: pointEntry, exchange: pointExchange })
          .from(pointEntry)
          .leftJoin(pointExchange, isExchange)
          .where(and(isIt, beyond(query, sql`${pointEntry.number}`)))
          .orderBy(order(pointEntry.number))
          .limit(pageSize + 1),
        db.$count(pointEntry, isIt),
      ]);
      const { rows, next, previous } = sliceOf(found, query, ({ entry }) => `${entry.at.getTime()}~${entry.number}`);
      return { rows: rows.map((row) => recordOf(row, language)), next, previous, total };
    },

    /** Exchanges, newest first. @throws Failure MALFORMED for a cursor of another list */
    async exchanges(tenant: Tenant, owner: Account, language: Language, query: PointExchangeQuery): Promise<PointExchanges> {
      const { merchant, holder, book } = playWallet(tenant, owner);
      const isIt = and(
        eq(pointExchange.merchant, merchant),
        eq(pointExchange.account, holder),
        eq(pointExchange.book, book),
        ...withinDays(tenant, sql`${pointExchange.createdAt}`, query),
        query.state === undefined ? undefined : eq(pointExchange.state, query.state),
      );
      const order = isBackwards(query) ? asc : desc;
      const [found, total] = await Promise.all([
        db
          .select()
          .from(pointExchange)
          .where(and(isIt, beyondMoment(query)))
          .orderBy(order(pointExchange.createdAt), order(pointExchange.id))
          .limit(pageSize + 1),
        db.$count(pointExchange, isIt),
      ]);
      const { rows, next, previous } = sliceOf(found, query, ({ createdAt, id }) => `${createdAt.getTime()}~${id}`);
      return { rows: rows.map((row) => exchangeView(row, language)), next, previous, total };
    },
  };
}

function configOf({ brand }: Tenant): PointConfig {
  const { unit, perDeposit, values, convert, reviewFrom } = pointRulesOf(brand);
  const { rate, min, max, step } = convert;
  return {
    unit,
    perDeposit: moneyToWire(perDeposit),
    values: brand.catalogue.order.flatMap((gameType) =>
      values[gameType] === zero ? [] : [{ gameType, value: moneyToWire(values[gameType]) }],
    ),
    convert:
      rate === zero
        ? null
        : { rate: moneyToWire(rate), min, max, step, reviewFrom: reviewFrom === null ? null : Number(reviewFrom / 10_000n) },
  };
}

type EntryRow = typeof pointEntry.$inferSelect;
export type ExchangeRow = typeof pointExchange.$inferSelect;

function recordOf(row: { entry: EntryRow; exchange: ExchangeRow | null }, language: Language): PointRecord {
  const { entry, exchange } = row;
  const { number, type, source, points, balance, base, value, category, at } = entry;
  const [origin = ''] = source.split(':');
  const kind =
    origin === 'return'
      ? 'returned'
      : origin === 'reversal'
        ? 'reversal'
        : exchange !== null
          ? exchange.kind === 'money'
            ? 'money'
            : 'goods'
          : type === 'deposit'
            ? 'deposit'
            : 'bet';
  const amount = base ?? (exchange?.kind === 'money' ? exchange.amount : null);
  return {
    number,
    type,
    points: unitsToWire(points),
    balance: unitsToWire(balance),
    remark: {
      kind,
      gameType: category,
      base: amount === null ? null : unitsToWire(amount),
      value: value === null ? null : unitsToWire(value),
      name: exchange?.name == null ? null : localized(exchange.name, language),
      quantity: exchange?.quantity ?? null,
      exchange: exchange?.id ?? null,
    },
    at: at.toISOString(),
  };
}

export const exchangeView = (row: ExchangeRow, language: Language): PointExchange => ({
  transaction: row.id,
  kind: row.kind,
  product: row.name === null ? null : localized(row.name, language),
  quantity: row.quantity,
  points: unitsToWire(row.points),
  amount: unitsToWire(row.amount),
  state: row.state,
  at: row.createdAt.toISOString(),
  remarks: row.remark,
});

function beyond({ after, before }: Cursor, key: SQL): SQL | undefined {
  const place = after ?? before;
  if (place === undefined) return undefined;
  const [, number] = /^\d{1,13}~(\d{1,9})$/.exec(place) ?? [];
  if (number === undefined) throw new Failure('MALFORMED');
  return after === undefined ? sql`${key} > ${Number(number)}` : sql`${key} < ${Number(number)}`;
}

/** @throws Failure MALFORMED */
const beyondMoment = (cursor: Cursor) =>
  beyondPlace(cursor, pointExchange.createdAt, [{ column: pointExchange.id, pattern: 'EX\\d{6}-\\d{6}' }]);
