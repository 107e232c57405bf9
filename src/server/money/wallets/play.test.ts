import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { trialAccountType } from '../../../domain/accountType.ts';
import { moneyOf } from '../../../domain/money.ts';
import { storedBrand } from '../../../manifest/index.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { account, ledgerRequest } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createLedger } from '../ledger/index.ts';
import { createWallets, mainWallet, openingScope, playWallet } from './index.ts';

/** Wallets of members and of trial accounts: what opens them, what they hold, and what was moved between them. */

const tenantOf = (profile: 'play' | 'real' = 'play', merchant = 'alpha') =>
  ({
    brand: {
      ...storedBrand({
        merchant,
        name: 'Alpha',
        hosts: ['alpha.test'],
        theme: { seed: '#336699' },
        assets: { logo: 'logo.svg' },
        money: { currency: 'VND', symbol: '₫' },
      }),
      profile,
    },
  }) as unknown as Tenant;
const [alpha, real] = [tenantOf(), tenantOf('real')];

let database: Database;
let time = noon;
let made = 0;
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(() => {
  time = noon;
});

const wallets = () => {
  const { db } = database;
  return createWallets({ db, ledger: createLedger({ db, now: () => time }) });
};
const owner = (type = 0) => ({ id: `m${(made += 1)}`, type });
const opened = () => database.db.select().from(ledgerRequest);

it('are the main one in the book of the brand, and for a trial account one of its own book', () => {
  const member = { id: 'm1', type: 0 };
  const main = { merchant: 'alpha', holder: 'm1', name: 'main', book: 'play:VND' };
  expect([playWallet(alpha, member), mainWallet(alpha, member)]).toEqual([main, main]);
  expect(playWallet(real, member)).toEqual({ ...main, book: 'real:VND' });
  for (const tenant of [alpha, real])
    expect(playWallet(tenant, { id: 'm1', type: trialAccountType })).toEqual({ ...main, name: 'trial', book: 'trial:VND' });
});

it('open with play money once: five million, one of a trial account; real money is never issued', async () => {
  const [member, trial, paying] = [owner(), owner(trialAccountType), owner()];
  for (let times = 0; times < 2; times += 1) {
    await wallets().open(alpha, member);
    await wallets().open(real, trial);
    expect(await wallets().open(real, paying)).toEqual(playWallet(real, paying));
  }
  expect(await wallets().balance(alpha, member)).toEqual({
    sumBalance: '5000000.0000',
    currencySymbol: '₫',
    currency: 'VND',
    wallets: [{ wallet: 'main', balance: '5000000.0000' }],
  });
  expect((await wallets().balance(real, trial)).wallets).toEqual([{ wallet: 'trial', balance: '1000000.0000' }]);
  // What was issued of play money is no money of the same account at a brand with real money.
  expect(await wallets().balance(real, member)).toMatchObject({ sumBalance: '0.0000', wallets: [] });
  expect((await wallets().balance(real, paying)).wallets).toEqual([]);
});

it('that are missing are opened for every account of the brand, of which none was, and none with real money', async () => {
  const row = (id: string, more: object = {}) => ({
    merchant: 'alpha',
    id,
    username: id,
    foldedUsername: id,
    nickname: id,
    avatar: '',
    passwordChangedAt: noon,
    type: 0,
    createdAt: noon,
    ...more,
  });
  const [has, lacks, trial] = [owner(), owner(), owner(trialAccountType)];
  await database.db
    .insert(account)
    .values([row(has.id), row(lacks.id), row(trial.id, { type: trial.type }), row('foreign', { merchant: 'beta' })]);
  await wallets().open(alpha, has);
  const before = (await opened()).length;
  await wallets().openMissing(real);
  expect(await opened()).toHaveLength(before);
  await wallets().openMissing(alpha);
  await wallets().openMissing(alpha);
  const added = (await opened()).map(({ scope, id }) => `${scope} ${id}`).filter((text) => /lacks|m\d+/.test(text));
  expect(added).toEqual(expect.arrayContaining([`${openingScope} ${lacks.id}/main`, `${openingScope} ${trial.id}/trial`]));
  expect(await opened()).toHaveLength(before + 2);
  expect((await wallets().balance(alpha, lacks)).sumBalance).toBe('5000000.0000');
});

it('move money both ways, answer what was moved, and list it latest first, five at most', async () => {
  const member = owner();
  await wallets().open(alpha, member);
  const vendors = new Set(['KNK', 'MOON']);
  const move = (from: string, to: string, amount: string) => {
    time = new Date(time.getTime() + 1_000);
    return wallets().transfer(alpha, member, { from, to, amount, requestId: `r${time.getTime()}` }, vendors);
  };
  const moved = await move('main', 'vendor:KNK', '30.5');
  expect(moved).toEqual({
    transferId: expect.any(String),
    from: 'main',
    to: 'vendor:KNK',
    amount: '30.5000',
    balance: '4999969.5000',
    currency: 'VND',
  });
  await move('vendor:KNK', 'main', '10');
  const last = await wallets().lastTransfers(alpha, member);
  expect(last).toEqual([
    { id: expect.any(String), from: 'vendor:KNK', to: 'main', amount: '10.0000', at: time.toISOString() },
    { id: moved.transferId, from: 'main', to: 'vendor:KNK', amount: '30.5000', at: '2026-11-20T05:00:01.000Z' },
  ]);
  await move('main', 'vendor:MOON', '1');
  for (let count = 0; count < 4; count += 1) await move('main', 'vendor:KNK', '2');
  const amounts = (await wallets().lastTransfers(alpha, member)).map(({ amount }) => amount);
  expect(amounts).toEqual(['2.0000', '2.0000', '2.0000', '2.0000', '1.0000']);
  // The smallest sum moves as well.
  expect((await move('main', 'vendor:KNK', '0.0001')).amount).toBe('0.0001');
});

it('of a trial account move and are emptied in its own book', async () => {
  const trial = owner(trialAccountType);
  await wallets().open(alpha, trial);
  const wallet = playWallet(alpha, trial);
  const to = { ...wallet, name: 'vendor:KNK' } as const;
  const ledger = createLedger({ db: database.db, now: () => time });
  await ledger.execute({ merchant: 'alpha', scope: 'test', id: trial.id, body: '' }, async () => ({
    transaction: { kind: 'transfer', wallet, to, amount: moneyOf('7') },
  }));
  expect((await wallets().lastTransfers(alpha, trial)).map(({ from, to }) => [from, to])).toEqual([['trial', 'vendor:KNK']]);
  await wallets().collect(alpha, trial, 'c1');
  expect((await wallets().balance(alpha, trial)).wallets).toEqual([
    { wallet: 'trial', balance: '1000000.0000' },
    { wallet: 'vendor:KNK', balance: '0.0000' },
  ]);
});
