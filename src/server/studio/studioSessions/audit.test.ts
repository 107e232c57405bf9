import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { createBrandsFolder, noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { joinedOperator, studioHost } from '../../../../tests/server/studio-kit.ts';
import type { AuditChainState } from '../../../wire/studio/auditChain.ts';

let time = noon;
const now = () => time;
let site: Site;
beforeAll(async () => {
  site = await openTestServer({ brands: createBrandsFolder('alpha'), settings: { studioHost }, now });
});
afterAll(() => site.close());

type Joined = Awaited<ReturnType<typeof joinedOperator>>;
const join = (name: string, more: { merchants?: string[] } = {}) => {
  // Codes of the authenticator work once.
  time = new Date(time.getTime() + 60_000);
  return joinedOperator(site, now, { name, roles: ['publisher'], ...more });
};
const stateFor = async ({ browser }: Joined) => (await browser.send<AuditChainState>('auditChain')).value;
async function checked(by: Joined): Promise<AuditChainState> {
  time = new Date(time.getTime() + 1_000);
  expect((await by.browser.send('checkAuditChain', {})).status).toBe(200);
  await site.background.idle();
  return stateFor(by);
}
interface Portion {
  readonly text: string;
  readonly next: number | null;
}

it('the studio checks the audit chain, exports its entries as an event, and says what was removed [OPS-08]', async () => {
  const by = await join('petra');
  expect(await stateFor(by)).toMatchObject({ head: null, check: null });
  const whole = await checked(by);
  expect(whole.check).toMatchObject({ state: 'whole', found: 0, faults: [] });
  expect(whole.months.map(({ entries }) => entries)).toEqual([whole.head?.seq]);

  const { value } = await by.browser.send<Portion>('exportAuditChain', { format: 'jsonl', after: 0 });
  const lines = value.text.trimEnd().split('\n');
  expect(lines.length).toBe(whole.head?.seq);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ seq: lines.length, hash: whole.head?.hash });
  const csv = await by.browser.send<Portion>('exportAuditChain', { format: 'csv', after: 0 });
  expect(csv.value.text).toMatch(/^seq,kind,merchant,rowId,/);
  const events = await site.db.execute(sql`select details from security_event where kind = 'audit.exported' order by at, id`);
  expect(events.rows).toHaveLength(2);
  expect(events.rows).toContainEqual({ details: expect.objectContaining({ from: 1, to: lines.length, format: 'jsonl' }) });

  await site.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`delete from security_event where kind = 'operator.joined'`);
  });
  const [removed] = (
    await site.db.execute<{ seq: string }>(sql`
    select seq from audit_link l where kind = 'event' and not exists (select from security_event e where e.id = l.row_id)`)
  ).rows;
  expect((await checked(by)).check).toMatchObject({
    state: 'broken',
    faults: [{ kind: 'rowRemoved', seq: Number(removed?.seq) }],
  });
});

it('an operator of some brands sees the state of the chain and cannot export it, since its hashes are of all brands', async () => {
  const local = await join('lena', { merchants: ['alpha'] });
  expect((await local.browser.send('auditChain')).status).toBe(200);
  expect((await local.browser.send('exportAuditChain', { format: 'csv', after: 0 })).status).toBe(403);
});
