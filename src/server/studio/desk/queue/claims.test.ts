import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../../tests/server/databases.ts';
import { noon } from '../../../../../tests/server/noon.ts';
import { type Database, openDatabase } from '../../../platform/db/index.ts';
import { deskClaim, operator } from '../../../platform/db/tables/index.ts';
import { createClaims, type ItemName } from './claims.ts';

/** Items that operators have taken up, and whose claim does not count. */

const minute = 60_000;
let database: Database;
let time = noon;
const claims = () => createClaims({ db: database.db, now: () => time });
const later = (ms: number) => {
  time = new Date(noon.getTime() + ms);
};
const item: ItemName = { merchant: 'alpha', kind: 'withdrawal', id: 'W1' };
const [an, binh] = [{ id: 'an' }, { id: 'binh' }];

const addOperator = (id: string, more: Partial<typeof operator.$inferInsert> = {}) =>
  database.db
    .insert(operator)
    .values({ id, name: id, roles: ['money'], merchants: null, createdAt: noon, ...more } as typeof operator.$inferInsert);
const change = (id: string, more: Partial<typeof operator.$inferInsert>) =>
  database.db.update(operator).set(more).where(eq(operator.id, id));

beforeAll(async () => {
  database = await openDatabase(await suiteDatabase());
});
afterAll(() => database.close());
beforeEach(async () => {
  time = noon;
  await database.db.delete(deskClaim);
  await database.db.delete(operator);
  await addOperator('an', { displayName: 'Chị An' });
  await addOperator('binh');
});

const shown = async (of: ItemName = item, by = an) => (await claims().shownOf([of], by)).get(claims().keyOf(of)) ?? null;
const taken = (by: string) => ({ code: 'CONFLICT', value: { rule: 'claimed', by } });

it('an item is of the first who takes it up, for fifteen minutes', async () => {
  expect([await shown(), (await claims().shownOf([], an)).size]).toEqual([null, 0]);
  await claims().take(item, an);
  const until = new Date(noon.getTime() + 15 * minute).toISOString();
  expect(await shown()).toEqual({ by: 'Chị An', isMine: true, until });
  expect(await shown(item, binh)).toEqual({ by: 'Chị An', isMine: false, until });
  later(15 * minute - 1);
  await expect(claims().take(item, binh)).rejects.toMatchObject(taken('Chị An'));
  later(15 * minute);
  expect(await shown()).toBe(null);
  await claims().take(item, binh);
  expect(await shown(item, binh)).toMatchObject({ by: 'binh', isMine: true });
  await expect(claims().take(item, an)).rejects.toMatchObject(taken('binh'));
});

it('who goes on has it for longer, since the moment of the first time; another who gets it since then', async () => {
  const [row] = [() => database.db.select().from(deskClaim)];
  await claims().take(item, an);
  later(10 * minute);
  await claims().take(item, an);
  expect(await row()).toEqual([
    {
      merchant: 'alpha',
      kind: 'withdrawal',
      item: 'W1',
      operator: 'an',
      at: noon,
      until: new Date(+noon + 25 * minute),
    },
  ]);
  later(25 * minute);
  await claims().take(item, binh);
  expect(await row()).toMatchObject([{ operator: 'binh', at: time, until: new Date(+noon + 40 * minute) }]);
});

const others: readonly ItemName[] = [
  { ...item, merchant: 'beta' },
  { ...item, kind: 'deposit' },
  { ...item, id: 'W2' },
];
it.each(others)('another item is apart: $merchant $kind $id', async (other) => {
  await claims().take(item, an);
  await claims().take(other, binh);
  expect([(await shown())?.by, (await shown(other))?.by]).toEqual(['Chị An', 'binh']);
  // Given back by the operator who has it, and no other item with it.
  await claims().release(item, binh);
  await claims().release(other, an);
  expect((await claims().shownOf([item, other], an)).size).toBe(2);
  await claims().release(item, an);
  expect([await shown(), (await shown(other))?.by]).toEqual([null, 'binh']);
});

const counts: readonly [string, Partial<typeof operator.$inferInsert>, boolean][] = [
  ['has a role of the desk', { roles: ['viewer', 'approve'] }, true],
  ['looks after members', { roles: ['members'] }, true],
  ['has lost every role of the desk', { roles: ['viewer', 'publisher'] }, false],
  ['was disabled', { disabled: true }, false],
  ['is of this brand among others', { merchants: ['beta', 'alpha'] }, true],
  ['is of another brand now', { merchants: ['beta'] }, false],
  ['is of no brand now', { merchants: [] }, false],
];
it.each(counts)('the claim of an operator who %s', async (_what, more, isKept) => {
  await claims().take(item, an);
  await change('an', more);
  expect((await shown()) !== null).toBe(isKept);
  const work = claims().take(item, binh);
  if (isKept) await expect(work).rejects.toMatchObject(taken('Chị An'));
  else expect(await work.then(() => shown(item, binh))).toMatchObject({ by: 'binh' });
});
