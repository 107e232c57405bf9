import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { countRoundTrips } from '../../../../tests/server/roundTrips.ts';
import { openWithdrawalSite, openWithdrawer } from '../../../../tests/server/withdrawal-kit.ts';
import type { OperatorRole } from '../../../domain/operatorRole.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import type { DeskBulkResult, DeskDetail, DeskItem, DeskPage, DeskResult } from '../../../wire/studio/desk.ts';
import { checkLedger } from '../../money/ledger/checkLedger.ts';
import { account, securityEvent } from '../../platform/db/tables/accounts.ts';
import { feedback } from '../../platform/db/tables/content.ts';
import { operator } from '../../platform/db/tables/operators.ts';
import { createDesk } from './index.ts';

let clock = noon;
const now = () => clock;
let site: Site;
let member: Awaited<ReturnType<typeof openWithdrawer>>;
const tokens: Record<string, string> = {};

const people: readonly (readonly [string, OperatorRole[], string[]?])[] = [
  ['an', ['money', 'approve', 'members']],
  ['binh', ['money', 'approve', 'members']],
  ['chi', ['members']],
  ['dung', ['money', 'approve', 'members'], ['beta']],
];
beforeAll(async () => {
  const policy = { min: 100_000, max: 50_000_000, perDay: 500_000_000, timesPerDay: 50 };
  site = await openWithdrawalSite({ now, policy });
  member = await openWithdrawer(site, now);
  for (const [name, roles, merchants] of people) {
    tokens[name] = (await site.operators.add({ name, roles, ...(merchants === undefined ? {} : { merchants }) })).token;
  }
  const { operators } = site.server.services;
  for (const by of ['an', 'binh']) {
    const credit = { direction: 'credit', amount: '9000000', reason: 'opening balance', requestId: `opening-${by}` } as const;
    await operators.adjust(member.tenant, await personOf(by), member.owner.id, credit);
  }
});
afterAll(async () => {
  expect((await checkLedger(site.db)).broken).toBeNull();
  await site.close();
});

async function personOf(name: string) {
  const [row] = await site.db.select().from(operator).where(eq(operator.name, name));
  if (row === undefined) throw new Error(`No operator ${name}.`);
  return row;
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what it reads, as with `json`
async function call<Value>(by: string, path: string, body?: object): Promise<Envelope<Value> & { readonly status: number }> {
  const answer = await site.server.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/studio/api/desk/${path}`,
    headers: { host: 'anywhere.test', authorization: `Bearer ${tokens[by]}` },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, ...answer.json<Envelope<Value>>() };
}
let requests = 0;
const orderOf = (act: string, more: object = {}) => {
  requests += 1;
  return { act, reason: 'called the member back', requestId: `desk-request-${requests}`, ...more };
};
const queue = async (by: string, query = '') => (await call<DeskPage>(by, `queue${query}`)).value;
const at = (id: string, kind = 'withdrawal', merchant = 'alpha') => `items/${merchant}/${kind}/${id}`;
const show = (by: string, id: string) => call<DeskDetail>(by, at(id));
const act = (by: string, id: string, order: object) => call<DeskResult>(by, `${at(id)}/act`, order);
const ask = async (amount: string) => (await member.request(amount)).value.order;
const reasonIn = (answer: Envelope<unknown>) => answer.value as { readonly rule?: string; readonly role?: string } | null;

it('takes a withdrawal from the queue to its payment, each act with its reason and once', async () => {
  const order = await ask('200000');
  const [item] = (await queue('an', '?kind=withdrawal')).items.filter(({ id }) => id === order);
  expect(item).toMatchObject({ state: 'requested', username: 'demomember', amount: '200000.0000', claim: null });
  expect(item?.risks.map(({ name }) => name)).toEqual(expect.arrayContaining(['boundRecently', 'firstWithdrawal']));
  const { value } = await show('an', order);
  expect(value.offers).toEqual([
    { act: 'approve', why: null, needsSecond: false },
    { act: 'reject', why: null, needsSecond: false },
  ]);
  const approve = orderOf('approve');
  for (const _ of [1, 2])
    expect((await act('an', order, approve)).value).toMatchObject({ state: 'done', item: { state: 'approved' } });
  expect((await act('an', order, { ...approve, reason: 'another reason' })).code).toBe('CONFLICT');
  const pay = orderOf('pay', { amount: '200000', provider: 'bank' });
  for (const _ of [1, 2]) expect((await act('an', order, pay)).value).toEqual({ state: 'done', item: null });
  expect((await member.order(order)).parts).toHaveLength(1);
  const acted = await site.db.select().from(securityEvent).where(eq(securityEvent.kind, 'desk.acted'));
  expect(acted.map(({ details }) => details)).toMatchObject([
    { act: 'approve', subject: order, reason: 'called the member back' },
    { act: 'pay', subject: order },
  ]);
});

it('gives a withdrawal to one of two operators, and back when that one is removed', async () => {
  const order = await ask('210000');
  const both = await Promise.all(['an', 'binh'].map((by) => call<DeskItem>(by, `${at(order)}/claim`, {})));
  expect(both.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', 'OK']);
  const [first, second] = both[0]?.code === 'OK' ? ['an', 'binh'] : ['binh', 'an'];
  expect(await act(second, order, orderOf('approve'))).toMatchObject({
    code: 'CONFLICT',
    value: { rule: 'claimed', by: first },
  });
  expect((await show(second, order)).value.offers.map(({ why }) => why)).toEqual(['claimed', 'claimed']);
  expect((await queue(first, '?state=mine')).items.map(({ id }) => id)).toEqual([order]);

  // Roles are taken away in mid-act: the one who has it may not decide any more, and the other one may.
  await site.db
    .update(operator)
    .set({ roles: ['viewer'] })
    .where(eq(operator.name, first));
  expect((await act(first, order, orderOf('approve'))).status).toBe(403);
  await site.db
    .update(operator)
    .set({ roles: ['money', 'approve', 'members'] })
    .where(eq(operator.name, first));
  await site.db.update(operator).set({ disabled: true }).where(eq(operator.name, first));
  expect((await queue(second, '?state=free')).items.map(({ id }) => id)).toContain(order);
  expect((await act(second, order, orderOf('reject'))).value).toEqual({ state: 'done', item: null });
  await site.db.update(operator).set({ disabled: false }).where(eq(operator.name, first));
});

it('lets a claim run out', async () => {
  const order = await ask('220000');
  expect((await call('an', `${at(order)}/claim`, {})).code).toBe('OK');
  clock = new Date(noon.getTime() + 16 * 60_000);
  expect((await act('binh', order, orderOf('reject'))).code).toBe('OK');
  clock = noon;
});

it('needs a second operator, who is neither the first nor the owner of the account', async () => {
  const order = await ask('10000000');
  expect((await show('an', order)).value).toMatchObject({
    offers: [{ act: 'approve', needsSecond: true }, {}],
    approvers: ['binh'],
  });
  expect((await act('an', order, orderOf('approve'))).value).toMatchObject({
    state: 'pending',
    item: { pending: { isMine: true } },
  });
  expect((await show('an', order)).value.offers[0]).toMatchObject({ act: 'second', why: 'asked' });
  expect(reasonIn(await act('an', order, orderOf('second')))).toEqual({ rule: 'secondOperator' });
  const { own } = site.server.services.operators;
  const declared = { merchant: 'alpha', account: member.owner.id, username: 'demomember' };
  await own.declare('binh', { ...declared, isOwned: true });
  expect((await show('binh', order)).value.offers.map(({ why }) => why)).toEqual(['own', 'own', 'own']);
  expect(reasonIn(await act('binh', order, orderOf('second')))).toEqual({ rule: 'own' });
  const { operators } = site.server.services;
  const pending = (await operators.approvals.list(member.tenant, {})).find(({ subject }) => subject === order);
  await expect(operators.approvals.approve(member.tenant, await personOf('binh'), pending?.id ?? '')).rejects.toMatchObject({
    value: { rule: 'own' },
  });
  await own.declare('binh', { ...declared, isOwned: false });

  // The first yes counts only while who gave it may give it.
  await site.db.update(operator).set({ disabled: true }).where(eq(operator.name, 'an'));
  expect(reasonIn(await act('binh', order, orderOf('second')))).toEqual({ rule: 'asker' });
  await site.db.update(operator).set({ disabled: false }).where(eq(operator.name, 'an'));
  expect((await act('binh', order, orderOf('second'))).value).toMatchObject({ item: { state: 'approved' } });
  expect((await act('an', order, orderOf('reject'))).code).toBe('OK');
});

it('applies the stricter threshold when it is lowered or raised between two approvals', async () => {
  const { services } = site.server;
  const withThreshold = (secondApprovalFrom: number) => {
    const { tenant } = member;
    const brand = { ...tenant.brand, policies: { ...tenant.brand.policies, operators: { secondApprovalFrom } } };
    const changed = { ...tenant, brand };
    const tenants = { byMerchant: () => changed, load: () => changed };
    return createDesk({ ...services, tenants, audit: services.members.audit }).queue;
  };
  const [an, binh] = [await personOf('an'), await personOf('binh')];
  const order = await ask('300000');
  const name = { merchant: 'alpha', kind: 'withdrawal', id: order } as const;
  const [high, low] = [withThreshold(50_000_000), withThreshold(100_000)];
  const asked = (act: 'approve' | 'second' | 'reject') => orderOf(act) as Parameters<typeof high.act>[2];
  const paying = orderOf('pay', { amount: '300000', provider: 'bank' }) as Parameters<typeof high.act>[2];
  expect(await high.act(an, name, asked('approve'))).toMatchObject({ state: 'done', item: { state: 'approved' } });
  // Lowered since: one yes is no longer enough to pay.
  await expect(low.act(an, name, paying)).rejects.toMatchObject({ code: 'NOT_ALLOWED', value: { rule: 'secondOperator' } });
  expect((await low.show(an, name)).offers.map(({ act: offered }) => offered)).toEqual(['approve', 'reject']);
  expect(await low.act(an, name, asked('approve'))).toMatchObject({ state: 'pending' });
  // Raised since: what waits for a second yes goes on waiting for it.
  await expect(high.act(binh, name, asked('approve'))).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await low.act(binh, name, asked('second'))).toMatchObject({ state: 'done' });
  expect(await low.act(an, name, paying)).toEqual({ state: 'done', item: null });
});

it('finds a member by name, order and phone as typed, and takes signs of patterns for what they are', async () => {
  const order = await ask('230000');
  const isMember = and(eq(account.merchant, 'alpha'), eq(account.username, 'demomember'));
  await site.db.update(account).set({ mobile: '+84912345678' }).where(isMember);
  const found = async (search: string) =>
    (await queue('an', `?kind=withdrawal&search=${encodeURIComponent(search)}`)).items.map(({ id }) => id);
  for (const search of ['0912 345 678', '+84 912.345.678', 'MoMem', order.toLowerCase()])
    expect(await found(search)).toEqual([order]);
  for (const search of ['%', '_', String.raw`\ `, '0912 345 679']) expect(await found(search)).toEqual([]);
  expect((await act('an', order, orderOf('reject'))).code).toBe('OK');
});

it('shows an operator what the roles and brands are for, and nothing of others', async () => {
  const order = await ask('240000');
  expect((await show('dung', order)).status).toBe(404);
  expect((await act('dung', order, orderOf('approve'))).status).toBe(404);
  expect((await queue('dung')).items).toEqual([]);
  expect((await call('dung', 'queue?merchant=alpha')).status).toBe(404);
  const bulk = { act: 'claim', items: [{ merchant: 'alpha', kind: 'withdrawal', id: order }], requestId: 'bulk-request-1' };
  expect((await call<DeskBulkResult>('dung', 'bulk', bulk)).value).toEqual({
    done: 0,
    refused: [{ id: order, code: 'NOT_FOUND' }],
  });
  expect(Object.keys((await queue('chi')).counts).toSorted()).toEqual(['feedback', 'limit']);
  expect((await act('chi', order, orderOf('approve'))).status).toBe(404);
  expect((await call('chi', `${at(order)}/payee`, {})).status).toBe(403);
  expect((await call<{ number: string }>('an', `${at(order)}/payee`, {})).value.number).toBe('970410105678');
  const shown = await site.db.select().from(securityEvent).where(eq(securityEvent.kind, 'desk.payeeShown'));
  expect(shown).toHaveLength(1);
  expect((await act('an', order, orderOf('reject'))).code).toBe('OK');
});

it('tells open desks of the brand that the queue has changed', async () => {
  const { desk } = site.server.services;
  const heard = { an: 0, dung: 0 };
  let wake = Promise.withResolvers<void>();
  const sinkOf = (name: keyof typeof heard) => ({
    send: () => {
      heard[name] += 1;
      if (name === 'an') wake.resolve();
    },
    beat: () => undefined,
    end: () => undefined,
  });
  const drops = [
    await desk.events.open(await personOf('an'), sinkOf('an')),
    await desk.events.open(await personOf('dung'), sinkOf('dung')),
  ];
  expect(heard).toEqual({ an: 1, dung: 1 });
  wake = Promise.withResolvers();
  const order = await ask('250000');
  await wake.promise;
  expect(heard.dung).toBe(1);
  for (const drop of drops) drop();
  expect((await act('an', order, orderOf('reject'))).code).toBe('OK');
});

it('pages through ten thousand items with the statements of a page of ten, in their order, and closes many at once', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    merchant: 'alpha',
    reference: `F${String(index).padStart(6, '0')}`,
    kind: 'other',
    content: `Message ${index}`,
    accountId: member.owner.id,
    language: 'vi',
    // Many of the same moment.
    createdAt: new Date(noon.getTime() - 3_600_000 + Math.floor(index / 70) * 1_000),
  }));
  await site.db.insert(feedback).values(rows.slice(0, 10));
  const roundTrips = countRoundTrips(site.db.$client);
  const statementsOfPage = async () => {
    const before = roundTrips();
    await queue('chi', '?kind=feedback');
    return roundTrips() - before;
  };
  const ofTen = await statementsOfPage();
  await site.db.delete(feedback);
  for (let from = 0; from < rows.length; from += 1_000) await site.db.insert(feedback).values(rows.slice(from, from + 1_000));
  expect([ofTen > 0, await statementsOfPage()]).toEqual([true, ofTen]);
  const seen: string[] = [];
  let after: string | null = '';
  for (let page = 0; page < 4 && after !== null; page += 1) {
    const { items, next, counts, countedTo, overdue }: DeskPage = await queue(
      'chi',
      `?kind=feedback${after === '' ? '' : `&after=${after}`}`,
    );
    seen.push(...items.map(({ id }) => id));
    after = next;
    expect([counts['feedback'], countedTo, overdue]).toEqual([1_000, 1_000, 1_000]);
  }
  expect(seen).toEqual(rows.slice(0, 200).map(({ reference }) => reference));
  const items = seen.slice(0, 100).map((id) => ({ merchant: 'alpha', kind: 'feedback', id }));
  const close = { act: 'close', items, reason: 'seen by the team', requestId: 'bulk-request-2' };
  for (const _ of [1, 2]) expect((await call<DeskBulkResult>('chi', 'bulk', close)).value).toEqual({ done: 100, refused: [] });
  expect((await queue('chi', '?kind=feedback')).items[0]?.id).toBe(seen[100]);
});
