import { afterAll, beforeAll, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../../tests/server/databases.ts';
import { noon } from '../../../../../tests/server/noon.ts';
import type { DeskKind } from '../../../../domain/desk.ts';
import { moneyOf } from '../../../../domain/money.ts';
import { openDatabase } from '../../../platform/db/index.ts';
import { account, securityEvent, session } from '../../../platform/db/tables/accounts.ts';
import { turnover } from '../../../platform/db/tables/play.ts';
import { accountRecord } from '../../../platform/db/tables/records.ts';
import { payoutBinding, withdrawal } from '../../../platform/db/tables/withdrawals.ts';
import type { Tenant } from '../../../tenants/tenant/index.ts';
import { risksOf, scoreOf } from './risks.ts';
import type { QueueRow } from './rows.ts';

/** Each reason to look twice, and what is just not one. */

const minute = 60_000;
const day = 24 * 60 * minute;
const merchant = 'alpha';
const book = 'play:VND';
const ago = (ms: number) => new Date(noon.getTime() - ms);
let opened: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  opened = await openDatabase(await suiteDatabase());
  await db()
    .insert(payoutBinding)
    .values({
      merchant,
      id: binding,
      account: 'owner',
      kind: 'bank',
      provider: 'Bank',
      sealed: '',
      numberHash: binding,
      tail: '5678',
      state: 'confirmed',
      createdAt: ago(0),
    });
});
afterAll(() => opened.close());
const db = () => opened.db;
const binding = 'binding';
const brand = { merchant, profile: 'play', money: { currency: 'VND' }, policies: { withdraw: { turnover: 1.5 } } };
const tenants = { byMerchant: (name: string) => (name === merchant ? ({ brand } as Tenant) : null) };

let made = 0;
const next = () => (made += 1);

/** A member who was opened so long ago. */
async function member(openedAgo = 100 * day) {
  const id = `member-${next()}`;
  const names = { username: id, foldedUsername: id, nickname: id, avatar: '' };
  const createdAt = ago(openedAgo);
  await db()
    .insert(account)
    .values({ merchant, id, ...names, passwordChangedAt: createdAt, type: 1, createdAt });
  return id;
}

const rowOf = (owner: string | null, more: Partial<QueueRow> = {}): QueueRow => ({
  kind: 'withdrawal',
  merchant,
  id: 'W1',
  account: owner,
  at: noon.toISOString(),
  state: 'requested',
  amount: moneyOf('100').toString(),
  detail: null,
  username: null,
  provider: null,
  tail: null,
  boundAt: null,
  ...more,
});
/** The database writes a moment in its own way. */
const momentOf = (at: string | undefined): Readonly<Record<string, string>> =>
  at === undefined ? {} : { at: new Date(at).toISOString() };
const of = async (...rows: QueueRow[]) =>
  (await risksOf({ db: db(), now: noon, tenants }, rows)).map((risks) =>
    risks.map(({ facts, ...risk }) => ({ ...risk, facts: { ...facts, ...momentOf(facts['at']) } })),
  );
const names = async (...rows: QueueRow[]) => (await of(...rows)).map((risks) => risks.map(({ name }) => name));

const ordered = (owner: string, state: 'requested' | 'approved' | 'paid' | 'rejected', more: { id?: string } = {}) =>
  db()
    .insert(withdrawal)
    .values({
      merchant,
      id: `W${next()}-earlier`,
      account: owner,
      book,
      binding,
      amount: moneyOf('10'),
      fee: 0n,
      paid: state === 'paid' ? moneyOf('10') : 0n,
      state,
      holdTransaction: `hold-${next()}`,
      releaseTransaction: state === 'rejected' ? 'release' : null,
      requestedAt: ago(day),
      ...more,
    });
/** A member who has been paid before, so that only what a test adds is a reason. */
async function known(openedAgo?: number) {
  const id = await member(openedAgo);
  await ordered(id, 'paid');
  return id;
}

const deposited = (holder: string, received: string, at: Date, more: Partial<typeof accountRecord.$inferInsert> = {}) =>
  db()
    .insert(accountRecord)
    .values({
      merchant,
      holder,
      book,
      number: next(),
      transaction: `act-${next()}`,
      kind: 'deposit',
      type: 'deposit',
      subject: '',
      at,
      amount: moneyOf(received),
      balance: 0n,
      state: 'done',
      ins: 1,
      outs: 0,
      received: moneyOf(received),
      paid: 0n,
      ...more,
    });
const played = (owner: string, validBet: string, more: Partial<typeof turnover.$inferInsert> = {}) =>
  db()
    .insert(turnover)
    .values({
      merchant,
      account: owner,
      day: '2026-11-10',
      book,
      category: `c${next()}`,
      vassalage: 'ONE',
      bets: 1,
      stake: moneyOf(validBet),
      payout: 0n,
      validBet: moneyOf(validBet),
      ...more,
    });
const signedIn = (owner: string, device: string | null, at: Date, home = merchant) =>
  db()
    .insert(session)
    .values({
      merchant: home,
      accountId: owner,
      tokenHash: `token-${next()}`,
      limited: false,
      device,
      createdAt: at,
      seenAt: at,
      idleEnd: noon,
      absoluteEnd: noon,
    });
const seen = (owner: string, addressMark: string | null, at = ago(day), home = merchant) =>
  db()
    .insert(securityEvent)
    .values({ merchant: home, id: `event-${next()}`, accountId: owner, kind: 'login.done', addressMark, details: {}, at });

it('has none for a member of long ago who was paid before, nor for items without a member', async () => {
  const owner = await known();
  expect(await of(rowOf(owner))).toEqual([[]]);
  expect(await of()).toEqual([]);
  const fresh = await member(0);
  const silent: DeskKind[] = ['feedback', 'approval'];
  const rows = [rowOf(null), ...silent.map((kind) => rowOf(fresh, { kind })), rowOf(fresh, { merchant: 'nowhere' })];
  expect(await of(...rows)).toEqual([[], [], [], []]);
  // Each item has its own, whatever stands before it.
  expect(await names(...rows, rowOf(fresh), rowOf(owner), rowOf(fresh, { kind: 'binding' }))).toEqual([
    [],
    [],
    [],
    [],
    ['newMember', 'firstWithdrawal'],
    [],
    ['newMember'],
  ]);
});

it('a member is new for a day', async () => {
  expect(await of(rowOf(await known(day - 1)))).toEqual([
    [{ name: 'newMember', score: 15, facts: { at: ago(day - 1).toISOString() } }],
  ]);
  expect(await of(rowOf(await known(day)))).toEqual([[]]);
});

it('a withdrawal is the first until another of the member was approved or paid', async () => {
  const owner = await member();
  await ordered(await member(), 'paid');
  await ordered(owner, 'requested');
  await ordered(owner, 'rejected');
  await ordered(owner, 'approved', { id: 'W1' });
  expect(await of(rowOf(owner))).toEqual([[{ name: 'firstWithdrawal', score: 10, facts: {} }]]);
  expect(await of(rowOf(owner, { id: 'W2' }))).toEqual([[]]);
  await ordered(owner, 'approved');
  expect(await of(rowOf(owner))).toEqual([[]]);
});

it('a bank account is recent for a day before the request, and of a withdrawal only', async () => {
  const owner = await known();
  const bound = (before: number) => ({ boundAt: ago(day + before).toISOString(), at: ago(day).toISOString() });
  expect(await of(rowOf(owner, { ...bound(day - 1), provider: 'Bank', tail: '5678' }))).toEqual([
    [{ name: 'boundRecently', score: 35, facts: { at: bound(day - 1).boundAt, provider: 'Bank', tail: '5678' } }],
  ]);
  expect(await of(rowOf(owner, bound(day)), rowOf(owner, { ...bound(0), kind: 'binding' }))).toEqual([[], []]);
});

it('a device is new for a day if the member never had it before, and is older than that', async () => {
  const device = async (openedAgo: number, ...seenAgo: readonly (readonly [string | null, number])[]) => {
    const owner = await known(openedAgo);
    for (const [name, ms] of seenAgo) await signedIn(owner, name, ago(ms));
    return owner;
  };
  const owner = await device(2 * day, ['old', 1], ['old', 2 * day], ['first', 5 * minute], ['last', 2 * minute], [null, 1]);
  expect(await of(rowOf(owner))).toEqual([
    [{ name: 'newDevice', score: 25, facts: { at: ago(2 * minute).toISOString(), device: 'last' } }],
  ]);
  expect(await names(rowOf(await device(2 * day, ['new', day - 1])))).toEqual([['newDevice']]);
  const none = [
    await device(2 * day, ['known', 1], ['known', day]),
    await device(2 * day, ['long ago', day]),
    await device(day, ['of the first day', 1]),
    await device(2 * day, [null, 1]),
  ];
  await signedIn(none[0] ?? '', 'elsewhere', ago(2 * day), 'beta');
  expect((await names(...none.map((each) => rowOf(each)))).flat()).not.toContain('newDevice');
});

it('an address is shared with accounts of the last thirty days, and graver with three of them', async () => {
  const owner = await known();
  await seen(owner, 'one');
  await seen(owner, 'two');
  await seen(owner, 'old', ago(30 * day));
  await seen(owner, null);
  const join = async (mark: string | null, at?: Date, home?: string) => {
    const id = await member();
    await seen(id, mark, at, home);
    return id;
  };
  await join('old');
  await join('one', ago(30 * day));
  await join('one', ago(day), 'beta');
  await join(null);
  await join('other');
  expect(await of(rowOf(owner))).toEqual([[]]);
  const first = await join('one', ago(30 * day - 1));
  // One account of two addresses is one.
  await seen(first, 'two');
  await seen(first, 'one');
  expect(await of(rowOf(owner))).toEqual([[{ name: 'sharedAddress', score: 15, facts: { count: '1' } }]]);
  await join('two');
  expect(await of(rowOf(owner))).toEqual([[{ name: 'sharedAddress', score: 15, facts: { count: '2' } }]]);
  await join('one');
  expect(await of(rowOf(owner))).toEqual([[{ name: 'sharedAddress', score: 35, facts: { count: '3' } }]]);
});

it('money goes out fast if half of it came in the two hours before the request', async () => {
  const at = ago(day);
  const before = (ms: number) => new Date(at.getTime() - ms);
  const fast = async (...deposits: readonly (readonly [string, number, object?])[]) => {
    const owner = await known();
    // Enough is played for all of it.
    await played(owner, '100000');
    for (const [sum, ms, more] of deposits) await deposited(owner, sum, before(ms), more);
    const [risks = []] = await of(rowOf(owner, { at: at.toISOString() }));
    return risks.filter(({ name }) => name === 'fastInOut');
  };
  const reason = (sum: string) => [{ name: 'fastInOut', score: 30, facts: { amount: moneyOf(sum).toString() } }];
  expect(await fast(['20', 0], ['30', 120 * minute - 1])).toEqual(reason('50'));
  expect(await fast(['49.9999', 1])).toEqual([]);
  expect(await fast(['30', 1], ['30', 120 * minute])).toEqual([]);
  expect(await fast(['30', 1], ['30', -1])).toEqual([]);
  for (const more of [{ book: 'real:VND' }, { merchant: 'beta' }, { type: 'bonus' }, { holder: 'another' }])
    expect(await fast(['30', 1], ['30', 1, more])).toEqual([]);
  const owner = await known();
  await deposited(owner, '60', before(1));
  expect((await names(rowOf(owner, { kind: 'binding', at: at.toISOString() }))).flat()).toEqual([]);
});

it('turnover is unmet below what the brand asks of all that was paid in, and said in percent', async () => {
  const turnoverOf = async (owner: string) => {
    const [risks = []] = await of(rowOf(owner));
    return risks.filter(({ name }) => name === 'turnoverUnmet').map(({ score, facts }) => [score, facts['percent']]);
  };
  const owner = await known();
  await played(owner, '10');
  // Nothing was paid in: nothing is needed.
  expect(await turnoverOf(owner)).toEqual([]);
  // Each row has the running total; the last one counts, which another type, book or member has not.
  await deposited(owner, '40', ago(3 * day));
  await deposited(owner, '100', ago(2 * day));
  await deposited(owner, '900', ago(day), { type: 'bonus' });
  await deposited(owner, '900', ago(day), { book: 'real:VND' });
  await deposited(await member(), '900', ago(day));
  await played(owner, '64');
  const foreign = [{ book: 'real:VND' }, { merchant: 'beta' }, { account: 'another' }];
  for (const more of foreign) await played(owner, '500', more);
  const [[risk] = []] = await of(rowOf(owner));
  expect(risk).toEqual({ name: 'turnoverUnmet', score: 30, facts: { percent: '49', needed: moneyOf('150').toString() } });
  await played(owner, '75.9999');
  expect(await turnoverOf(owner)).toEqual([[30, '99']]);
  await played(owner, '0.0001');
  expect(await turnoverOf(owner)).toEqual([[0, '100']]);
  await played(owner, '1000');
  expect(await turnoverOf(owner)).toEqual([[0, '100']]);
});

it('the gravest is the first, and the score of all is 100 at most', async () => {
  const owner = await member(2 * day);
  await signedIn(owner, 'new', ago(1));
  await deposited(owner, '100', ago(1));
  const [risks = []] = await of(rowOf(owner, { boundAt: ago(1).toISOString() }));
  expect(risks.map(({ name, score }) => [name, score])).toEqual([
    ['boundRecently', 35],
    ['fastInOut', 30],
    ['turnoverUnmet', 30],
    ['newDevice', 25],
    ['firstWithdrawal', 10],
  ]);
  expect([scoreOf(risks), scoreOf(risks.slice(0, 2)), scoreOf([])]).toEqual([100, 65, 0]);
});
