import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { noon } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { openDatabase } from '../db/index.ts';
import { approval, operator } from '../db/tables/operators.ts';
import { type ApprovalEntry, approvalStateAt, createSecondYes, type Deciding } from './index.ts';

const hourMs = 3_600_000;
let time = noon;
let database: Awaited<ReturnType<typeof openDatabase>>;
let noted: { readonly kind: string; readonly details?: object }[] = [];
const secondYes = createSecondYes({
  now: () => time,
  audit: {
    note: async (event) => {
      noted.push(event);
    },
  },
});

beforeAll(async () => {
  database = await openDatabase(await testDatabase());
});
beforeEach(async () => {
  time = noon;
  noted = [];
  await database.db.delete(approval);
  await database.db.delete(operator);
  const person = { tokenHash: null, createdAt: noon };
  await database.db.insert(operator).values([
    { ...person, id: 'asker', name: 'asker', roles: ['money'], merchants: ['alpha', 'beta'] },
    { ...person, id: 'second', name: 'second', roles: ['approve'] },
  ]);
});
afterAll(() => database.close());

const asking = (more: object = {}) => ({
  merchant: 'alpha',
  kind: 'withdrawal.approve',
  subject: 'W261120-482913',
  amount: 100_000n,
  input: {},
  reason: 'large',
  requestId: randomUUID(),
  askedBy: 'asker',
  ...more,
});
async function asked(more: object = {}): Promise<ApprovalEntry> {
  const row = await database.db.transaction((tx) => secondYes.ask(tx, asking(more)));
  return row ?? expect.fail('Nothing was asked.');
}
const decide = ({ id }: Pick<ApprovalEntry, 'id'>, more: Partial<Deciding> = {}) =>
  database.db.transaction((tx) =>
    secondYes.decide(tx, {
      merchant: 'alpha',
      id,
      by: { id: 'second' },
      state: 'approved',
      kinds: ['withdrawal.approve'],
      askerRole: 'money',
      ...more,
    }),
  );
const stateOf = async ({ id }: ApprovalEntry) =>
  (await database.db.select().from(approval)).find((row) => row.id === id)?.state;
const setAsker = (change: Partial<typeof operator.$inferInsert>) => database.db.update(operator).set(change);

it('waits 72 hours: a yes counts until then, and at that moment no more', async () => {
  const [inTime, late] = [await asked(), await asked()];
  time = new Date(noon.getTime() + 72 * hourMs - 1);
  expect([approvalStateAt(late, time), (await decide(inTime)).state]).toEqual(['pending', 'approved']);
  time = new Date(noon.getTime() + 72 * hourMs);
  expect([approvalStateAt(late, time), await outcomeOf(decide(late))]).toEqual(['expired', 'CONFLICT']);
  expect(await outcomeOf(decide(late, { state: 'rejected' }))).toBe('CONFLICT');
  expect(await stateOf(late)).toBe('pending');
});

it('is not given to oneself, but what one asked for may be withdrawn', async () => {
  const row = await asked();
  expect(await outcomeOf(decide(row, { by: { id: 'asker' } }))).toBe('NOT_ALLOWED');
  expect(await outcomeOf(decide(row, { by: { id: 'asker' }, state: 'done' }))).toBe('NOT_ALLOWED');
  expect(await stateOf(row)).toBe('pending');
  expect((await decide(row, { by: { id: 'asker' }, state: 'rejected' })).state).toBe('rejected');
  expect(await outcomeOf(decide(row))).toBe('CONFLICT');
});

it.each(['approved', 'done'] as const)(
  'is decided once: a second yes answers what the first made of it, %s, and a later no is refused',
  async (state) => {
    const row = await asked();
    await decide(row, { state });
    time = new Date(noon.getTime() + 100 * hourMs);
    expect(await decide(row, { by: { id: 'third' } })).toMatchObject({ state, decidedBy: 'second', decidedAt: noon });
    expect(await outcomeOf(decide(row, { state: 'rejected' }))).toBe('CONFLICT');
    expect(noted.map(({ kind }) => kind)).toEqual(['approval.asked', 'approval.given']);
  },
);

it.each<[string, Partial<typeof operator.$inferInsert>]>([
  ['was removed', { disabled: true }],
  ['acts for other brands now', { merchants: ['beta'] }],
  ['lost the role', { roles: ['approve', 'members'] }],
])('of an asker who %s is refused, and a no is not', async (_case, change) => {
  const [row, other] = [await asked(), await asked()];
  await setAsker(change);
  expect(await outcomeOf(decide(row))).toBe('NOT_ALLOWED');
  // A program that asks is no operator.
  expect((await decide(row, { askerRole: null })).state).toBe('approved');
  expect((await decide(other, { state: 'rejected' })).state).toBe('rejected');
});

it('of an asker who acts for every brand counts', async () => {
  await setAsker({ merchants: null });
  expect((await decide(await asked())).state).toBe('approved');
});

it('finds neither what another brand asked for nor another kind', async () => {
  const row = await asked();
  expect(await outcomeOf(decide(row, { merchant: 'beta' }))).toBe('NOT_FOUND');
  expect(await outcomeOf(decide(row, { kinds: ['brand.publish'] }))).toBe('NOT_FOUND');
  expect(await outcomeOf(decide({ id: randomUUID() }))).toBe('NOT_FOUND');
});

it('decides one approval and leaves the others of the brand, and the same id of another brand, as they are', async () => {
  const [row, other] = [await asked(), await asked()];
  const foreign = { ...row, merchant: 'beta' };
  await database.db.insert(approval).values(foreign);
  await decide(row);
  const states = (await database.db.select().from(approval)).map(({ merchant, id, state }) => [merchant, id, state]);
  expect(new Set(states.map(String))).toEqual(
    new Set([`alpha,${row.id},approved`, `alpha,${other.id},pending`, `beta,${row.id},pending`]),
  );
});

it('is asked for once per request id of an operator, and noted with what it is about', async () => {
  const row = await asked({ requestId: 'request-1' });
  const again = await database.db.transaction((tx) => secondYes.ask(tx, asking({ requestId: 'request-1', amount: 1n })));
  expect(again).toBe(null);
  await asked({ requestId: 'request-1', askedBy: 'other', amount: 0n });
  await decide(row, { state: 'rejected' });
  const about = { act: 'withdrawal.approve', subject: 'W261120-482913', reason: 'large' };
  expect(noted.map(({ kind, details }) => ({ kind, ...details }))).toEqual([
    { ...about, kind: 'approval.asked', operator: 'asker', approval: row.id, amount: '10.0000' },
    { ...about, kind: 'approval.asked', operator: 'other', approval: expect.any(String) },
    { ...about, kind: 'approval.rejected', operator: 'second', approval: row.id, amount: '10.0000' },
  ]);
});

it.each([
  ['free', 'done'],
  ['approved', 'approved'],
  ['failed', 'failed'],
  ['rejected', 'rejected'],
] as const)('that is %s stands as %s, however long ago it was asked for', (state, shown) => {
  expect(approvalStateAt({ state, expiresAt: noon }, new Date(noon.getTime() + 1))).toBe(shown);
});
