import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noon } from '../../../../tests/server/noon.ts';
import { createDiskCache } from './diskCache.ts';

/** Files that processes share: whole ones only, and the unused ones gone once they are old. */

const hourMs = 3_600_000;
let directory: string;
const reported: unknown[] = [];
const cache = () => createDiskCache(join(directory, 'cache'), (error) => reported.push(error));
const names = () =>
  readdirSync(join(directory, 'cache'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'livery-cache-'));
  reported.length = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(directory, { recursive: true, force: true });
});

it('gives back what was put under a name, the last of it, and leaves no part of a file behind', async () => {
  expect(await cache().take('a/one.webp')).toBeNull();
  await cache().put('a/one.webp', Buffer.from('first'));
  await cache().put('a/one.webp', Buffer.from('second'));
  expect(String(await cache().take('a/one.webp'))).toBe('second');
  expect([names(), reported]).toEqual([['one.webp'], []]);
});

it('reports the first of several writes that fail in a row, and the first again after one that did not', async () => {
  const one = cache();
  const fail = async () => {
    // No folder can be made of a name that a file has.
    await one.put('file/inside', Buffer.from('x'));
  };
  await one.put('file', Buffer.from('x'));
  await fail();
  await fail();
  expect(reported).toMatchObject([{ code: expect.stringMatching(/^(?:EEXIST|ENOTDIR)$/) as unknown }]);
  await one.put('other', Buffer.from('x'));
  await fail();
  expect([reported.length, names()]).toEqual([2, ['file', 'other']]);
});

it('evicts what is unused for more than an hour, in folders too, and nothing else', async () => {
  await cache().keepOnly(() => false);
  const ages = { 'used.webp': 2 * hourMs, 'a/old.webp': hourMs + 1, 'a/young.webp': hourMs };
  for (const [name, ageMs] of Object.entries(ages)) {
    await cache().put(name, Buffer.from(name));
    const written = new Date(noon.getTime() - ageMs);
    utimesSync(join(directory, 'cache', name), written, written);
  }
  writeFileSync(join(directory, 'beside.webp'), '');
  const asked: string[] = [];
  await cache().keepOnly((name) => {
    asked.push(name);
    return name === 'used.webp';
  });
  expect([asked.toSorted(), names()]).toEqual([Object.keys(ages).toSorted(), ['used.webp', 'young.webp']]);
});
