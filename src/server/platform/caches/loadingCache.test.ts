import { expect, it } from 'vitest';
import { createLoadingCache } from './loadingCache.ts';

function counted() {
  const loads: string[] = [];
  const load = (key: string) => async () => {
    loads.push(key);
    return { key };
  };
  return { loads, load };
}

it('coalesces concurrent loads of a key and evicts the least recently used entry', async () => {
  const { loads, load } = counted();
  const cached = createLoadingCache<{ key: string }>({ max: 2 });
  expect(await Promise.all([cached('a', load('a')), cached('a', load('a')), cached('b', load('b'))])).toEqual([
    { key: 'a' },
    { key: 'a' },
    { key: 'b' },
  ]);
  await cached('a', load('a'));
  await cached('c', load('c'));
  await cached('b', load('b'));
  expect(loads).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps no rejection, and no value for longer than its lifetime', async () => {
  const { loads, load } = counted();
  let time = 1_000;
  const cached = createLoadingCache<{ key: string }>({ max: 2, ttlMs: 1_000, now: () => new Date(time) });
  await expect(cached('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await cached('a', load('a'));
  time = 1_999;
  await cached('a', load('a'));
  expect(loads).toEqual(['a']);
  time = 2_000;
  await cached('a', load('a'));
  expect(loads).toEqual(['a']);
  time = 2_001;
  await cached('a', load('a'));
  expect(loads).toEqual(['a', 'a']);
});
