import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { constants } from '../domain/constants.ts';
import { ChunkFailure, loadChunk } from './loadChunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives up after 120000 ms on a chunk that never arrives, and names it [ERR-36, CONST-29]', async () => {
  expect(constants.chunkLoadTimeout).toBe(120_000);
  const settled = vi.fn();
  const waiting = loadChunk('help', () => new Promise(() => {})).catch((thrown: unknown) => settled(thrown));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(settled.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkFailure', code: 'CHUNK', chunk: 'help' });
});

it('tries a chunk that fails once more, then raises an error with its name', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loadChunk('home', load)).rejects.toThrow(new ChunkFailure('home', null).message);
  expect(load).toHaveBeenCalledTimes(2);
});

it('hands over what arrives at the second try', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce('page');
  await expect(loadChunk('home', load)).resolves.toBe('page');
});
