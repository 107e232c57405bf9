import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { openWithdrawalSite, openWithdrawer } from '../../../../tests/server/withdrawal-kit.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import type { ActResult, ApprovalRow, BindingRow, WithdrawalRow } from '../../../wire/operate.ts';
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
    url: `/operate/${path}`,
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

it('takes a withdrawal through approval, payment and a forced receipt', async () => {
  const { order } = (await member.request('200000')).value;
  const list = async (query = '') =>
    (await call<WithdrawalRow[]>('an', 'GET', `withdrawals/alpha${query}`)).value.filter((row) => row.order === order);
  expect(await list()).toMatchObject([{ state: 'requested', username: 'demomember', number: '970410105678' }]);
  const path = `withdrawals/alpha/${order}`;
  const payment = { amount: '200000', provider: 'bank', requestId: requestId() };
  expect((await call('an', 'POST', `${path}/pay`, payment)).code).toBe('CONFLICT');
  const approved = await call<ActResult>('an', 'POST', `${path}/approve`, { requestId: requestId() });
  expect(approved.value.state).toBe('done');
  for (const _ of [1, 2]) expect((await call('an', 'POST', `${path}/pay`, payment)).code).toBe('OK');
  expect((await call('an', 'POST', `${path}/resolve`, { part: 1, outcome: 'refund', requestId: requestId() })).code).toBe(
    'CONFLICT',
  );
  expect((await call('an', 'POST', `${path}/resolve`, { part: 1, outcome: 'received', requestId: requestId() })).code).toBe(
    'OK',
  );
  expect(await list('?state=paid')).toMatchObject([{ parts: [{ part: 1, receipt: 'forced' }] }]);
  expect((await call('an', 'POST', 'withdrawals/alpha/W000000-000000/reject', { reason: 'absent' })).status).toBe(404);
});

it('needs a second operator from the threshold on, who cannot approve what was rejected meanwhile', async () => {
  for (const by of ['an', 'binh']) {
    const credit = { direction: 'credit', amount: '9000000', reason: 'opening balance', requestId: requestId() };
    expect((await call(by, 'POST', 'adjust/alpha/demomember', credit)).status).toBe(200);
  }
  const ask = async () => {
    const { order } = (await member.request('10000000')).value;
    const approval = (await call<ActResult>('an', 'POST', `withdrawals/alpha/${order}/approve`, { requestId: requestId() }))
      .value;
    expect(approval.state).toBe('pending');
    return { order, approval: approval.approval ?? '' };
  };
  const approve = (by: string, id: string) => call<ApprovalRow>(by, 'POST', `approvals/alpha/${id}/approve`);
  const stateOf = async (order: string) => (await member.order(order))?.state;

  const first = await ask();
  expect([(await approve('an', first.approval)).status, await stateOf(first.order)]).toEqual([403, 'requested']);
  expect((await approve('binh', first.approval)).value.state).toBe('done');
  expect((await approve('binh', first.approval)).value.state).toBe('done');
  expect(await stateOf(first.order)).toBe('approved');
  expect((await call('an', 'POST', `withdrawals/alpha/${first.order}/reject`, { reason: 'account closed' })).status).toBe(200);

  const second = await ask();
  await call('an', 'POST', `withdrawals/alpha/${second.order}/reject`, { reason: 'asked by the member' });
  expect((await approve('binh', second.approval)).code).toBe('CONFLICT');
  expect(await stateOf(second.order)).toBe('rejected');
  const all = (await call<ApprovalRow[]>('binh', 'GET', 'approvals/alpha?state=all')).value;
  expect(all.find(({ id }) => id === second.approval)).toMatchObject({ state: 'failed', failure: 'CONFLICT' });
});

it('lists bindings and rejects one, once', async () => {
  const [binding] = (await call<BindingRow[]>('an', 'GET', 'bindings/alpha?state=confirmed')).value;
  expect(binding).toMatchObject({ username: 'demomember', state: 'confirmed', number: '970410105678' });
  const path = `bindings/alpha/${binding?.id}`;
  expect((await call('an', 'POST', `${path}/confirm`)).code).toBe('CONFLICT');
  expect((await call('an', 'POST', `${path}/reject`, { reason: 'closed by the bank' })).code).toBe('OK');
  expect((await call('an', 'POST', `${path}/reject`, { reason: 'closed by the bank' })).code).toBe('CONFLICT');
});
