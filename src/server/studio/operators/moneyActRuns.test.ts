import { beforeEach, expect, it } from 'vitest';
import { moneyOf } from '../../../domain/money.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createMoneyActs, type MoneyActDeps } from './moneyActs.ts';

/** The service that every act calls, on whose behalf, and which of its refusals an approval may pass over. */

const tenant = { brand: { merchant: 'alpha' } } as Tenant;
const judge = async () => undefined;
const by = { id: 'an', name: 'an' };
const reader = { id: 'mai', name: 'mai' };
const owner = { id: 'm1' };
const act = {
  key: 'r1',
  merchant: 'alpha',
  subject: 's1',
  reason: 'goodwill',
  askedBy: 'an',
  input: {
    version: '4',
    amount: '5',
    count: '2',
    promotion: 'gift',
    period: '2026-11',
    received: '7',
    remark: 'sent',
  },
};

let calls: unknown[];
let refusal: Error | null;
let state: string;
let known: object | null;
beforeEach(() => {
  calls = [];
  refusal = null;
  state = '';
  known = owner;
});

/** Each call is kept; the one that moves money answers or refuses as the test says. */
const acting =
  (name: string, answer: unknown = null) =>
  async (...given: unknown[]) => {
    calls.push([name, ...given]);
    if (refusal !== null) throw refusal;
    return answer;
  };
const showing = (name: string, answer: () => object) => async (of: unknown, by_: unknown, subject: unknown) => {
  expect(of).toBe(tenant);
  calls.push([name, by_, subject]);
  return answer();
};
const acts = createMoneyActs({
  accounts: { byId: async (merchant: string, id: string) => (merchant === 'alpha' && id === 's1' ? known : null) },
  adjustments: { post: acting('post', moneyOf('12')) },
  deposits: { credit: acting('credit'), show: showing('show', () => ({ state, account: 'of deposit' })) },
  withdrawals: {
    approve: acting('approve'),
    refund: acting('refund'),
    amountOf: showing('amountOf', () => ({ state, account: 'of withdrawal' })),
  },
  promotions: { operate: { approve: acting('approve'), show: showing('show', () => ({ state })) } },
  promotionDesk: { publish: acting('publish') },
  missions: { operate: { give: acting('give') } },
  points: { operate: { approve: acting('approve'), show: showing('show', () => ({ account: 'of exchange' })) } },
} as unknown as MoneyActDeps);
type Kind = keyof typeof acts;

const perform = (kind: Kind, more: object = {}) => acts[kind].run(tenant, { ...act, approvedBy: null, ...more }, judge);
const conflict = () => new Failure('CONFLICT');
/** An error of another module that only has the name of one of ours. */
const alike = () => Object.assign(new Error('a lock'), { code: 'CONFLICT' });

const key = { account: 's1', promotion: 'gift', period: '2026-11' };
const authority = { operator: 'an', requestId: 'r1', judge };
const called: { readonly [each in Kind]: (approvedBy: string | null) => unknown[] } = {
  adjust: (approvedBy) => {
    const order = { direction: 'credit', amount: moneyOf('5'), reason: 'goodwill' };
    return ['post', tenant, owner, order, { ...authority, approvedBy }];
  },
  'deposits.credit': () => ['credit', tenant, by, { order: 's1', received: '7', reason: 'goodwill' }, judge],
  'withdrawals.approve': () => ['approve', tenant, by, 's1', judge],
  'receipts.refund': () => ['refund', tenant, by, { order: 's1', part: 3 }, judge],
  'promotions.approve': () => ['approve', tenant, by, key, judge],
  'promotions.publish': (approvedBy) => ['publish', tenant, { id: 's1', version: 4, askedBy: 'an', approvedBy }, judge],
  'envelopes.give': () => ['give', tenant, by, owner, { count: 2, reason: 'goodwill', requestId: 'r1' }, judge],
  'exchanges.approve': () => ['approve', tenant, by, 's1', 'sent', judge],
};
const kinds = Object.keys(called) as Kind[];
const subjectOf = (kind: Kind) => (kind === 'receipts.refund' ? { subject: 's1~3' } : {});

it.each(kinds)('%s is done by one service call, as the operator who asked for it, approved or not', async (kind) => {
  for (const approvedBy of [null, 'mai']) {
    calls = [];
    const { balance } = await perform(kind, { approvedBy, ...subjectOf(kind) });
    expect(calls).toEqual([called[kind](approvedBy)]);
    expect(balance).toBe(kind === 'adjust' ? '12.0000' : null);
  }
});

const owners: { readonly [each in Kind]: readonly [string, readonly unknown[]] } = {
  adjust: ['s1', []],
  'deposits.credit': ['of deposit', [['show', reader, 's1']]],
  'withdrawals.approve': ['of withdrawal', [['amountOf', reader, 's1']]],
  'receipts.refund': ['of withdrawal', [['amountOf', reader, 's1']]],
  'promotions.approve': ['s1', []],
  'promotions.publish': ['s1', []],
  'envelopes.give': ['s1', []],
  'exchanges.approve': ['of exchange', [['show', reader, 's1']]],
};
it.each(kinds)('%s says whose money it is about', async (kind) => {
  const { subject = 's1' } = subjectOf(kind);
  expect([await acts[kind].ownerOf(tenant, reader, subject), calls]).toEqual(owners[kind]);
});

/** States in which a refused act has had its effect, so that its approval is answered as given; and others. */
const doneIn: { readonly [each in Kind]: readonly string[] } = {
  adjust: [],
  'deposits.credit': ['credited'],
  'withdrawals.approve': ['approved', 'paid'],
  'receipts.refund': [],
  'promotions.approve': ['claim', 'claimed', 'issued'],
  'promotions.publish': [],
  'envelopes.give': [],
  'exchanges.approve': [],
};
const states = ['', 'created', 'pending', 'failed', 'requested', 'rejected', 'cancelled', 'applying', 'processing'];

it.each(kinds)('%s passes over a conflict only when it was approved and has had its effect', async (kind) => {
  const outcome = async (error: Error, more: object) => {
    refusal = error;
    return perform(kind, { ...subjectOf(kind), ...more }).catch((thrown: unknown) => thrown);
  };
  for (state of doneIn[kind]) {
    const error = conflict();
    expect(await outcome(error, { approvedBy: 'mai' })).toEqual({ balance: null });
    expect(await outcome(error, { approvedBy: null })).toBe(error);
    for (const other of [new Failure('NOT_FOUND'), new Failure('VALIDATION'), new Error('lost'), alike()])
      expect(await outcome(other, { approvedBy: 'mai' })).toBe(other);
  }
  for (state of states) {
    const error = conflict();
    expect(await outcome(error, { approvedBy: 'mai' })).toBe(error);
  }
});

it('an adjustment is a debit only where that is asked for, and needs an account, as envelopes do', async () => {
  for (const [direction, posted] of [
    ['debit', 'debit'],
    ['credit', 'credit'],
    ['', 'credit'],
  ]) {
    calls = [];
    await perform('adjust', { input: { direction, amount: '5' } });
    expect(calls).toMatchObject([['post', tenant, owner, { direction: posted }, authority]]);
  }
  known = null;
  for (const kind of ['adjust', 'envelopes.give'] as const)
    await expect(perform(kind)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('what was not said is left to the service', async () => {
  await perform('deposits.credit', { input: {} });
  await perform('exchanges.approve', { input: {} });
  await perform('promotions.approve', { input: {} });
  expect(calls).toEqual([
    ['credit', tenant, by, { order: 's1', reason: 'goodwill' }, judge],
    ['approve', tenant, by, 's1', null, judge],
    ['approve', tenant, by, { account: 's1', promotion: '', period: '' }, judge],
  ]);
});

it('only an adjustment may run again under its key', () => {
  const keyed = kinds.filter((kind) => 'isKeyed' in acts[kind] && acts[kind].isKeyed);
  expect(keyed).toEqual(['adjust']);
  expect(Object.keys(acts).toSorted()).toEqual(kinds.toSorted());
});
