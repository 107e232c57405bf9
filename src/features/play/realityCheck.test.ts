import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRealityCheck } from './realityCheck.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const today = {
  from: '',
  until: '',
  deposits: '0.0000',
  withdrawals: '0.0000',
  stakes: '120.0000',
  payouts: '20.0000',
  net: '-100.0000',
  bets: 3,
  minutes: 30,
};

it('interrupts at the chosen minutes and not before, with the sums of the day, and ends with the game', async () => {
  const shown: unknown[] = [];
  let read = async () => [today];
  const end = startRealityCheck({ everyMinutes: 15, readToday: () => read(), show: (check) => shown.push(check) });
  await vi.advanceTimersByTimeAsync(15 * 60_000 - 1);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([{ minutes: 15, today }]);
  read = () => Promise.reject(new Error('offline'));
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect(shown[1]).toEqual({ minutes: 30, today: null });
  end();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(shown).toHaveLength(2);
});
