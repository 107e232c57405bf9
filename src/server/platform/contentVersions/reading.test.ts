import { beforeEach, expect, it } from 'vitest';
import { noon } from '../../../../tests/server/noon.ts';
import type { Db } from '../db/index.ts';
import { createContentVersions } from './index.ts';

/** Moments at which versions are read again, and what counts meanwhile; the queries themselves are proven by servers, beside. */

interface Row {
  readonly merchant: string;
  readonly version: number;
  readonly passed: string;
}
let time = noon;
let rows: readonly Row[] = [];
let isAway = false;
let reads = 0;
beforeEach(() => {
  [time, rows, isAway, reads] = [noon, [{ merchant: 'alpha', version: 3, passed: '2' }], false, 0];
});

const db = {
  select: (columns: object) => ({
    from: async () => {
      reads += 1;
      if (isAway) throw new Error('away');
      return rows.map((row) => Object.fromEntries(Object.keys(columns).map((key) => [key, row[key as keyof Row]])));
    },
  }),
} as unknown as Db;
const open = () => createContentVersions({ db, now: () => time });
const pass = (ms: number) => {
  time = new Date(time.getTime() + ms);
};

it('are waited for at first, read once for all who ask, and then known without a promise for half a second', async () => {
  const versionOf = open();
  expect(await Promise.all([versionOf('alpha'), versionOf('alpha'), versionOf('beta')])).toEqual([3_000_002, 3_000_002, 0]);
  pass(499);
  expect([versionOf('alpha'), versionOf('beta'), reads]).toEqual([3_000_002, 0, 1]);
  rows = [{ merchant: 'alpha', version: 3, passed: '3' }];
  pass(1);
  expect([await versionOf('alpha'), reads]).toEqual([3_000_003, 2]);
  // A clock that was set back is no reason to keep them.
  pass(-500);
  expect([await versionOf('alpha'), reads]).toEqual([3_000_003, 3]);
});

it('stay the last ones while they cannot be read; without any, who asks learns why', async () => {
  isAway = true;
  const versionOf = open();
  await expect(versionOf('alpha')).rejects.toThrow('away');
  isAway = false;
  pass(500);
  expect(await versionOf('alpha')).toBe(3_000_002);
  isAway = true;
  pass(500);
  expect([await versionOf('alpha'), versionOf('alpha'), reads]).toEqual([3_000_002, 3_000_002, 3]);
});
