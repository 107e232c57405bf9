import { beforeEach, expect, it } from 'vitest';
import { noon } from '../../../../../tests/server/core-kit.ts';
import type { DeskKind } from '../../../../domain/desk.ts';
import { Failure } from '../../../../wire/failure.ts';
import type { DeskItem, DeskOrder } from '../../../../wire/studio/desk.ts';
import { deskSeen, operator as operatorTable } from '../../../platform/db/tables/index.ts';
import { createQueueActs } from './acts.ts';

/** Services that an act of the queue calls, with what, and what stays written down of it. */

const by = { id: 'o1', name: 'an', roles: ['money', 'approve', 'members'], merchants: null } as const;
const long = 'x'.repeat(201);
const short = long.slice(1);

let calls: unknown[];
let rows: Record<string, unknown>[];
let person: object | undefined;
let earlier: object[];
let known: number;
let item: DeskItem;
let outcome: () => unknown;

beforeEach(() => {
  calls = [];
  rows = [];
  person = { roles: by.roles, merchants: null, disabled: false };
  earlier = [];
  known = 0;
  outcome = () => ({ state: 'pending', approval: null, expiresAt: null });
});

/** Answers every method by writing down its name and what it was given, without tenant and operator. */
const recorder = (name: string): never =>
  new Proxy(() => undefined, {
    get: (_target, key) => recorder(`${name}.${String(key)}`),
    apply: async (_target, _this, given: unknown[]) => {
      calls.push([name, ...given.filter((each) => each !== by && each !== tenant)]);
      return outcome();
    },
  }) as never;
const tenant = { brand: { merchant: 'alpha' } };

function open() {
  const values = (table: unknown) => (row: Record<string, unknown>) => {
    rows.push({ ...row, isSeen: table === deskSeen });
    return Object.assign(Promise.resolve(), { onConflictDoNothing: async () => undefined });
  };
  const tx = {
    select: () => ({
      from: (table: unknown) => ({
        where: () => (table === operatorTable ? { for: async () => [person].filter(Boolean) } : Promise.resolve(earlier)),
      }),
    }),
    insert: (table: unknown) => ({ values: values(table) }),
    update: () => ({ set: (change: object) => ({ where: async () => void rows.push({ ...change }) }) }),
    delete: () => ({ where: async () => void rows.push({ isForgotten: true }) }),
    $count: async () => known,
  };
  return createQueueActs({
    db: { ...tx, transaction: (work: (on: typeof tx) => unknown) => work(tx) } as never,
    now: () => noon,
    audit: { note: async (event: object) => void rows.push({ ...event }) },
    tenants: { load: async (merchant: string) => (merchant === 'alpha' ? tenant : null) } as never,
    claims: {
      take: async () => void calls.push(['take']),
      release: async () => void calls.push(['release']),
    } as never,
    list: { find: found, findInAnyState: found } as never,
    operators: recorder('operators'),
    deposits: recorder('deposits'),
    bindings: recorder('bindings'),
    promotions: recorder('promotions'),
    feedbackAnswers: recorder('answers'),
  });
}

async function found() {
  if (item === null) throw new Failure('NOT_FOUND');
  return item;
}

const given = (kind: DeskKind, id: string, more: object = {}) =>
  ({ kind, merchant: 'alpha', id, account: 'm1', state: 'open', pending: null, claim: null, ...more }) as unknown as DeskItem;
const order = (act: string, more: object = {}) => ({ act, reason: long, requestId: 'r1', ...more }) as unknown as DeskOrder;
const run = (act: string, more: object = {}) => open().act(by, item, order(act, more));

const limited = { reason: short, requestId: 'r1' };
const key = { account: 'm1', promotion: 'p1', period: 'once' };
it.each<[DeskKind, string, string, object, unknown[], string]>([
  ['withdrawal', 'approve', 'W1', {}, ['operators.approveWithdrawal', 'W1', limited], 'pending'],
  ['withdrawal', 'reject', 'W1', {}, ['operators.rejectWithdrawal', { order: 'W1', reason: long }], 'done'],
  [
    'withdrawal',
    'pay',
    'W1',
    { amount: '5', provider: 'bank' },
    ['operators.payWithdrawal', { order: 'W1', amount: '5', provider: 'bank', requestId: 'r1' }],
    'done',
  ],
  ['deposit', 'credit', 'D1', {}, ['operators.creditDeposit', 'D1', limited], 'pending'],
  ['deposit', 'credit', 'D1', { amount: '5' }, ['operators.creditDeposit', 'D1', { ...limited, received: '5' }], 'pending'],
  ['deposit', 'fail', 'D1', {}, ['deposits.fail', { order: 'D1', reason: long }], 'done'],
  ['receipt', 'refund', 'W1~2', {}, ['operators.resolveReceipt', 'W1', { part: 2, outcome: 'refund', ...limited }], 'pending'],
  [
    'receipt',
    'received',
    'W1~2',
    {},
    ['operators.resolveReceipt', 'W1', { part: 2, outcome: 'received', ...limited }],
    'pending',
  ],
  ['binding', 'confirm', 'B1', {}, ['bindings.confirm', 'B1'], 'done'],
  ['binding', 'reject', 'B1', {}, ['bindings.reject', { binding: 'B1', reason: long }], 'done'],
  ['promotion', 'review', 'm1~p1~once', {}, ['promotions.operate.review', key], 'done'],
  ['promotion', 'approve', 'm1~p1~once', {}, ['operators.approvePromotion', key, limited], 'pending'],
  ['promotion', 'reject', 'm1~p1~once', {}, ['promotions.operate.reject', { ...key, reason: long }], 'done'],
  ['feedback', 'answer', 'F1', {}, ['answers.answer', 'F1', { answer: long }], 'done'],
  ['feedback', 'close', 'F1', {}, ['answers.close', 'F1', { reason: long }], 'done'],
])('of a %s, %s of %s with %j is carried out by its service', async (kind, act, id, more, call, state) => {
  item = given(kind, id);
  expect(await run(act, more)).toEqual({ state, item });
  const own = kind === 'feedback' ? [] : [['operators.own.refuseOwn', 'alpha', 'm1']];
  // What is only reviewed stays with who took it up.
  expect(calls).toEqual([...own, ['take'], call, ...(act === 'review' ? [] : [['release']])]);
  const digest = expect.any(String);
  const written = { merchant: 'alpha', operator: 'o1', request: 'r1', kind, item: id, act, reason: long, digest, at: noon };
  const details = { operator: 'o1', act, item: kind, subject: id, reason: long, result: state };
  expect(rows).toEqual([{ ...written, isSeen: false }, { result: state }, { merchant: 'alpha', kind: 'desk.acted', details }]);
});

it.each([
  [
    { approval: 'a7', expiresAt: '2026-11-21T05:00:00.000Z' },
    { approval: { id: 'a7', expiresAt: '2026-11-21T05:00:00.000Z' } },
  ],
  [{ approval: 'a7', expiresAt: null }, {}],
  [{ approval: null, expiresAt: '2026-11-21T05:00:00.000Z' }, {}],
])('names what waits for a second operator, with its end: %j', async (asked, shown) => {
  item = given('withdrawal', 'W1');
  outcome = () => ({ state: 'pending', ...asked });
  expect(await run('approve')).toEqual({ state: 'pending', item, ...shown });
});

it('what a limit reached is seen once, and asks for no one’s rights to their own money', async () => {
  item = given('limit', 'L1');
  expect((await run('seen')).state).toBe('done');
  expect(rows).toContainEqual({ merchant: 'alpha', kind: 'limit', item: 'L1', operator: 'o1', at: noon, isSeen: true });
  expect(calls).toEqual([['take'], ['release']]);
});

it('a second yes or no is for what waits for one, which is neither approved nor refunded meanwhile', async () => {
  item = given('withdrawal', 'W1');
  for (const act of ['second', 'decline']) await expect(run(act)).rejects.toMatchObject({ code: 'CONFLICT' });
  item = given('withdrawal', 'W1', { pending: { id: 'a1', isMine: false } });
  for (const [act, name] of [
    ['second', 'approve'],
    ['decline', 'reject'],
  ] as const) {
    calls = [];
    expect((await run(act)).state).toBe('done');
    expect(calls).toContainEqual([`operators.approvals.${name}`, 'a1']);
  }
  const asked = { code: 'CONFLICT', value: { rule: 'asked' } };
  for (const [kind, act] of [
    ['withdrawal', 'approve'],
    ['deposit', 'credit'],
    ['receipt', 'refund'],
  ] as const) {
    item = given(kind, 'X1~1', { pending: { id: 'a1', isMine: false } });
    await expect(run(act)).rejects.toMatchObject(asked);
  }
  item = given('withdrawal', 'W1', { pending: { id: 'a1', isMine: false } });
  expect((await run('reject')).state).toBe('done');
});

it('an act that its kind does not have, or a payment without its amount or way, is refused and forgotten', async () => {
  item = given('withdrawal', 'W1');
  const refused = { code: 'VALIDATION', value: { field: 'amount' } };
  await expect(run('pay', { amount: '5' })).rejects.toMatchObject(refused);
  await expect(run('pay', { provider: 'bank' })).rejects.toMatchObject(refused);
  await expect(run('credit')).rejects.toMatchObject({ code: 'VALIDATION', value: { field: 'act' } });
  expect(rows.filter((row) => row['isForgotten'] === true)).toHaveLength(3);
  expect(calls.filter((call) => JSON.stringify(call) === '["release"]')).toHaveLength(3);
  // Who had taken it up before keeps it.
  item = given('withdrawal', 'W1', { claim: { isMine: true } });
  calls = [];
  await expect(run('credit')).rejects.toThrow('VALIDATION');
  expect(calls).not.toContainEqual(['release']);
});

it.each<[DeskKind, string, string, boolean]>([
  ['withdrawal', 'approve', 'W1', false],
  ['withdrawal', 'reject', 'W1', true],
  ['deposit', 'credit', 'D1', true],
  ['deposit', 'fail', 'D1', true],
  ['receipt', 'refund', 'W1~2', false],
  ['binding', 'confirm', 'B1', false],
  ['binding', 'reject', 'B1', true],
  ['promotion', 'review', 'm1~p1~once', false],
  ['promotion', 'approve', 'm1~p1~once', false],
  ['promotion', 'reject', 'm1~p1~once', true],
  ['feedback', 'answer', 'F1', true],
  ['feedback', 'close', 'F1', true],
])('of a %s, %s of %s needs a reason: %s', async (kind, act, id, isNeeded) => {
  item = given(kind, id);
  const acting = run(act, { reason: undefined });
  if (!isNeeded) expect(await acting).toMatchObject({ item });
  else await expect(acting).rejects.toMatchObject({ code: 'VALIDATION', value: { field: 'reason' } });
  expect(calls.some((call) => /^(?!operators\.own)\w+\./.test(String(call)))).toBe(!isNeeded);
});

it.each([
  ['is not there any more', undefined],
  ['is disabled', { disabled: true }],
  ['has other brands', { merchants: ['beta'] }],
  ['has lost the role', { roles: ['viewer'] }],
])('an operator who %s carries nothing out, and a request of their own is still taken back', async (_what, change) => {
  item = given('withdrawal', 'W1', { pending: { id: 'a1', isMine: true } });
  person = change === undefined ? undefined : { ...person, ...change };
  await expect(run('reject')).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  expect([rows, calls]).toEqual([[], [['operators.own.refuseOwn', 'alpha', 'm1']]]);
  const takenBack = run('decline').then(
    () => 'done',
    () => 'refused',
  );
  expect(await takenBack).toBe(change !== undefined && 'roles' in change ? 'done' : 'refused');
});

it('the same request again gets its answer, another one under its id is refused, and an unknown item is not found', async () => {
  item = given('binding', 'B1');
  const name = { kind: 'binding', merchant: 'alpha', id: 'B1' } as const;
  const again = (act: string, more: object = {}) => open().act(by, { ...name, ...more }, order(act));
  await again('confirm');
  const digest = rows[0]?.['digest'];
  earlier = [{ digest, result: 'done' }];
  calls = [];
  expect(await again('confirm')).toEqual({ state: 'done', item });
  expect(calls).not.toContainEqual(['bindings.confirm', 'B1']);
  await expect(again('reject')).rejects.toMatchObject({ code: 'CONFLICT', value: { rule: 'request' } });
  await expect(again('confirm', { merchant: 'beta' })).rejects.toThrow('NOT_FOUND');
  item = null as never;
  await expect(again('confirm')).rejects.toThrow('NOT_FOUND');
  known = 1;
  expect(await again('confirm')).toEqual({ state: 'done', item: null });
});

it('a fault of the server is neither forgotten nor let go', async () => {
  item = given('binding', 'B1');
  outcome = () => {
    throw new Failure('UNAVAILABLE');
  };
  await expect(run('confirm')).rejects.toThrow('UNAVAILABLE');
  expect([rows.some((row) => 'isForgotten' in row), calls.some((call) => JSON.stringify(call) === '["release"]')]).toEqual([
    false,
    false,
  ]);
});
