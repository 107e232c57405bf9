import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { constants } from '../domain/constants.ts';
import english from '../i18n/en/common.json' with { type: 'json' };
import { ChunkFailure, loadChunk } from './loadChunk.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('names the chunk that failed twice, and takes one that came the second time [ERR-36]', async () => {
  const missing = vi.fn(() => Promise.reject(new Error('404')));
  await expect(loadChunk('help', missing)).rejects.toMatchObject({ code: 'CHUNK', chunk: 'help', message: 'CHUNK help' });
  expect(missing).toHaveBeenCalledTimes(2);
  const late = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('page');
  expect(await loadChunk('home', late)).toBe('page');
});

it('gives up on a chunk that never comes after 120 seconds, and not before [ERR-19] [ERR-36] [CONST-29]', async () => {
  let ended: unknown = null;
  const loading = loadChunk('join', () => new Promise<never>(() => undefined)).catch((error: unknown) => {
    ended = error;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(ended).toBe(null);
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(ended).toBeInstanceOf(ChunkFailure);
  expect(ended).toMatchObject({ chunk: 'join', code: 'TIMEOUT' });
  expect(english['failure.TIMEOUT']).toBe('Page load timed out');
  expect(constants.chunkLoadTimeout).toBe(120_000);
});
