import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../../tests/server/withdrawal-kit.ts';
import { storedBrand } from '../../../manifest/index.ts';
import type { Tenant } from '../tenant/index.ts';
import { beyondPlace, isBackwards, pageSize, sliceOf, withinDays } from './index.ts';

/** Pages of lists that go on at a cursor, and the days that a list is of. */

const found = (count: number) => Array.from({ length: count }, (_, index) => index);
const slice = (count: number, cursor: object) => sliceOf(found(count), cursor, String);

describe('a page', () => {
  it.each([
    ['of all there is', 3, {}, [0, 1, 2], null, null],
    ['of exactly its size', pageSize, {}, found(pageSize), null, null],
    ['that is the first one', pageSize + 1, {}, found(pageSize), '19', null],
    ['in the middle', pageSize + 1, { after: 'x' }, found(pageSize), '19', '0'],
    ['that is the last one', 2, { after: 'x' }, [0, 1], null, '0'],
    // Read backwards, nearest first; what it was read from is after it.
    ['read back to the first one', 2, { before: 'x' }, [1, 0], '0', null],
    ['read back with more before it', pageSize + 1, { before: 'x' }, found(pageSize).toReversed(), '0', '19'],
    ['of nothing', 0, {}, [], null, null],
    ['beyond the last one', 0, { after: 'x' }, [], null, null],
  ] as const)('%s', (_case, count, cursor, rows, next, previous) => {
    expect(slice(count, cursor)).toEqual({ rows, next, previous });
  });

  it('is read backwards only for what is before a place and not after one', () => {
    expect([{}, { after: 'a' }, { before: 'b' }, { after: 'a', before: 'b' }].map(isBackwards)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
});

const dialect = new PgDialect();
const stated = (part: ReturnType<typeof beyondPlace>) => {
  if (part === undefined) return undefined;
  const { sql: text, params } = dialect.sqlToQuery(part);
  return { text, params };
};

describe('the rows beyond a place', () => {
  const at = sql.raw('at');
  const id = { column: sql.raw('id') };

  it('are all of them without one', () => {
    expect(stated(beyondPlace({}, at, [id]))).toBeUndefined();
  });

  it('come after it in a list that falls, and before it by the other cursor', () => {
    expect(stated(beyondPlace({ after: '1000~b' }, at, [id]))).toEqual({
      text: '(at, id) < ($1::timestamptz, $2)',
      params: ['1970-01-01T00:00:01.000Z', 'b'],
    });
    expect(stated(beyondPlace({ before: '1000~b' }, at, [id]))?.text).toBe('(at, id) > ($1::timestamptz, $2)');
  });

  it('are found by every column, of which a number is one', () => {
    const columns = [id, { column: sql.raw('line'), isInteger: true }] as const;
    expect(stated(beyondPlace({ after: '1000~b~12' }, at, columns))).toEqual({
      text: '(at, id, line) < ($1::timestamptz, $2, $3::integer)',
      params: ['1970-01-01T00:00:01.000Z', 'b', 12],
    });
    const any = [{ column: sql.raw('id'), pattern: '.+' }] as const;
    expect(stated(beyondPlace({ after: '1~a~b' }, at, any))?.params[1]).toBe('a~b');
  });

  it.each(['', 'x', '1000', '1000~', '~b', '1000~b~c', 'x1000~b', '12345678901234~b'])(
    'are none for the place %j',
    async (after) => {
      expect(await outcomeOf(Promise.resolve().then(() => beyondPlace({ after }, at, [id])))).toBe('MALFORMED');
    },
  );

  it.each(['1~b~x', '1~b~1234567890', '1~b~'])('are none for the place %j, whose number is none', async (after) => {
    const columns = [id, { column: sql.raw('line'), isInteger: true }] as const;
    expect(await outcomeOf(Promise.resolve().then(() => beyondPlace({ after }, at, columns)))).toBe('MALFORMED');
  });
});

describe('a moment within days', () => {
  const tenant = {
    brand: storedBrand({
      merchant: 'alpha',
      name: 'Alpha',
      hosts: ['alpha.test'],
      theme: { seed: '#336699' },
      assets: { logo: 'logo.svg' },
      timeZone: 'Asia/Ho_Chi_Minh',
    }),
  } as unknown as Tenant;
  const within = (days: object, cursor?: object) => withinDays(tenant, sql.raw('at'), days, cursor).map(stated);
  const midnight = (first: number) => `(($${first}::date + $${first + 1}::integer)::timestamp at time zone $${first + 2})`;
  const zone = 'Asia/Ho_Chi_Minh';

  it('is any without days', () => {
    expect(within({})).toEqual([]);
  });

  it('is from the first midnight on and before the one that follows the last day', () => {
    expect(within({ from: '2026-11-19', until: '2026-11-20' })).toEqual([
      { text: `at >= greatest(${midnight(1)})`, params: ['2026-11-19', 0, zone] },
      { text: `at < least(${midnight(1)})`, params: ['2026-11-20', 1, zone] },
    ]);
  });

  it('goes on at the place of the page: until it with itself, or back from it', () => {
    expect(within({ from: '2026-11-19' }, { after: '1000~b' })).toEqual([
      { text: `at >= greatest(${midnight(1)})`, params: ['2026-11-19', 0, zone] },
      { text: 'at < least($1::timestamptz)', params: ['1970-01-01T00:00:01.001Z'] },
    ]);
    expect(within({ until: '2026-11-20' }, { before: '1000~b' })).toEqual([
      { text: 'at >= greatest($1::timestamptz)', params: ['1970-01-01T00:00:01.000Z'] },
      { text: `at < least(${midnight(1)})`, params: ['2026-11-20', 1, zone] },
    ]);
    expect(within({}, { after: 'x1000~b' })).toEqual([]);
  });
});
