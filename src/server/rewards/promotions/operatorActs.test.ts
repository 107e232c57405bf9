import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { openPromoted, openPromotionSite } from '../../../../tests/server/promotion-kit.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import type { ListedApplication, PromotionPaid } from '../../../wire/promotions.ts';
import type { DeskResult } from '../../../wire/studio/desk.ts';
import { checkLedger } from '../../money/ledger/checkLedger.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';

const now = () => noon;
let site: Site;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  site = await openPromotionSite({ now });
  for (const name of ['an', 'binh']) tokens[name] = (await site.operators.add({ name })).token;
});
afterAll(async () => {
  expect((await checkLedger(site.db)).broken).toBeNull();
  await site.close();
});

async function operate<Value>(by: string, method: 'GET' | 'POST', path: string, body: object | null = null) {
  const answer = await site.server.inject({
    method,
    url: `/studio/api/desk/${path}`,
    headers: { host: 'anywhere.test', authorization: `Bearer ${tokens[by]}` },
    ...(body === null ? {} : { payload: body }),
  });
  return answer.json<Envelope<Value>>();
}

const itemOf = (account: string, promotion: string) => `items/alpha/promotion/${account}~${promotion}~once`;

it('shows applications with their images, and pays what pays itself without a claim [PROMO-01]', async () => {
  const member = await openPromoted(site, now, 'instantly');
  const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const sent = { id: 'instant', remark: 'Xin chào', images: [image.toString('base64')] };
  expect((await member.call('applyPromotion', sent)).code).toBe('OK');
  const { value: listed } = await operate<ListedApplication[]>('an', 'GET', 'promotions/alpha');
  expect(listed).toMatchObject([{ account: member.owner.id, promotion: 'instant', amount: '30.0000', remark: 'Xin chào' }]);
  const path = itemOf(member.owner.id, 'instant');
  const shown = async (position: number) => {
    const headers = { host: 'anywhere.test', authorization: `Bearer ${tokens['an']}` };
    const { rawPayload } = await site.server.inject({ url: `/studio/api/desk/${path}/images/${position}`, headers });
    return rawPayload.subarray(8, 12).toString();
  };
  expect([await shown(0), await shown(1)]).toEqual(['WEBP', expect.not.stringContaining('WEBP')]);
  const before = await member.balances();
  for (const requestId of ['request-1', 'request-1', 'request-2'])
    await operate('an', 'POST', `${path}/act`, { act: 'approve', requestId });
  expect(await shown(0)).toBe('WEBP');
  expect((await member.balances()).main - before.main).toBe(30_0000n);
  expect((await member.offer('instant')).state).toBe('issued');
  const isNoted = and(eq(securityEvent.accountId, member.owner.id), eq(securityEvent.kind, 'promotion.decided'));
  expect(await site.db.$count(securityEvent, isNoted)).toBe(1);
});

it('needs a second operator from the threshold on, and nothing can be claimed before', async () => {
  const member = await openPromoted(site, now, 'jackpotter');
  await member.call('applyPromotion', { id: 'jackpot' });
  const path = itemOf(member.owner.id, 'jackpot');
  const asked = await operate<DeskResult>('an', 'POST', `${path}/act`, { act: 'approve', requestId: 'request-3' });
  expect(asked.value.state).toBe('pending');
  const claim = { id: 'jackpot', period: 'once' };
  expect((await member.call('claimPromotion', claim)).value).toEqual({ state: 'applying' });
  const approval = `items/alpha/approval/${asked.value.approval?.id}/act`;
  const yes = { act: 'second', requestId: 'request-4' };
  expect((await operate<DeskResult>('an', 'POST', approval, yes)).code).not.toBe('OK');
  expect((await operate<DeskResult>('binh', 'POST', approval, yes)).value.state).toBe('done');
  const paid = await member.call<PromotionPaid>('claimPromotion', claim);
  expect(paid.value.amount).toBe('20000000.0000');
});
