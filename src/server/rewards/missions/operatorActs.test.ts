import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { openMissioner, openMissionSite, testMissions } from '../../../../tests/server/mission-kit.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import type { ListedEnvelope, ListedMission } from '../../../wire/missions.ts';
import type { ActResult } from '../../../wire/operate.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';

const now = () => noon;
let site: Site;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  site = await openMissionSite({ now });
  for (const name of ['an', 'binh']) tokens[name] = (await site.operators.add({ name })).token;
});
afterAll(() => site.close());

async function operate<Value>(by: string, method: 'GET' | 'POST', path: string, body: object | null = null) {
  const answer = await site.server.inject({
    method,
    url: `/studio/api/desk/${path}`,
    headers: { host: 'anywhere.test', authorization: `Bearer ${tokens[by]}` },
    ...(body === null ? {} : { payload: body }),
  });
  return answer.json<Envelope<Value>>();
}

it('shows the progress of a member, gives envelopes one time per request, and revokes what is not opened', async () => {
  const member = await openMissioner(site, now, 'gifted');
  const { id } = member.owner;
  await member.played('10');
  const { value: missions } = await operate<ListedMission[]>('an', 'GET', `members/alpha/${id}/missions`);
  expect(missions[0]).toEqual({ mission: 'bets', period: '2026-11-20', done: '1', needed: '2', state: 'open', isOver: false });

  const path = `members/alpha/${id}/envelopes`;
  for (const requestId of ['request-1', 'request-1', 'request-2']) {
    const given = { count: 2, reason: 'An apology', requestId };
    expect((await operate<ActResult>('an', 'POST', path, given)).value.state).toBe('done');
  }
  const { waiting } = (await member.summary()).envelopes;
  expect(waiting.map(({ mission }) => mission)).toEqual([null, null, null, null]);
  const isNoted = and(eq(securityEvent.accountId, member.owner.id), eq(securityEvent.kind, 'redEnvelope.given'));
  expect(await site.db.$count(securityEvent, isNoted)).toBe(2);

  const [first, second] = waiting;
  const claim = { envelope: first?.id, commitment: first?.commitment, clientSeed: 'browser-1' };
  expect((await member.call('claimRaffle', claim)).code).toBe('OK');
  const revoke = (envelope: string | undefined) =>
    operate<ListedEnvelope>('an', 'POST', `envelopes/alpha/${envelope}/revoke`, { reason: 'Given by mistake' });
  expect((await revoke(first?.id)).value).toEqual({ state: 'opened' });
  expect((await revoke(second?.id)).value).toMatchObject({ state: 'revoked', reason: 'An apology' });
  const late = { envelope: second?.id, commitment: second?.commitment, clientSeed: 'browser-1' };
  expect((await member.call('claimRaffle', late)).value).toEqual({ state: 'revoked' });
  const { value: listed } = await operate<ListedEnvelope[]>('an', 'GET', path);
  expect(listed.map(({ state }) => state).toSorted()).toEqual(['opened', 'revoked', 'waiting', 'waiting']);
});

it('needs a second operator where the envelopes may hold more than the threshold', async () => {
  const most = Math.max(...testMissions.envelopes.prizes.map(({ amount }) => amount));
  const member = await openMissioner(site, now, 'envied');
  const { tenant } = member;
  const threshold = tenant.brand.policies.operators.secondApprovalFrom;
  const prizes = [{ amount: Math.ceil(threshold / 2), weight: 1 }];
  const rich = {
    ...tenant,
    brand: { ...tenant.brand, missions: { ...tenant.brand.missions, envelopes: { prizes, days: 1 } } },
  };
  const by = await site.server.services.operators.byToken(tokens['an'] ?? '');
  expect(most).toBeLessThan(threshold);
  if (by === null) throw new Error('The operator is missing.');
  const gift = { count: 2, reason: 'A raffle', requestId: 'request-3' };
  const { state } = await site.server.services.operators.giveEnvelopes(rich, by, member.owner.id, gift);
  expect([state, (await member.summary()).envelopes.waiting]).toEqual(['pending', []]);
});
