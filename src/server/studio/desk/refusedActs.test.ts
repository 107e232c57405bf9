import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authBrands, type Site } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { codeAt, type JoinedOperator, joinedOperator, sent, studioHost } from '../../../../tests/server/studio-kit.ts';
import { openWithdrawer } from '../../../../tests/server/withdrawal-kit.ts';
import { deskKinds } from '../../../domain/desk.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import type { DeskBulkResult, DeskItem } from '../../../wire/studio/desk.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';
import { operator } from '../../platform/db/tables/operators.ts';

const operatorToken = 'r'.repeat(40);
let time = noon;
const now = () => time;
let site: Site;
let members: JoinedOperator;
let cashier: JoinedOperator;
let other: JoinedOperator;
let ofBeta: JoinedOperator;
let viewer: JoinedOperator;
let withdrawer: Awaited<ReturnType<typeof openWithdrawer>>;
beforeAll(async () => {
  const database = await suiteDatabase();
  site = await openTestServer({
    brands: authBrands({ policies: { withdraw: {} } }),
    database,
    settings: { studioHost, operatorToken },
    now,
  });
  const join = (name: string, roles: Parameters<typeof joinedOperator>[2]['roles'], merchants?: string[]) =>
    joinedOperator(site, now, { name, roles, ...(merchants === undefined ? {} : { merchants }) });
  viewer = await join('viewer', ['viewer']);
  members = await join('members', ['viewer', 'members']);
  cashier = await join('cashier', ['viewer', 'money', 'approve']);
  other = await join('other', ['viewer', 'money', 'approve']);
  ofBeta = await join('ofbeta', ['viewer', 'money', 'members'], ['beta']);
  withdrawer = await openWithdrawer(site, now);
});
afterAll(() => site.close());
// Another minute, because repetitions are noted a few times in one.
beforeEach(() => {
  time = new Date(time.getTime() + 61_000);
});

let requests = 0;
const order = (act: string, more: object = {}) => {
  requests += 1;
  return { act, reason: 'asked on the phone', requestId: `refused-${requests}`, ...more };
};
/** The details of what was refused since `run` began. */
async function refusalsOf(run: () => Promise<unknown>): Promise<Readonly<Record<string, unknown>>[]> {
  const read = () => site.db.select().from(securityEvent).where(eq(securityEvent.kind, 'operator.denied'));
  const before = new Set((await read()).map(({ id }) => id));
  await run();
  const rows = (await read()).filter(({ id }) => !before.has(id));
  return rows.map(({ merchant, details }) => ({ brand: merchant, ...details }));
}
const idOf = async (name: string) => (await site.db.select().from(operator).where(eq(operator.name, name)))[0]?.id;

/** Routes below the studio that are for operators or for the holder of the installation's token. */
const guarded = () =>
  site.server.declaredRoutes
    .map(({ route }) => ({ method: [route.method].flat()[0] ?? '', url: route.url, config: route.config }))
    .filter(({ method, url, config }) => method !== 'HEAD' && url.startsWith('/studio/api/') && config?.access !== 'public');
const pathOf = (url: string) => url.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'merchant' ? 'alpha' : 'x1'));

it('answers no call of operators without a session or token, to a wrong one, to another site, or for a brand of others [OPS-08]', async () => {
  const calls = guarded();
  expect(calls.length).toBeGreaterThan(100);
  const cookie = [...cashier.browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const callers = {
    anonymous: {},
    stranger: { authorization: `Bearer op_${'x'.repeat(43)}` },
    ofBeta: { authorization: `Bearer ${ofBeta.token}` },
    installation: { authorization: `Bearer ${operatorToken}` },
    otherSite: { cookie, 'sec-fetch-site': 'cross-site' },
  };
  for (const { method, url, config = {} } of calls) {
    const statusFor = async (caller: keyof typeof callers) => {
      const headers = sent({ host: studioHost, 'sec-fetch-site': 'same-origin', ...callers[caller] });
      return (await site.server.inject({ method: method as 'GET', url: pathOf(url), headers })).statusCode;
    };
    const isOfInstallation = config.access === 'operator';
    const found: [string, number][] = [
      ['anonymous', await statusFor('anonymous')],
      ['stranger', await statusFor('stranger')],
      ...(isOfInstallation || config.installation === true
        ? []
        : [['installation', await statusFor('installation')] as [string, number]]),
      ...(isOfInstallation ? [['ofBeta', await statusFor('ofBeta')] as [string, number]] : []),
    ];
    expect([method, url, found.filter(([, status]) => status !== 401)]).toEqual([method, url, []]);
    if (url.includes('/:merchant')) expect([method, url, await statusFor('ofBeta')]).toEqual([method, url, 404]);
    if (method !== 'GET' && !isOfInstallation) expect([method, url, await statusFor('otherSite')]).toEqual([method, url, 403]);
  }
});

it('notes each call that an operator has no role for, once and with its route [OPS-08]', async () => {
  const calls = guarded()
    .filter(({ config }) => config?.role !== undefined)
    .filter(({ config }) => ![config?.role].flat().some((role) => role === 'viewer'));
  expect(calls.length).toBeGreaterThan(80);
  const found = await refusalsOf(async () => {
    for (const { method, url } of calls) {
      const headers = sent({ authorization: `Bearer ${viewer.token}`, host: studioHost });
      const answer = await site.server.inject({ method: method as 'GET', url: pathOf(url), headers });
      expect([method, url, answer.statusCode]).toEqual([method, url, 403]);
    }
  });
  expect(new Set(found.map((each) => each['route']))).toEqual(new Set(calls.map(({ method, url }) => `${method} ${url}`)));
  expect(found).toHaveLength(calls.length);
  expect(new Set(found.map((each) => each['operator']))).toEqual(new Set([await idOf(viewer.name)]));
});

it('shows, gives out and lets be decided an item only to roles that decide about its kind [OPS-08]', async () => {
  const id = (await withdrawer.request('200000')).value.order;
  for (const kind of deskKinds) {
    if (kind === 'feedback' || kind === 'limit') continue;
    const params = { merchant: 'alpha', kind, id };
    expect([kind, (await members.browser.send('deskItem', undefined, { params })).code]).toEqual([kind, 'NOT_FOUND']);
    expect([kind, (await members.browser.send('deskClaim', {}, { params })).code]).toEqual([kind, 'NOT_FOUND']);
    expect((await members.browser.send('deskAct', order('approve'), { params })).status).toBeGreaterThanOrEqual(403);
    const images = { ...params, position: 0 };
    expect((await members.browser.send('deskImage', undefined, { params: images })).code).toBe('NOT_FOUND');
  }
  const items = [{ merchant: 'alpha', kind: 'withdrawal', id }];
  const bulk = { act: 'claim', items, requestId: 'refused-in-bulk' };
  const found = await refusalsOf(async () => {
    const { value } = await members.browser.send<DeskBulkResult>('deskBulk', bulk);
    expect(value).toEqual({ done: 0, refused: [{ id, code: 'NOT_FOUND' }] });
  });
  expect(found).toMatchObject([{ code: 'NOT_FOUND', act: 'claim', kind: 'withdrawal' }]);
  const params = { merchant: 'alpha', kind: 'withdrawal', id };
  const mine = await cashier.browser.send<DeskItem>('deskClaim', {}, { params });
  expect(mine.value.claim).toMatchObject({ isMine: true });
  await cashier.browser.send('deskRelease', {}, { params });
});

it('lets a token say yes without a reason and a browser not, and records who was shown payees in full [OPS-08]', async () => {
  const { order: id } = (await withdrawer.request('210000')).value;
  const approval = { act: 'approve', requestId: 'yes-without-a-word' };
  const params = { merchant: 'alpha', kind: 'withdrawal', id };
  await other.browser.send('prove', { code: codeAt(other.secret, time) });
  expect((await other.browser.send('deskAct', approval, { params })).value).toEqual({ field: 'reason' });
  expect((await asCommand(other, `items/alpha/withdrawal/${id}/act`, approval)).value).toMatchObject({ state: 'done' });
  const shown = () => site.db.$count(securityEvent, eq(securityEvent.kind, 'desk.payeeShown'));
  const before = await shown();
  const listed = await other.browser.send<{ number: string }[]>('deskWithdrawals', undefined, {
    params: { merchant: 'alpha' },
  });
  expect([listed.value.map(({ number }) => number), (await shown()) - before]).toEqual([
    expect.arrayContaining(['970410105678']),
    1,
  ]);
});

it('notes who asks for another brand, takes what another has, approves alone or without a fresh code, and typing errors not', async () => {
  const id = (await withdrawer.request('300000')).value.order;
  const params = { merchant: 'alpha', kind: 'withdrawal', id };
  await cashier.browser.send('deskClaim', {}, { params });
  const credit = { direction: 'credit', amount: '99000000', reason: 'goodwill', requestId: 'refused-large' };
  const account = { merchant: 'alpha', account: withdrawer.owner.id };
  const cases: [string, object, () => Promise<Envelope<unknown>>][] = [
    ['another brand', { code: 'NOT_FOUND', kind: 'withdrawal' }, () => ofBeta.browser.send('deskItem', undefined, { params })],
    [
      'another’s item',
      { code: 'CONFLICT', rule: 'claimed' },
      () => other.browser.send('deskAct', order('approve'), { params }),
    ],
    [
      'no fresh code',
      { code: 'NOT_ALLOWED', rule: 'proof' },
      async () => {
        time = new Date(time.getTime() + 3_600_000);
        return cashier.browser.send('deskAct', order('approve'), { params });
      },
    ],
    [
      'payees in full without a fresh code',
      { code: 'NOT_ALLOWED', rule: 'proof' },
      () => cashier.browser.send('deskWithdrawals', undefined, { params: { merchant: 'alpha' } }),
    ],
    [
      'one’s own request',
      { code: 'NOT_ALLOWED' },
      async () => {
        const asked = await asCommand(cashier, `members/alpha/${withdrawer.owner.id}/adjust`, credit);
        const approval = (asked.value as { readonly approval: string }).approval;
        return asCommand(cashier, `items/alpha/approval/${approval}/act`, order('second'));
      },
    ],
  ];
  for (const [name, details, run] of cases) {
    const found = await refusalsOf(async () => expect([name, (await run()).success]).toEqual([name, false]));
    expect([name, found]).toMatchObject([name, [{ brand: 'alpha', ...details }]]);
  }
  const typed = await refusalsOf(() => members.browser.send('deskMemberNote', { text: '' }, { params: account }));
  expect(typed).toEqual([]);
});

it('notes the same refusal five times in a minute', async () => {
  const found = await refusalsOf(async () => {
    for (let turn = 0; turn < 9; turn += 1) await viewer.browser.send('deskQueue');
  });
  expect(found).toHaveLength(5);
});

async function asCommand({ token }: JoinedOperator, path: string, body: object): Promise<Envelope<unknown>> {
  const answer = await site.server.inject({
    method: 'POST',
    url: `/studio/api/desk/${path}`,
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });
  return answer.json<Envelope<unknown>>();
}
