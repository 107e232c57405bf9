import { afterEach, expect, it, vi } from 'vitest';
import { createEcho, echoIntervalMs, echoTimeoutMs } from './echo.ts';

afterEach(() => {
  vi.useRealTimers();
});

function start({ fails = false } = {}) {
  vi.useFakeTimers();
  const sent: string[] = [];
  const missed = vi.fn<() => void>();
  const report = vi.fn<(error: unknown) => void>();
  const query = async (_text: string, values: readonly string[]) => {
    if (fails) throw new Error('away');
    sent.push(values[1] ?? '');
  };
  const echo = createEcho({ pool: { query } as never, onMissed: missed, report });
  echo.start();
  return { echo, sent, missed, report };
}

it('notifies itself at its start and every minute, and is content while it hears itself', async () => {
  const { echo, sent, missed } = start();
  for (const count of [1, 2, 3]) {
    expect(sent).toHaveLength(count);
    expect(echo.isOwn(sent.at(-1) ?? '')).toBe(true);
    await vi.advanceTimersByTimeAsync(echoIntervalMs);
  }
  expect(missed).not.toHaveBeenCalled();
  echo.stop();
});

it('gives the connection up, with a report that names the setting, when it does not', async () => {
  const { echo, sent, missed, report } = start();
  echo.isOwn(sent[0] ?? '');
  await vi.advanceTimersByTimeAsync(echoIntervalMs);
  // An echo of another process does not count.
  echo.isOwn('echo of-another');
  await vi.advanceTimersByTimeAsync(echoTimeoutMs);
  expect(missed).toHaveBeenCalledTimes(1);
  expect(String(report.mock.calls[0]?.[0])).toContain('DATABASE_DIRECT_URL');
  await vi.advanceTimersByTimeAsync(echoIntervalMs - echoTimeoutMs);
  echo.stop();
  await vi.advanceTimersByTimeAsync(2 * echoIntervalMs);
  expect([sent.length, missed.mock.calls.length]).toEqual([3, 1]);
});

it('misses nothing that could not be sent, and knows the echoes of other processes from changes', async () => {
  const { echo, missed, report } = start({ fails: true });
  await vi.advanceTimersByTimeAsync(echoTimeoutMs);
  expect([missed.mock.calls.length, report.mock.calls.length]).toEqual([0, 1]);
  expect(['echo of-another', 'balance alpha 1'].map((payload) => echo.isOwn(payload))).toEqual([true, false]);
  echo.stop();
});
