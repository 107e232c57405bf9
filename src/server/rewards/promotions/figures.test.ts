import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { moneyOf } from '../../../domain/money.ts';
import type { Wallet } from '../../money/ledger/index.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { depositOrder, promotionEntry, turnover } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Promotion } from '../promotionBook/index.ts';
import { entriesOf, figuresOf } from './figures.ts';
import type { EntryRow } from './situation.ts';

/** Play, deposits and entries that promotions look at. Noon of the tests is on Friday, 20 November in Vietnam. */

const today = '2026-11-20';
const wallet: Wallet = { merchant: 'alpha', holder: 'm1', name: 'main', book: 'play:VND' };
const tenant = { brand: { timeZone: 'Asia/Ho_Chi_Minh' } } as unknown as Tenant;
const foreign = [{ account: 'm2' }, { merchant: 'beta' }, { book: 'real:VND' }];

let database: Database;
let made = 0;
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [depositOrder, promotionEntry, turnover]) await database.db.delete(table);
});

const entered = (promotion: string, period: string, state: EntryRow['state'], more: Partial<EntryRow> = {}) =>
  database.db.insert(promotionEntry).values({
    merchant: 'alpha',
    account: 'm1',
    book: 'play:VND',
    promotion,
    period,
    state,
    enteredAt: noon,
    changedAt: noon,
    ...more,
  });
const found = async (promotion?: string) =>
  (await entriesOf(database.db, wallet, { today, ...(promotion === undefined ? {} : { promotion }) }))
    .map((row) => `${row.promotion} ${row.period}`)
    .toSorted();

it('entries are those of the turns of the day and of yesterday, of one member, brand and book', async () => {
  const periods = ['once', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-21', '2026-11', '2026-10'];
  for (const period of periods) await entered('gift', period, 'issued');
  await entered('other', '2026-11-20', 'issued');
  for (const more of foreign) await entered('foreign', '2026-11-20', 'issued', more);
  expect(await found()).toEqual(['gift 2026-11', 'gift 2026-11-19', 'gift 2026-11-20', 'gift once', 'other 2026-11-20']);
  expect(await found('other')).toEqual(['other 2026-11-20']);
});

it('entries of earlier turns are those that something still follows', async () => {
  const states: EntryRow['state'][] = ['applying', 'processing', 'joined', 'claim', 'claimed', 'issued', 'rejected', 'signed'];
  for (const [index, state] of states.entries()) await entered(state, `2026-01-0${index + 1}`, state);
  expect((await found()).map((name) => name.split(' ')[0])).toEqual(['applying', 'claim', 'joined', 'processing']);
  for (const more of foreign) await entered('foreign', '2026-01-09', 'joined', more);
  expect(await found()).toHaveLength(4);
});

const promotionOf = (pay: object, cycle = 'day', from: Date | null = null, id = 'p') =>
  ({ id, title: {}, from, until: null, rule: { cycle, pay } }) as unknown as Promotion;
const loss = (cycle: string, from: Date | null = null) => promotionOf({ kind: 'cashback', categories: ['RNG'] }, cycle, from);
const ladder = (cycle: string, from: Date | null = null) => promotionOf({ kind: 'ladder', categories: ['RNG'] }, cycle, from);
const match = (id: string) => promotionOf({ kind: 'depositMatch' }, 'once', null, id);
const figures = (promotions: readonly Promotion[], rows: readonly Partial<EntryRow>[] = []) =>
  figuresOf(database.db, tenant, wallet, { promotions, rows: rows as EntryRow[], at: noon });
const played = (day: string, more: Partial<typeof turnover.$inferInsert> = {}) =>
  database.db.insert(turnover).values({
    merchant: 'alpha',
    account: 'm1',
    book: 'play:VND',
    day,
    category: 'RNG',
    vassalage: `V${(made += 1)}`,
    bets: 1,
    stake: moneyOf('10'),
    payout: moneyOf('4'),
    validBet: moneyOf('9'),
    ...more,
  });

it('play is summed by day and category, over all studios, as turnover and as loss', async () => {
  await played(today);
  await played(today, { payout: moneyOf('30') });
  await played(today, { category: 'LIVE' });
  await played('2026-11-19');
  for (const more of foreign) await played(today, more);
  expect((await figures([ladder('day')])).days).toEqual(
    expect.arrayContaining([
      { day: today, category: 'RNG', validBet: moneyOf('18'), loss: moneyOf('-14') },
      { day: today, category: 'LIVE', validBet: moneyOf('9'), loss: moneyOf('6') },
    ]),
  );
  expect((await figures([ladder('day')])).days).toHaveLength(2);
});

/** The first day of play that is looked at, and the day before it. */
const firstDays: readonly (readonly [string, readonly Promotion[], readonly Partial<EntryRow>[], string])[] = [
  ['a ladder of the day', [ladder('day')], [], '2026-11-20'],
  ['a ladder of the month', [ladder('month')], [], '2026-11-01'],
  ['cashback of the day, for yesterday', [loss('day')], [], '2026-11-19'],
  ['cashback of the month, for the one before', [loss('month')], [], '2026-10-01'],
  ['several, the earliest', [ladder('day'), loss('day'), match('m')], [], '2026-11-19'],
  ['one for good, since it began', [ladder('once', new Date('2026-11-09T17:00:00Z'))], [], '2026-11-10'],
  ['one for good without a beginning, three months', [ladder('once')], [], '2026-08-20'],
  ['one that began long ago, three months', [ladder('once', new Date('2026-01-01T00:00:00Z'))], [], '2026-08-20'],
  [
    'one that was entered before its turn, since then',
    [ladder('day')],
    [{ promotion: 'p', enteredAt: new Date('2026-11-11T16:59:59Z') }],
    '2026-11-11',
  ],
  [
    'one that another was entered for',
    [ladder('day')],
    [{ promotion: 'q', enteredAt: new Date('2026-11-11T00:00:00Z') }],
    today,
  ],
];
it.each(firstDays)('looks back for %s', async (_what, promotions, rows, first) => {
  const days: string[] = [];
  for (let time = Date.parse('2026-08-01'); time <= Date.parse(today); time += 86_400_000)
    days.push(new Date(time).toISOString().slice(0, 10));
  for (const day of days) await played(day);
  const seen = (await figures(promotions, rows)).days.map(({ day }) => day).toSorted();
  expect(seen).toEqual(days.slice(days.indexOf(first)));
});

it('reads no play where no promotion asks for it', async () => {
  await played(today);
  expect(await figures([match('m'), promotionOf({ kind: 'fixed' })])).toEqual({ days: [], deposits: [] });
  expect(await figures([])).toEqual({ days: [], deposits: [] });
});

const paid = (endedAt: Date | null, more: Partial<typeof depositOrder.$inferInsert> = {}) => {
  const id = `D${(made += 1)}`;
  return database.db.insert(depositOrder).values({
    merchant: 'alpha',
    id,
    account: 'm1',
    request: id,
    method: 'bank',
    kind: 'bank',
    provider: 'pay',
    reference: id,
    state: 'credited',
    book: 'play:VND',
    amount: moneyOf('100'),
    fee: moneyOf('3'),
    received: null,
    transaction: id,
    createdAt: noon,
    expiresAt: noon,
    endedAt,
    ...more,
  } as typeof depositOrder.$inferInsert);
};
const after = (ms: number) => new Date(noon.getTime() + ms);

it('deposits are those that were credited since a match was joined, what came of each, the first at first', async () => {
  await paid(after(5), { received: moneyOf('50') });
  await paid(after(0));
  await paid(after(-1));
  for (const more of [...foreign, { state: 'failed' as const, reason: 'cancelled' as const }]) await paid(after(1), more);
  const joined = (promotion: string, ms: number, state: EntryRow['state'] = 'joined') => ({
    promotion,
    state,
    enteredAt: after(ms),
  });
  const sums = async (...given: Parameters<typeof figures>) =>
    (await figures(...given)).deposits.map(({ at, amount }) => [at.getTime() - noon.getTime(), amount]);
  const both = [
    [0, moneyOf('97')],
    [5, moneyOf('47')],
  ];
  expect(await sums([match('m')], [joined('m', 0)])).toEqual(both);
  expect(await sums([match('m')], [joined('m', 1)])).toEqual(both.slice(1));
  // Of several the earliest decides; not one that is not asked about, or not joined any more.
  expect(await sums([match('m'), match('n')], [joined('n', 1), joined('m', 0)])).toEqual(both);
  expect(await sums([match('n')], [joined('n', 1), joined('m', 0)])).toEqual(both.slice(1));
  expect(await sums([match('m')], [joined('m', 0, 'claimed')])).toEqual([]);
  expect(await sums([ladder('day')], [joined('p', 0)])).toEqual([]);
});
