import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollFolders } from './pollFolders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Polls that take `lookMs` each; returns the pauses between them. */
async function pauses(lookMs: number, look: () => void = () => undefined, faults: string[] = []) {
  const found: number[] = [];
  let ended = Date.now();
  const stop = pollFolders(
    async () => {
      found.push(Date.now() - ended);
      await new Promise((done) => setTimeout(done, lookMs));
      ended = Date.now();
      look();
    },
    (kind) => faults.push(kind),
  );
  await vi.advanceTimersByTimeAsync(20_000);
  stop();
  return found;
}

it.each([1, 100, 1_000])('looks again within a second, however long a look takes: %i ms [MANIFEST-06]', async (lookMs) => {
  const found = await pauses(lookMs);
  expect(found.length).toBeGreaterThanOrEqual(9);
  expect(Math.max(...found)).toBeLessThanOrEqual(1_000);
});

it('goes on after a look that failed, and not after it was stopped', async () => {
  const faults: string[] = [];
  const vanished = () => {
    throw new Error('A folder vanished while it was read.');
  };
  const found = await pauses(10, vanished, faults);
  expect(faults.slice(0, 2)).toEqual(['brands', 'brands']);
  const looks = found.length;
  expect(looks).toBeGreaterThanOrEqual(9);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(found).toHaveLength(looks);
});
