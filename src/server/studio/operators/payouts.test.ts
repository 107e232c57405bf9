import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { openWithdrawalSite, openWithdrawer } from '../../../../tests/server/withdrawal-kit.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import type { ApprovalRow, BindingRow, WithdrawalRow } from '../../../wire/operate.ts';
import type { DeskResult } from '../../../wire/studio/desk.ts';
import { checkLedger } from '../../money/ledger/checkLedger.ts';

const now = () => noon;
let site: Site;
let member: Awaited<ReturnType<typeof openWithdrawer>>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  site = await openWithdrawalSite({ now, policy: { min: 100_000, max: 50_000_000, perDay: 50_000_000, timesPerDay: 5 } });
  member = await openWithdrawer(site, now);
  for (const name of ['an', 'binh']) tokens[name] = (await site.operators.add({ name })).token;
});
afterAll(async () => {
  expect((await checkLedger(site.db)).broken).toBeNull();
  await site.close();
});

async function call<Value>(
  by: string,
  method: 'GET' | 'POST',
  path: string,
  body: object | null = null,
): Promise<Envelope<Value> & { readonly status: number }> {
  const answer = await site.server.inject({
    method,
    url: `/studio/api/desk/${path}`,
    headers: { host: 'anywhere.test', authorization: `Bearer ${tokens[by]}` },
    ...(body === null ? {} : { payload: body }),
  });
  return { status: answer.statusCode, ...answer.json<Envelope<Value>>() };
}
let requests = 0;
const requestId = () => {
  requests += 1;
  return `request-${requests}`;
};
const act = (by: string, item: string, order: object) =>
  call<DeskResult>(by, 'POST', `items/alpha/${item}/act`, { requestId: requestId(), ...order });

it('takes a withdrawal through approval, payment and a forced receipt', async () => {
  const { order } = (await member.request('200000')).value;
  const list = async (query = '') =>
    (await call<WithdrawalRow[]>('an', 'GET', `withdrawals/alpha${query}`)).value.filter((row) => row.order === order);
  expect(await list()).toMatchObject([{ state: 'requested', username: 'demomember', number: '970410105678' }]);
  const item = `withdrawal/${order}`;
  const payment = { act: 'pay', amount: '200000', provider: 'bank', requestId: requestId() };
  expect((await act('an', item, payment)).code).toBe('CONFLICT');
  expect((await act('an', item, { act: 'approve' })).value.state).toBe('done');
  expect((await act('an', item, { act: 'reject' })).value).toEqual({ field: 'reason' });
  for (const _ of [1, 2]) expect((await act('an', item, payment)).code).toBe('OK');
  // A receipt that waits for the member is no item of the queue, and can be ended all the same.
  expect((await act('an', `receipt/${order}~1`, { act: 'refund' })).code).toBe('CONFLICT');
  expect((await act('an', `receipt/${order}~1`, { act: 'received' })).code).toBe('OK');
  expect(await list('?state=paid')).toMatchObject([{ parts: [{ part: 1, receipt: 'forced' }] }]);
  expect((await act('an', 'withdrawal/W000000-000000', { act: 'reject', reason: 'absent' })).status).toBe(404);
});

it('needs a second operator from the threshold on, who cannot approve what was rejected meanwhile', async () => {
  for (const by of ['an', 'binh']) {
    const credit = { direction: 'credit', amount: '9000000', reason: 'opening balance', requestId: requestId() };
    expect((await call(by, 'POST', `members/alpha/${member.owner.id}/adjust`, credit)).status).toBe(200);
  }
  const ask = async () => {
    const { order } = (await member.request('10000000')).value;
    const { value } = await act('an', `withdrawal/${order}`, { act: 'approve' });
    expect(value.state).toBe('pending');
    return { order, approval: value.approval?.id ?? '' };
  };
  const approve = (by: string, id: string) => act(by, `approval/${id}`, { act: 'second' });
  const stateOf = async (order: string) => (await member.order(order))?.state;

  const first = await ask();
  expect([(await approve('an', first.approval)).status, await stateOf(first.order)]).toEqual([403, 'requested']);
  expect((await approve('binh', first.approval)).value.state).toBe('done');
  expect((await approve('binh', first.approval)).value.state).toBe('done');
  expect(await stateOf(first.order)).toBe('approved');
  expect((await act('an', `withdrawal/${first.order}`, { act: 'reject', reason: 'account closed' })).status).toBe(200);

  const second = await ask();
  await act('an', `withdrawal/${second.order}`, { act: 'reject', reason: 'asked by the member' });
  expect((await approve('binh', second.approval)).code).toBe('CONFLICT');
  expect(await stateOf(second.order)).toBe('rejected');
  const all = (await call<ApprovalRow[]>('binh', 'GET', 'approvals/alpha?state=all')).value;
  expect(all.find(({ id }) => id === second.approval)).toMatchObject({ state: 'failed', failure: 'CONFLICT' });
});

it('lists bindings and rejects one, once', async () => {
  const [binding] = (await call<BindingRow[]>('an', 'GET', 'bindings/alpha?state=confirmed')).value;
  expect(binding).toMatchObject({ username: 'demomember', state: 'confirmed', number: '970410105678' });
  const item = `binding/${binding?.id}`;
  const reject = { act: 'reject', reason: 'closed by the bank' };
  expect((await act('an', item, { act: 'confirm' })).code).toBe('CONFLICT');
  expect((await act('an', item, reject)).code).toBe('OK');
  expect((await act('an', item, reject)).code).toBe('CONFLICT');
});
