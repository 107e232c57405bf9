import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { freely } from '../../../../tests/server/freely.ts';
import { openPromoted, openPromotionSite } from '../../../../tests/server/promotion-kit.ts';
import { operator } from '../../../../tests/server/withdrawal-kit.ts';
import { moneyOf } from '../../../domain/money.ts';
import type { Notice } from '../../../wire/notice.ts';
import { inboxMessage } from '../../platform/db/tables/inbox.ts';

let site: Site;
let resting: Awaited<ReturnType<typeof openPromoted>>;
let playing: typeof resting;
beforeAll(async () => {
  site = await openPromotionSite({ now: () => noon });
  resting = await openPromoted(site, () => noon, 'resting');
  playing = await openPromoted(site, () => noon, 'playing');
  // An application of before the break.
  for (const id of ['birthday', 'instant']) await resting.call('applyPromotion', { id });
  await site.saferPlay.timeOut(resting.tenant, resting.owner, 7);
});
afterAll(() => site.close());

it('a member on a break is sent no broadcast, and sees neither promotions nor notices of promotions and events', async () => {
  const { broadcasts } = site.server.services;
  const text = { en: 'Come and play', vi: 'Mời bạn chơi' };
  const order = { requestId: randomUUID(), title: text, body: text, segment: { audience: 'members' } } as const;
  const { total } = await broadcasts.order(playing.tenant, operator, order);
  await broadcasts.send();
  expect(await broadcasts.show(playing.tenant, order.requestId)).toMatchObject({ state: 'sent', sent: total });
  const receives = (owner: { readonly id: string }) =>
    site.db.$count(inboxMessage, and(eq(inboxMessage.account, owner.id), eq(inboxMessage.template, 'broadcast')));
  expect([await receives(playing.owner), await receives(resting.owner)]).toEqual([1, 0]);

  expect((await playing.board()).promotions.length).toBeGreaterThan(3);
  expect(await resting.board()).toEqual({ promotions: [], available: 0 });

  const { notices } = site.server.services;
  for (const notice of [{ type: 'PR' }, { type: 'B', topic: 'event' }, { type: 'B', topic: 'maintenance' }] as const)
    await notices.add(playing.tenant, operator, { requestId: randomUUID(), title: text, body: text, ...notice });
  const shown = async ({ call }: typeof resting) =>
    (await call<Notice[]>('announcements', undefined, '?types=B,PR&platform=W')).value.filter(({ title }) => title === text.vi)
      .length;
  expect([await shown(playing), await shown(resting)]).toEqual([3, 1]);
});

it('no one grants a member on a break a bonus to wager; money that is owed without wagering is paid', async () => {
  const { promotions, ledger } = site.server.services;
  const grant = (wagering: { times: number; days: number } | null) => {
    const request = { merchant: 'alpha', scope: 'test', id: randomUUID(), body: '' };
    const wallet = { merchant: 'alpha', holder: resting.owner.id, name: 'main', book: 'play:VND' } as const;
    return ledger.execute(request, async (tx, transaction) => ({
      transaction: await promotions.grant(tx, transaction, {
        tenant: resting.tenant,
        promotion: { id: 'gift', rule: { wagering: wagering === null ? null : { ...wagering, shares: {} } } },
        wallet,
        amount: moneyOf('10'),
      }),
    }));
  };
  await expect(grant({ times: 2, days: 7 })).rejects.toMatchObject({ code: 'PLAY_BREAK' });
  await expect(grant(null)).resolves.toMatchObject({ transaction: expect.any(String) });
});

it('an operator gives no red envelope to a member on a break', async () => {
  const { missions } = site.server.services;
  const gift = { count: 1, reason: 'Sorry.', requestId: randomUUID() };
  const give = missions.operate.give(resting.tenant, operator, resting.owner, gift, freely);
  await expect(give).rejects.toMatchObject({ code: 'PLAY_BREAK' });
});
