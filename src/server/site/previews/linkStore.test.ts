import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { operator, previewLink, previewRemark } from '../../platform/db/tables/index.ts';
import { linkRows, type NewLinkRow } from './linkStore.ts';

/** Rows of previews: which links are whose, and what an act leaves of the others. */

let database: Database;
let made = 0;
const db = () => database.db;
const at = (ms: number) => new Date(noon.getTime() + ms);
beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [previewRemark, previewLink, operator]) await db().delete(table);
});

const add = async (id: string, more: Partial<NewLinkRow> = {}) => {
  const row: NewLinkRow = {
    merchant: 'alpha',
    id,
    tokenHash: `token-${id}`,
    operator: null,
    label: id,
    shows: 'draft',
    version: null,
    mayRemark: true,
    createdBy: 'an',
    createdAt: noon,
    expiresAt: at(1e3),
    ...more,
  };
  await linkRows.add(db(), row);
  return row;
};
const addOperator = (id: string, more: Partial<typeof operator.$inferInsert> = {}) =>
  db()
    .insert(operator)
    .values({ id, name: id, roles: ['editor'], createdAt: noon, ...more });
const found = async (id: string) => (await linkRows.byToken(db(), `token-${id}`))?.link;

it('a link is found by its token, with the rights of the operator whose editor it is for', async () => {
  await addOperator('o1', { disabled: true, merchants: ['alpha', 'beta'] });
  await addOperator('o2');
  await add('given');
  await add('editor', { operator: 'o1' });
  await add('orphan', { operator: 'gone' });
  expect(await linkRows.byToken(db(), 'token-given')).toMatchObject({ link: { id: 'given' }, disabled: null, merchants: null });
  expect(await linkRows.byToken(db(), 'token-editor')).toMatchObject({
    link: { id: 'editor' },
    disabled: true,
    merchants: ['alpha', 'beta'],
  });
  expect((await linkRows.byToken(db(), 'token-orphan'))?.disabled).toBe(null);
  expect(await linkRows.byToken(db(), 'token-none')).toBe(null);
});

it('the same token again only moves the end', async () => {
  await add('one');
  await add('other');
  await add('two', { tokenHash: 'token-one', label: 'another', expiresAt: at(9_000) });
  expect(await found('one')).toMatchObject({ id: 'one', label: 'one', expiresAt: at(9_000) });
  expect((await found('other'))?.expiresAt).toEqual(at(1_000));
});

it('links given to people are listed, the newest first, two hundred at most; not those of editors or of other brands', async () => {
  await add('editor', { operator: 'o1' });
  await add('of beta', { merchant: 'beta' });
  const ids = Array.from({ length: 201 }, (_, index) => `link-${index}`);
  for (const [index, id] of ids.entries()) await add(id, { createdAt: at(index) });
  const listed = (await linkRows.listed(db(), 'alpha')).map(({ id }) => id);
  expect(listed).toEqual(ids.toReversed().slice(0, 200));
  expect((await linkRows.listed(db(), 'beta')).map(({ id }) => id)).toEqual(['of beta']);
});

it('is revoked once, of its brand, and not where it is an editor’s', async () => {
  await add('one');
  await add('two');
  await add('editor', { operator: 'o1' });
  const revoke = (id: string, moment: number, merchant = 'alpha') => linkRows.revoke(db(), merchant, id, at(moment));
  expect([await revoke('one', 1, 'beta'), await revoke('editor', 1), await revoke('none', 1)]).toEqual([null, null, null]);
  expect(await revoke('one', 1)).toMatchObject({ id: 'one', revokedAt: at(1) });
  expect(await revoke('one', 2)).toMatchObject({ id: 'one', revokedAt: at(1) });
  expect([(await found('one'))?.revokedAt, (await found('two'))?.revokedAt]).toEqual([at(1), null]);
  expect((await found('editor'))?.revokedAt).toBe(null);
});

it('visits are counted for the link that was opened', async () => {
  await add('one');
  await add('two');
  for (const moment of [5, 7]) await linkRows.countVisit(db(), 'token-one', at(moment));
  expect(await found('one')).toMatchObject({ visits: 2, lastVisitAt: at(7) });
  expect(await found('two')).toMatchObject({ visits: 0, lastVisitAt: null });
});

it('remarks come back with their links, the newest first, and are counted by link and brand', async () => {
  const remark = (link: string, moment: number, merchant = 'alpha') =>
    linkRows.addRemark(db(), {
      merchant,
      id: `remark-${(made += 1)}`,
      link,
      page: '/',
      text: String(moment),
      name: 'Lan',
      at: at(moment),
    });
  await remark('one', 1);
  await remark('one', 3);
  await remark('two', 2);
  await remark('three', 4);
  await remark('one', 5, 'beta');
  const texts = async (links: string[], merchant = 'alpha') =>
    (await linkRows.remarks(db(), merchant, links)).map(({ text }) => text);
  expect(await texts(['one', 'two'])).toEqual(['3', '2', '1']);
  expect([await texts([]), await texts(['one'], 'beta')]).toEqual([[], ['5']]);
  expect([await linkRows.remarkCount(db(), 'alpha', 'one'), await linkRows.remarkCount(db(), 'beta', 'two')]).toEqual([2, 0]);
});
