import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { accountTypes } from '../../../domain/accountType.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { playBreak } from '../../platform/db/tables/saferPlay.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createBreaks, notOnBreak } from './breaks.ts';

/** Time-outs and exclusions: how long they last, and that nothing shortens one. */

const hour = 3_600_000;
const day = 24 * hour;
let database: Database;
let time = noon;
let noted: unknown[];
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
  // Breaks are never taken out; each test begins without any.
  await database.db.execute(sql`alter table play_break disable trigger user`);
});
afterAll(() => database.close());
beforeEach(async () => {
  time = noon;
  noted = [];
  await database.db.delete(playBreak);
});

const breaks = () =>
  createBreaks({
    db: database.db,
    now: () => time,
    audit: { note: async (event: object) => void noted.push(event) } as never,
    limits: { keyedHash: async (merchant: string, text: string) => `${merchant}|${text}`.replaceAll('.', '-') } as never,
  });
const tenant = (timeZone = 'Asia/Ho_Chi_Minh', exclusionMonths = 6) =>
  ({ brand: { merchant: 'alpha', timeZone, policies: { saferPlay: { exclusionMonths } } } }) as unknown as Tenant;
const owner = { merchant: 'alpha', id: 'm1', type: accountTypes.member };
const after = (ms: number) => new Date(noon.getTime() + ms);
const runningOf = (of: { merchant: string; id: string } = owner) => breaks().breakOf(of);
const confirmed = async (months: number, of = tenant()) => {
  const { confirmation } = await breaks().offerExclusion(of, owner, months);
  return breaks().confirmExclusion(of, owner, confirmation);
};
const rows = () => database.db.$count(playBreak);

it('a time-out lasts its days, ends at its moment, and is of one member of one brand', async () => {
  expect(await runningOf()).toBe(null);
  await breaks().timeOut(owner, 2);
  const until = after(2 * day);
  expect(await runningOf()).toEqual({ kind: 'timeOut', until });
  for (const other of [
    { ...owner, id: 'm2' },
    { ...owner, merchant: 'beta' },
  ])
    expect(await runningOf(other)).toBe(null);
  expect(noted).toEqual([
    { merchant: 'alpha', kind: 'play.timeOut', accountId: 'm1', details: { until: until.toISOString(), days: 2 } },
  ]);
  time = new Date(until.getTime() - 1);
  expect(await runningOf()).toMatchObject({ kind: 'timeOut' });
  time = until;
  expect(await runningOf()).toBe(null);
});

it('of several the one that ends last counts, whichever was taken first', async () => {
  await breaks().timeOut(owner, 1);
  await breaks().timeOut(owner, 7);
  await breaks().timeOut(owner, 3);
  expect(await runningOf()).toEqual({ kind: 'timeOut', until: after(7 * day) });
  await confirmed(6);
  await breaks().timeOut(owner, 1);
  expect((await runningOf())?.kind).toBe('exclusion');
  const long = await runningOf();
  await breaks().exclude(tenant('UTC', 1), owner, { months: 1, operator: 'an', reason: 'asked' });
  expect(await runningOf()).toEqual(long);
});

it.each([
  // Noon of the tests is 12:00 in Vietnam, on 20 November.
  ['Asia/Ho_Chi_Minh', '2026-11-20T05:00:00Z', 6, '2027-05-20T05:00:00Z'],
  // The clock of a place that changes it keeps its hour.
  ['Europe/Berlin', '2026-11-20T05:00:00Z', 6, '2027-05-20T04:00:00Z'],
  // The last day of a short month, as the brand counts its days.
  ['Asia/Ho_Chi_Minh', '2026-08-30T18:00:00Z', 6, '2027-02-27T18:00:00Z'],
  ['UTC', '2026-08-30T18:00:00Z', 6, '2027-02-28T18:00:00Z'],
])('an exclusion in %s from %s is calendar months: %i until %s', async (zone, from, months, until) => {
  time = new Date(from);
  const offer = await breaks().offerExclusion(tenant(zone), owner, months);
  expect(offer.until).toBe(new Date(until).toISOString());
  expect(offer.expiresAt).toBe(new Date(time.getTime() + 15 * 60_000).toISOString());
  // The offer alone is none.
  expect([await runningOf(), noted]).toEqual([null, []]);
  await breaks().confirmExclusion(tenant(zone), owner, offer.confirmation);
  expect(await runningOf()).toEqual({ kind: 'exclusion', until: new Date(until) });
  const details = { until: new Date(until).toISOString(), months };
  expect(noted).toEqual([{ merchant: 'alpha', kind: 'play.excluded', accountId: 'm1', details }]);
});

it('is as long as the brand says at least, asked for by the member or by an operator', async () => {
  const order = { operator: 'an', reason: 'asked' };
  for (const months of [5, 0, -6]) {
    const refused = { code: 'VALIDATION', value: { exclusionMonths: 6 } };
    await expect(breaks().offerExclusion(tenant(), owner, months)).rejects.toMatchObject(refused);
    await expect(breaks().exclude(tenant(), owner, { months, ...order })).rejects.toMatchObject(refused);
  }
  const trial = { ...owner, type: accountTypes.trial };
  await expect(breaks().exclude(tenant(), trial, { months: 6, ...order })).rejects.toMatchObject({ code: 'TRUE_ACCOUNT' });
  expect([await rows(), noted]).toEqual([0, []]);
  await breaks().exclude(tenant(), owner, { months: 6, ...order });
  const [row] = await database.db.select().from(playBreak);
  expect(row).toMatchObject({ account: 'm1', kind: 'exclusion', startsAt: noon, operator: 'an' });
  expect(noted).toEqual([
    {
      merchant: 'alpha',
      kind: 'account.excluded',
      accountId: 'm1',
      details: {
        until: '2027-05-20T05:00:00.000Z',
        months: 6,
        ...order,
      },
    },
  ]);
});

it('a confirmation is for one member, one length and a quarter of an hour, and counts once', async () => {
  const { confirmation } = await breaks().offerExclusion(tenant(), owner, 6);
  const [months, expires = '', signature = ''] = confirmation.split('.');
  const confirm = (text: string, of = owner) => breaks().confirmExclusion(tenant(), of, text);
  const wrong = [
    '',
    '..',
    `${months}.${expires}`,
    `${months}.${expires}.`,
    `${months}.${expires}.${signature}x`,
    `1.${expires}.${signature}`,
    `${months}.${Number(expires) + 1}.${signature}`,
    `${months}.${expires}.${signature.slice(0, -1)}x`,
  ];
  for (const text of wrong) await expect(confirm(text)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
  for (const other of [
    { ...owner, id: 'm2' },
    { ...owner, merchant: 'beta' },
  ])
    await expect(confirm(confirmation, other)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
  time = after(15 * 60_000);
  await expect(confirm(confirmation)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
  expect(await rows()).toBe(0);
  time = after(15 * 60_000 - 1);
  for (const _ of [1, 2]) await confirm(confirmation);
  expect([await rows(), noted.length]).toEqual([1, 1]);
  const [row] = await database.db.select().from(playBreak);
  expect(row).toMatchObject({ account: 'm1', startsAt: time, operator: null });
});

it('offers go to members whose breaks have all ended', async () => {
  const add = (id: string, merchant = 'alpha') =>
    database.db.insert(account).values({
      merchant,
      id,
      username: id,
      foldedUsername: id,
      nickname: id,
      passwordChangedAt: noon,
      type: 0,
      avatar: '',
      createdAt: noon,
    });
  for (const id of ['free', 'out', 'back']) await add(id);
  await add('out', 'beta');
  await breaks().timeOut({ ...owner, id: 'out' }, 1);
  await breaks().timeOut({ ...owner, id: 'out' }, 3);
  await breaks().timeOut({ ...owner, id: 'back' }, 1);
  const free = async (at: Date) => {
    const found = await database.db.select().from(account).where(notOnBreak(account, at));
    return found.map(({ merchant, id }) => `${merchant} ${id}`).toSorted();
  };
  expect(await free(after(day - 1))).toEqual(['alpha free', 'beta out']);
  expect(await free(after(day))).toEqual(['alpha back', 'alpha free', 'beta out']);
  expect(await free(after(3 * day))).toEqual(['alpha back', 'alpha free', 'alpha out', 'beta out']);
});
