import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import type { NewNotice, NoticeChange } from '../../../wire/notice.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { announcement, contentVersion } from '../../platform/db/tables/content.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createNotices } from './index.ts';

/** Acts of operators on notices: every field, every moment, and what they leave behind. */

const minute = 60_000;
const at = (minutes: number) => new Date(noon.getTime() + minutes * minute).toISOString();
const tenantOf = (merchant: string) => ({ brand: { merchant, languages: { offered: ['vi', 'en'] } } }) as unknown as Tenant;
const [alpha, beta] = [tenantOf('alpha'), tenantOf('beta')];
const [an, binh] = [{ id: 'an' }, { id: 'binh' }];

let database: Database;
let time = noon;
let noted: unknown[];
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  time = noon;
  noted = [];
  await database.db.delete(announcement);
  await database.db.delete(contentVersion);
});

const notices = () =>
  createNotices({
    db: database.db,
    now: () => time,
    audit: { note: async (event: object) => void noted.push(event) } as never,
  });
const given: NewNotice = {
  requestId: 'request-1',
  type: 'B',
  title: {
    vi: 'Tựa',
    en: 'Title',
  },
  body: {
    vi: 'Thân',
    en: 'Body',
  },
};
const add = (more: Partial<NewNotice> = {}, tenant = alpha) => notices().add(tenant, an, { ...given, ...more });
const versionOf = async (merchant = 'alpha') =>
  (await database.db.select().from(contentVersion).where(eq(contentVersion.merchant, merchant)))[0];

it('what is not said of a new notice: for all, from now on, without end, of its writer', async () => {
  const { requestId: id, ...texts } = given;
  const shown = { id, ...texts, topic: null, audience: 'all', execution: null, from: at(0), until: null };
  expect(await add()).toEqual({ ...shown, state: 'shown', madeBy: 'an' });
  expect(await notices().list(alpha)).toEqual([{ ...shown, state: 'shown', madeBy: 'an' }]);
  const said = { topic: 'event', audience: 'agents', execution: 'login', from: at(1), until: at(2) } as const;
  expect(await add({ ...said, requestId: 'request-2' })).toMatchObject({ ...said, state: 'planned' });
  expect(await add({ until: null, requestId: 'request-3' })).toMatchObject({ until: null });
});

it('the same request gives the notice that is there, another kind or text in any language does not', async () => {
  const first = await add();
  time = new Date(at(1));
  expect(await add({ topic: 'event' })).toEqual(first);
  const others: Partial<NewNotice>[] = [
    { type: 'PU' },
    { title: { vi: 'Khác', en: 'Title' } },
    { title: { vi: 'Tựa', en: 'Another' } },
    { body: { vi: 'Khác', en: 'Body' } },
    { body: { vi: 'Thân' } },
  ];
  for (const other of others) await expect(add(other)).rejects.toMatchObject({ code: 'CONFLICT' });
  // Nothing was published or noted for them. Another merchant has its own.
  expect([noted.length, (await versionOf())?.version]).toEqual([1, 1]);
  expect(await add({ title: { vi: 'Khác' } }, beta)).toMatchObject({ id: 'request-1', title: { vi: 'Khác' } });
  expect((await notices().list(alpha)).map(({ title }) => title)).toEqual([given.title]);
});

/** A value of every field of a change, other than those of the notice. */
const changes: { readonly [Field in keyof NoticeChange]-?: NonNullable<NoticeChange[Field]> } = {
  type: 'PU',
  title: { en: 'Changed' },
  body: { vi: 'Đã đổi' },
  topic: 'maintenance',
  audience: 'members',
  execution: 'login',
  from: at(-5),
  until: at(5),
};

it.each(Object.entries(changes))('%s is changed by itself, by whoever changed it', async (field, value) => {
  const before = await add();
  const text = field === 'title' || field === 'body' ? { ...before[field], ...(value as object) } : value;
  const after = await notices().edit(alpha, binh, before.id, { [field]: value });
  expect(after).toEqual({ ...before, [field]: text, madeBy: 'binh' });
  expect(await notices().list(alpha)).toEqual([after]);
});

it('each act is noted with who did it, and gives the content of its merchant another version', async () => {
  const { id } = await add();
  await add({}, beta);
  time = new Date(at(1));
  await notices().edit(alpha, binh, id, { topic: 'event' });
  time = new Date(at(2));
  const ended = await notices().end(alpha, binh, id, { reason: 'over' });
  expect(ended).toMatchObject({ state: 'ended', madeBy: 'binh', topic: 'event' });
  expect(await versionOf()).toMatchObject({ version: 3, changedAt: time });
  expect(await versionOf('beta')).toMatchObject({ version: 1, edition: 0, changedAt: noon });
  // Ended again it is as it was, and an ended one is not changed.
  time = new Date(at(3));
  expect(await notices().end(alpha, an, id, { reason: 'again' })).toEqual(ended);
  await expect(notices().edit(alpha, an, id, { topic: null })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await notices().list(alpha)).toEqual([ended]);
  expect((await notices().list(beta)).map(({ state }) => state)).toEqual(['shown']);
  expect((await versionOf())?.version).toBe(3);
  const of = { notice: id };
  expect(noted).toEqual([
    { merchant: 'alpha', kind: 'notice.added', details: { ...of, operator: 'an', type: 'B' } },
    { merchant: 'beta', kind: 'notice.added', details: { ...of, operator: 'an', type: 'B' } },
    { merchant: 'alpha', kind: 'notice.changed', details: { ...of, operator: 'binh' } },
    { merchant: 'alpha', kind: 'notice.ended', details: { ...of, operator: 'binh', reason: 'over' } },
  ]);
});

it('is planned until its moment, shown from it on, and ended at its end', async () => {
  await add({ from: at(1), until: at(2) });
  const stateAt = async (ms: number) => {
    time = new Date(noon.getTime() + ms);
    return (await notices().list(alpha))[0]?.state;
  };
  expect([await stateAt(minute - 1), await stateAt(minute)]).toEqual(['planned', 'shown']);
  expect([await stateAt(2 * minute - 1), await stateAt(2 * minute)]).toEqual(['shown', 'ended']);
  for (const until of [at(1), at(0)])
    await expect(notices().edit(alpha, an, 'request-1', { until })).rejects.toMatchObject({ value: { field: 'until' } });
});

it('the newest of a merchant are listed first, two hundred at most', async () => {
  const row = {
    ...given,
    merchant: 'alpha',
    execution: null,
    topic: null,
    audience: 'all' as const,
    endsAt: null,
    isActive: true,
  };
  const rows = Array.from({ length: 201 }, (_, index) => ({
    ...row,
    madeBy: 'an',
    id: `n-${String(index).padStart(3, '0')}`,
    publishedAt: new Date(noon.getTime() + Math.floor(index / 2) * minute),
  }));
  await database.db.insert(announcement).values(rows);
  await add({}, beta);
  const listed = (await notices().list(alpha)).map(({ id }) => id);
  const newestFirst = rows.map(({ id }) => id).toReversed();
  expect(listed).toEqual(newestFirst.slice(0, 200));
});
