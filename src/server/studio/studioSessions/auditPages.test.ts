import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { createBrandsFolder, noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { codeAt, joinedOperator, studioBrowser, studioHost, studioPassword } from '../../../../tests/server/studio-kit.ts';
import type { OperatorRole } from '../../../domain/operatorRole.ts';
import type { AuditPage } from '../../../wire/studio/session.ts';

let time = noon;
const now = () => time;
const pass = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1_000);
};
let site: Site;
beforeAll(async () => {
  site = await openTestServer({ brands: createBrandsFolder('alpha', 'beta'), settings: { studioHost }, now });
});
afterAll(() => site.close());

type Joined = Awaited<ReturnType<typeof joinedOperator>>;
const join = (name: string, roles: OperatorRole[], more: { merchants?: string[] } = {}) => {
  // Codes of the authenticator work once.
  pass(60);
  return joinedOperator(site, now, { name, roles, ...more });
};
const auditOf = async (by: Joined, query: Record<string, string> = {}) =>
  (await by.browser.send<AuditPage>('audit', undefined, { query })).value;

it('the team pages through its audit log by operator, kind, brand and days, without what is of other brands [OPS-08]', async () => {
  const owner = await join('olga', ['owner']);
  const local = await join('petra', ['publisher'], { merchants: ['beta'] });
  const editor = await join('erik', ['editor']);
  for (let round = 0; round < 52; round += 1) {
    await editor.browser.send('session');
    pass(61);
    const merchant = round % 2 === 0 ? 'alpha' : 'beta';
    await editor.browser.send('rollback', {}, { params: { merchant } });
  }
  const first = await auditOf(owner, { operator: editor.name, kind: 'operator.denied' });
  expect(first.rows).toHaveLength(50);
  const rest = await auditOf(owner, { operator: editor.name, kind: 'operator.denied', after: first.next ?? '' });
  expect(rest.rows.length + first.rows.length).toBe(52);
  expect(rest.next).toBeNull();
  expect(new Set([...first.rows, ...rest.rows].map(({ id }) => id)).size).toBe(52);
  const moments = [...first.rows, ...rest.rows].map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect(first.kinds).toEqual(expect.arrayContaining(['operator.denied', 'operator.joined', 'operator.signedIn']));
  const seen = await auditOf(local);
  expect(new Set(seen.rows.map(({ merchant }) => merchant))).toEqual(new Set(['beta']));
  expect((await editor.browser.send('audit')).status).toBe(403);
  pass(3 * 86_400);
  const back = studioBrowser(site);
  await back.send('signIn', { name: owner.name, password: studioPassword });
  await back.send('sendCode', { code: codeAt(owner.secret, time) });
  const recent = await back.send<AuditPage>('audit', undefined, { query: { days: '1', operator: editor.name } });
  expect(recent.value.rows).toEqual([]);
});
