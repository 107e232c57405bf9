import { expect, it } from 'vitest';
import { openFrame } from '../../../../tests/demo-vendor/frameKit.ts';

const card = (rank: number) => ({ rank, suit: 0 });
const hands = (player: number, banker: number) => ({
  player: [card(player), card(10)],
  banker: [card(banker), card(10)],
});
const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';

it('shows the road, the winning spot and the sum of a round only when its cards have been dealt', async () => {
  const { vendor, event, round, load, moveClock } = await openFrame('bac-lotus');
  vendor.decided = [event(99, hands(9, 2))];
  const bet = { stake: '100000.0000', play: 'hand', pick: 'banker', number: 100 };
  const open = round(bet, 'open');
  vendor.rounds = [open];
  vendor.unseen = [open];
  await load();
  await expect.poll(() => text('.road-map')).toContain('Banker 0');

  vendor.rounds = [{ ...open, state: 'settled', payout: '195000.0000' }];
  vendor.decided = [event(100, hands(2, 9)), ...vendor.decided];
  vendor.number = 101;
  vendor.openedBeforeMs = -vendor.closesInMs - 60_000;
  vendor.closesInMs *= 2;
  moveClock(vendor.closesInMs / 2 + 1_100);
  await expect.poll(() => document.querySelectorAll('.felt.is-new .card').length).toBe(4);
  expect(text('.road-map')).toContain('Banker 0');
  expect(document.querySelector('.pick.is-hit')).toBeNull();
  expect(text('.message')).not.toContain('Won');

  await expect.poll(() => text('.message')).toContain('Won +95,000.00 ₫');
  expect(text('.road-map')).toContain('Banker 1');
  await expect.poll(() => document.querySelector('.pick.is-hit')?.getAttribute('data-spot')).toBe('hand:banker');
});
