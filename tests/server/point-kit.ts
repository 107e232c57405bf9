import { randomUUID } from 'node:crypto';
import { moneyOf } from '../../src/domain/money.ts';
import type { Account } from '../../src/server/identity/ports/index.ts';
import { movePoints } from '../../src/server/money/points/pointBook.ts';
import { playWallet } from '../../src/server/money/wallets/index.ts';
import type { PointBalance, PointExchange, PointExchanges, PointRecords } from '../../src/wire/points.ts';
import { authBrands, type Site, visitor } from './auth-kit.ts';
import { openTestServer } from './core-kit.ts';
import type { TestDatabase } from './databases.ts';
import { openPromoted } from './promotion-kit.ts';
import { paymentPassword } from './withdrawal-kit.ts';

const named = (id: string, more: object) => ({ id, name: { en: id, vi: id }, ...more });

/** Rewards of each kind; an exchange of 5000 points or more waits for an operator. */
export const testMall = {
  goods: [
    named('mug', { points: 100, stock: 3, most: 2 }),
    named('phone', { points: 200, amount: 50, stock: 5, group: 'electronics' }),
    named('voucher', { points: 80, kind: 'voucher', amount: 1000, stock: 40, most: 5, group: 'voucher' }),
    named('last', { points: 10, stock: 1 }),
  ],
};
const convert = { rate: '10', min: 500, max: 10_000, step: 100, reviewFrom: 5000 };

interface PointSiteDeps {
  readonly now: () => Date;
  readonly database?: TestDatabase;
  readonly vendors?: Parameters<typeof openTestServer>[0]['vendors'];
}

export const openPointSite = ({ now, database, vendors }: PointSiteDeps) =>
  openTestServer({
    brands: authBrands({ pointMall: testMall, policies: { points: { convert } } }),
    now,
    ...(database === undefined ? {} : { database }),
    ...(vendors === undefined ? {} : { vendors }),
  });

let requests = 0;
export const newRequestId = () => `request-${(requests += 1)}-${process.pid}`;

export const redeeming = (goods: string, points: number, more: object = {}) => ({
  goods,
  quantity: 1,
  points: `${points}.0000`,
  requestId: newRequestId(),
  paymentPassword,
  ...more,
});

/** Gives an account points, as a deposit of ten thousand times as much would. */
export async function givePoints(site: Pick<Site, 'db' | 'server'>, owner: Account, points: string, at: Date): Promise<void> {
  const tenant = site.server.services.tenants.byMerchant('alpha');
  if (tenant === null) throw new Error('The brand is missing.');
  const entry = { type: 'deposit', source: `deposit:${randomUUID()}`, points: moneyOf(points), at } as const;
  await site.db.transaction((tx) => movePoints(tx, playWallet(tenant, owner), entry));
}

/** A new member of the brand with so many points, as tests act for it. */
export async function openCollector(site: Site, now: () => Date, username: string, points = '0') {
  const member = await openPromoted(site, now, username);
  const { owner, tenant, call, balances } = member;
  if (points !== '0') await givePoints(site, owner, points, now());
  const token = (await site.server.services.members.sessions.start(tenant, owner)).token;
  const sealed = (name: 'redeemPoints' | 'convertPoints', body: object) =>
    visitor(site, now).sealed<PointExchange>(name, body, { token });
  return {
    ...member,
    token,
    redeem: (goods: string, price: number, more: object = {}) => sealed('redeemPoints', redeeming(goods, price, more)),
    convert: (count: string, more: object = {}) =>
      sealed('convertPoints', { points: count, requestId: newRequestId(), paymentPassword, ...more }),
    points: async () => (await call<PointBalance>('pointBalance')).value.balance,
    records: async (query = '') => (await call<PointRecords>('pointRecords', undefined, query)).value,
    exchanges: async (query = '') => (await call<PointExchanges>('pointExchanges', undefined, query)).value,
    money: async () => (await balances()).main,
  };
}
