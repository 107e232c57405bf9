import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newRequest } from '../../../../tests/payments/deposit-kit.ts';
import { authBrands, demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { addPlayer } from '../../../../tests/server/players.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import type { ActResult, ApprovalRow, OperatorRow, OperatorToken } from '../../../wire/operate.ts';
import type { DeskResult } from '../../../wire/studio/desk.ts';
import type { DeskMember, DeskMemberPage } from '../../../wire/studio/deskMembers.ts';
import { checkLedger } from '../../money/ledger/checkLedger.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';
import { adjustment, approval } from '../../platform/db/tables/operators.ts';

const operatorToken = 'r'.repeat(40);
let time = noon;
const now = () => time;
beforeEach(() => {
  time = noon;
});

let site: Site;
const tokens: Record<string, string> = {};

interface Call {
  readonly by?: string;
  readonly token?: string;
}

async function call<Value = unknown>(
  method: 'GET' | 'POST',
  path: string,
  body: object | null = null,
  { by = '', token = tokens[by] }: Call = {},
): Promise<Envelope<Value> & { readonly status: number }> {
  const answer = await site.server.inject({
    method,
    url: `/studio/api/${path.startsWith('operators') ? path : `desk/${path}`}`,
    headers: { host: 'anywhere.test', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === null ? {} : { payload: body }),
  });
  return { status: answer.statusCode, ...answer.json<Envelope<Value>>() };
}
const root = { token: operatorToken };

async function add(name: string, more: object = {}) {
  const { value } = await call<OperatorToken>('POST', 'operators', { name, ...more }, root);
  tokens[name] = value.token;
}

beforeAll(async () => {
  site = await openTestServer({ brands: authBrands(), settings: { operatorToken }, now });
  await add('an');
  await add('binh');
  await add('chi');
  await add('readonly', { roles: ['members'] });
  await add('elsewhere', { merchants: ['beta'] });
});
afterAll(() => site.close());

const noted = (kind: string) =>
  site.db
    .select()
    .from(securityEvent)
    .where(and(eq(securityEvent.merchant, 'alpha'), eq(securityEvent.kind, kind)));
let requests = 0;
const order = (amount: string, more: object = {}) => {
  requests += 1;
  return { direction: 'credit', amount, reason: 'goodwill', requestId: `request-${requests}`, ...more };
};
const accountOf = async (username: string) =>
  (await call<DeskMemberPage>('GET', `members/alpha?username=${username}`, null, { by: 'an' })).value.members[0]?.account ?? '';
const show = async (username: string) =>
  (await call<DeskMember>('GET', `members/alpha/${await accountOf(username)}`, null, { by: 'an' })).value;
const balanceOf = async (username: string) => (await show(username)).wallets[0]?.balance;
const adjusting = async (username: string) => {
  const path = `members/alpha/${await accountOf(username)}/adjust`;
  return (body: object) => call<ActResult>('POST', path, body, { by: 'an' });
};
/** Answers an act that was put before a second operator. */
const decide = (id: string | null, act: 'second' | 'decline', by: string) =>
  call<DeskResult>('POST', `items/alpha/approval/${id}/act`, { act, requestId: order('1').requestId }, { by });
const approvalOf = async (id: string | null) =>
  (await call<ApprovalRow>('GET', `approvals/alpha/${id}`, null, { by: 'binh' })).value;

describe('an operator', () => {
  it('is added and managed with the token of the installation only; the own token is shown once', async () => {
    expect((await call('GET', 'operators')).status).toBe(401);
    expect((await call('GET', 'operators', null, { by: 'an' })).status).toBe(401);
    expect((await call('POST', 'operators', { name: 'an' }, root)).code).toBe('CONFLICT');
    expect((await call('POST', 'operators', { name: 'No Name' }, root)).status).toBe(422);
    const { value } = await call<OperatorRow[]>('GET', 'operators', null, root);
    expect(value.find(({ name }) => name === 'readonly')).toMatchObject({
      roles: ['members'],
      merchants: null,
      disabled: false,
    });
    expect(JSON.stringify(value)).not.toContain(tokens['an']);
  });

  it.each([
    ['without a token, on a host without a studio', {}, 404],
    ['with the token of the installation, which is no one’s', root, 401],
    ['with a wrong token', { token: `op_${'x'.repeat(43)}` }, 401],
    ['without the role', { by: 'readonly' }, 403],
    ['of another merchant', { by: 'elsewhere' }, 404],
    ['with the role', { by: 'an' }, 200],
  ])('%s gets the answer %3$i', async (_, caller, status) => {
    expect((await call('GET', 'approvals/alpha', null, caller)).status).toBe(status);
  });

  it('is refused while disabled, and by the former token after a new one', async () => {
    await add('dung');
    const list = () => call<DeskMemberPage>('GET', 'members/alpha', null, { by: 'dung' });
    await call('POST', 'operators/dung/disable', null, root);
    expect((await list()).status).toBe(401);
    await call('POST', 'operators/dung/enable', null, root);
    expect((await list()).status).toBe(200);
    const { value } = await call<OperatorToken>('POST', 'operators/dung/token', null, root);
    expect((await list()).status).toBe(401);
    tokens['dung'] = value.token;
    expect((await list()).status).toBe(200);
    expect((await call('POST', 'operators/absent/disable', null, root)).status).toBe(404);
  });

  it('is refused 90 days after the token was made, and let in by a new one', async () => {
    await add('em');
    const statusAt = async (ms: number) => {
      time = new Date(noon.getTime() + ms);
      return (await call('GET', 'members/alpha', null, { by: 'em' })).status;
    };
    const lifetimeMs = 90 * 86_400_000;
    expect([await statusAt(lifetimeMs - 1), await statusAt(lifetimeMs)]).toEqual([200, 401]);
    tokens['em'] = (await call<OperatorToken>('POST', 'operators/em/token', null, root)).value.token;
    expect([await statusAt(2 * lifetimeMs - 1), await statusAt(2 * lifetimeMs)]).toEqual([200, 401]);
  });

  it('does not read a player’s session as a token, nor the other way round', async () => {
    const { token } = (await visitor(site, now).login('demomember', demoPassword)).value;
    expect((await call('GET', 'members/alpha', null, { token })).status).toBe(401);
    const asked = await visitor(site, now).send('memberInfo', undefined, { token: tokens['an'] ?? '' });
    expect(asked.status).toBe(401);
  });
});

describe('acts on an account', () => {
  const act = async (username: string, name: string, body: object) => {
    const path = `members/alpha/${(await accountOf(username)) || username}/acts`;
    return call('POST', path, { act: name, requestId: order('1').requestId, ...body }, { by: 'an' });
  };

  it('close and open it with a reason, and end its sessions', async () => {
    const player = await addPlayer(site, 'closing');
    const { token } = (await visitor(site, now).login('closing', demoPassword)).value;
    expect((await act('closing', 'close', { reason: '' })).status).toBe(422);
    expect((await act('closing', 'close', { reason: 'asked by mail' })).code).toBe('OK');
    expect((await show('closing')).state).toBe('disabled');
    expect((await visitor(site, now).send('memberInfo', undefined, { token })).status).toBe(401);
    expect((await act('closing', 'close', { reason: 'asked by mail' })).code).toBe('OK');
    const mine = (await noted('account.closed')).filter(({ accountId }) => accountId === player.id);
    expect(mine.map(({ details }) => details['reason'])).toEqual(['asked by mail']);
    expect((await act('closing', 'reopen', { reason: 'asked again' })).code).toBe('OK');
    expect((await show('closing')).state).toBe('active');
    expect((await act('absent', 'close', { reason: 'asked by mail' })).status).toBe(404);
  });

  it('exclude the player, which neither opening the account nor a shorter exclusion ends', async () => {
    const player = await addPlayer(site, 'barred');
    expect((await act('barred', 'exclude', { months: 5, reason: 'worried family' })).status).toBe(422);
    await act('barred', 'exclude', { months: 12, reason: 'worried family' });
    const excluded = { kind: 'exclusion', until: '2027-11-20T05:00:00.000Z' };
    expect((await show('barred')).break).toEqual(excluded);
    await act('barred', 'exclude', { months: 6, reason: 'a mistake' });
    await act('barred', 'close', { reason: 'a mistake' });
    await act('barred', 'reopen', { reason: 'a mistake' });
    expect((await show('barred')).break).toEqual(excluded);
    const events = (await noted('account.excluded')).filter(({ accountId }) => accountId === player.id);
    expect(events.map(({ details }) => [details['operator'] !== undefined, details['reason']])).toEqual([
      [true, 'worried family'],
      [true, 'a mistake'],
    ]);
  });

  it('find accounts by a part of their name, as it is written', async () => {
    await addPlayer(site, 'under_score');
    const search = async (text: string) =>
      (await call<DeskMemberPage>('GET', `members/alpha?search=${encodeURIComponent(text)}`, null, { by: 'an' })).value.members;
    expect((await search('r_S')).map(({ username }) => username)).toEqual(['under_score']);
    expect(await search('%')).toEqual([]);
    expect([await accountOf('under_score'), await accountOf('under')]).toEqual([expect.stringMatching(/./), '']);
  });
});

describe('an adjustment', () => {
  it('credits and debits with a reason, once per request, and never below zero', async () => {
    await addPlayer(site, 'adjusted');
    const adjust = await adjusting('adjusted');
    const credit = order('1500');
    const done = { state: 'done', approval: null, expiresAt: null, balance: '1500.0000' };
    expect((await adjust(credit)).value).toEqual(done);
    expect((await adjust(credit)).value).toEqual(done);
    expect((await adjust({ ...credit, amount: '1' })).code).toBe('CONFLICT');
    expect((await adjust(order('1501', { direction: 'debit' }))).code).toBe('BALANCE_TOO_LOW');
    expect((await adjust(order('500', { direction: 'debit' }))).value.balance).toBe('1000.0000');
    expect(await balanceOf('adjusted')).toBe('1000.0000');
    const rows = await site.db.select().from(adjustment).orderBy(adjustment.amount);
    expect(rows.map(({ direction, amount, approvedBy }) => [direction, amount, approvedBy])).toEqual([
      ['debit', 5_000_000n, null],
      ['credit', 15_000_000n, null],
    ]);
    expect((await noted('balance.adjusted')).map(({ details }) => details)).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ direction: 'credit', amount: '1500.0000', reason: 'goodwill' })]),
    );
    expect(await noted('balance.adjusted')).toHaveLength(2);
  });

  it.each(['0', '-1', 'NaN', '1e21', '0x10', '0.00001', '1000000000000000', '', '１００'])(
    'refuses the amount %j',
    async (amount) => {
      const answer = await (await adjusting('demomember'))(order(amount));
      expect([400, 422]).toContain(answer.status);
    },
  );

  it('from the threshold on, also in parts within a day, waits for another operator', async () => {
    await addPlayer(site, 'waiting');
    const adjust = await adjusting('waiting');
    expect((await adjust(order('9999999'))).value.state).toBe('done');
    const split = order('1');
    const { value } = await adjust(split);
    expect(value).toMatchObject({ state: 'pending', balance: null, expiresAt: '2026-11-23T05:00:00.000Z' });
    expect((await adjust(split)).value.approval).toBe(value.approval);
    expect((await adjust({ ...split, direction: 'debit' })).code).toBe('CONFLICT');
    expect(await balanceOf('waiting')).toBe('9999999.0000');
    const own = await decide(value.approval, 'second', 'an');
    expect([own.status, own.value]).toEqual([403, { rule: 'secondOperator' }]);
    const waiting = await call<ApprovalRow[]>('GET', 'approvals/alpha', null, { by: 'binh' });
    expect(waiting.value.map(({ id, askedBy, state }) => [id, askedBy, state])).toEqual([[value.approval, 'an', 'pending']]);
    for (const _ of [1, 2]) {
      expect((await decide(value.approval, 'second', 'binh')).value).toEqual({ state: 'done', item: null });
      expect(await approvalOf(value.approval)).toMatchObject({ state: 'done', askedBy: 'an', decidedBy: 'binh' });
    }
    expect(await balanceOf('waiting')).toBe('10000000.0000');
    expect((await adjust(split)).value.state).toBe('done');
    time = new Date(noon.getTime() + 25 * 3_600_000);
    expect((await adjust(order('1'))).value.state).toBe('done');
  });

  it('that is withdrawn, declined or too old is not made, and one that no longer fits says so', async () => {
    await addPlayer(site, 'refused');
    const adjust = await adjusting('refused');
    const ask = async (more: object = {}) => (await adjust(order('20000000', more))).value.approval ?? '';
    const [withdrawn, declined, old, tooMuch] = [await ask(), await ask(), await ask(), await ask({ direction: 'debit' })];
    expect((await decide(withdrawn, 'decline', 'an')).code).toBe('OK');
    expect((await decide(declined, 'decline', 'binh')).code).toBe('OK');
    for (const id of [withdrawn, declined]) {
      expect((await approvalOf(id)).state).toBe('rejected');
      expect((await decide(id, 'second', 'binh')).code).toBe('CONFLICT');
    }
    const failed = await decide(tooMuch, 'second', 'binh');
    expect([failed.status, failed.code]).toEqual([422, 'BALANCE_TOO_LOW']);
    time = new Date(noon.getTime() + 72 * 3_600_000);
    const late = await decide(old, 'second', 'binh');
    expect([late.code, late.value]).toEqual(['CONFLICT', { state: 'expired' }]);
    const { value } = await call<ApprovalRow[]>('GET', 'approvals/alpha?state=all', null, { by: 'binh' });
    const states = new Map(value.map(({ id, state, failure }) => [id, failure ?? state]));
    expect([withdrawn, declined, old, tooMuch].map((id) => states.get(id))).toEqual([
      'rejected',
      'rejected',
      'expired',
      'BALANCE_TOO_LOW',
    ]);
    expect((await decide(old, 'second', 'elsewhere')).status).toBe(404);
    expect(await balanceOf('refused')).toBeUndefined();
  });

  it('of a deposit credits the order once, below the threshold alone and above it by two', async () => {
    const player = await addPlayer(site, 'depositing');
    const tenant = site.tenants.byMerchant('alpha') ?? expect.fail('The brand is not there.');
    const create = async (amount: string) => (await site.deposits.create(tenant, player, newRequest({ amount }), 'vi')).id;
    const act = (id: string, name: string, reason = 'seen at the bank', { requestId } = order('1')) =>
      call<DeskResult>('POST', `items/alpha/deposit/${id}/act`, { act: name, reason, requestId }, { by: 'an' });
    const small = await create('200000');
    expect((await act(small, 'credit')).value.state).toBe('done');
    expect((await act(small, 'credit')).code).toBe('CONFLICT');
    const large = await create('20000000');
    // What failed has left the queue, and an operator may still credit it.
    expect((await act(large, 'fail', 'not paid')).value).toEqual({ state: 'done', item: null });
    const again = order('1');
    const { value } = await act(large, 'credit', undefined, again);
    expect([value.state, await balanceOf('depositing')]).toEqual(['pending', '200000.0000']);
    const { id = '' } = value.approval ?? {};
    expect((await act(large, 'credit', undefined, again)).value).toEqual(value);
    expect((await decide(id, 'second', 'binh')).code).toBe('OK');
    expect(await approvalOf(id)).toMatchObject({ kind: 'deposits.credit', subject: large, state: 'done' });
    expect((await act(large, 'credit', undefined, again)).value).toMatchObject({ state: 'done', approval: { id } });
    expect(await balanceOf('depositing')).toBe('20200000.0000');
    const listed = await call<{ id: string }[]>('GET', 'deposits/alpha?state=credited', null, { by: 'an' });
    expect(new Set(listed.value.map(({ id }) => id))).toEqual(new Set([small, large]));
    expect((await call('GET', 'deposits/alpha', null, { by: 'readonly' })).status).toBe(403);
  });

  it('is refused by the database with one operator in both places, and afterwards the ledger holds', async () => {
    const values = { kind: 'adjust', subject: 'x', amount: 1n, input: {}, reason: 'x', requestId: 'self', askedAt: noon };
    const self = { merchant: 'alpha', id: 'self', ...values, askedBy: 'one', decidedBy: 'one', expiresAt: noon };
    await expect(site.db.insert(approval).values({ ...self, state: 'done' })).rejects.toMatchObject({
      cause: { code: '23514' },
    });
    expect((await checkLedger(site.db)).broken).toBeNull();
  });
});
