import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { visitor } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { openPromoted, openPromotionSite } from '../../../../tests/server/promotion-kit.ts';
import type { PromotionBoard, PromotionOffer } from '../../../wire/promotions.ts';

let time = noon;
const now = () => time;
let site: Awaited<ReturnType<typeof openPromotionSite>>;
beforeAll(async () => {
  site = await openPromotionSite({ now });
});
beforeEach(() => {
  time = noon;
});
afterAll(() => site.close());

interface Offered extends Pick<PromotionOffer, 'id' | 'state'> {
  readonly isNew: boolean;
}

it('answers every promotion with its state, new until the member opens it [HEAD-07] [API-55]', async () => {
  const [member, other] = [await openPromoted(site, now, 'opener'), await openPromoted(site, now, 'bystander')];
  const available = async (ask: Promise<{ readonly value: readonly Offered[] }>) => {
    const { value } = await ask;
    return Object.fromEntries(value.map(({ id, state, isNew }) => [id, [state, isNew]]));
  };
  const before = await available(member.call('availablePromotions'));
  const isMine = { words: false, vip: false, later: false };
  expect(before).toEqual(
    Object.fromEntries(
      (await member.board()).promotions
        .filter(({ id }) => id !== 'later')
        .map(({ id, state }) => [id, [state, isMine[id as keyof typeof isMine] ?? true]]),
    ),
  );
  for (let times = 0; times < 2; times += 1) expect((await member.call('openPromotion', { id: 'gift' })).status).toBe(200);
  await member.call('openPromotion', { id: 'birthday' });
  const [gift, birthday] = [
    ['claim', false],
    ['join', false],
  ];
  expect(await available(member.call('availablePromotions'))).toEqual({ ...before, gift, birthday });
  expect(await available(other.call('availablePromotions'))).toEqual(before);
  const guest = visitor(site, now);
  expect(Object.values(await available(guest.send('availablePromotions', undefined))).some(([, isNew]) => isNew)).toBe(false);
  expect((await guest.send('openPromotion', { id: 'gift' })).status).toBe(401);
  expect((await member.call('openPromotion', { id: 'nowhere' })).status).toBe(404);
});

it('finds the promotions to come by the days they start in, of the brand [CONST-38]', async () => {
  const coming = async (ahead: string, at: string) => {
    time = new Date(at);
    const { value } = await visitor(site, now).send<PromotionBoard>('promotionBoard', undefined, {}, `?ahead=${ahead}`);
    return value.promotions.map(({ id }) => id);
  };
  expect(await coming('any', '2026-11-20T12:00:00+07:00')).toEqual(['later']);
  expect(await coming('next30', '2026-12-02T23:59:00+07:00')).toEqual([]);
  expect(await coming('next30', '2026-12-03T00:01:00+07:00')).toEqual(['later']);
  expect(await coming('next7', '2026-12-25T23:59:00+07:00')).toEqual([]);
  expect(await coming('next7', '2026-12-26T00:01:00+07:00')).toEqual(['later']);
  expect(await coming('any', '2027-01-01T00:00:00+07:00')).toEqual([]);
});
