import { expect, it } from 'vitest';
import { barOf, timelineAt } from './timeline.ts';

// 11:00 in Việt Nam.
const time = timelineAt(Date.parse('2026-11-20T04:00:00Z'));
const iso = (ms: number) => new Date(ms).toISOString();

it('begins at a midnight of Việt Nam three days ago, and is four weeks long', () => {
  expect([iso(time.start), iso(time.end)]).toEqual(['2026-11-16T17:00:00.000Z', '2026-12-14T17:00:00.000Z']);
  expect(time.ticks.map(({ at, place }) => [iso(at).slice(0, 10), place])).toEqual([
    ['2026-11-16', 0],
    ['2026-11-23', 25],
    ['2026-11-30', 50],
    ['2026-12-07', 75],
  ]);
  expect(time.now).toBeCloseTo(12.35, 1);
});

it('cuts bars at both ends, and has none outside', () => {
  const bar = (from: string, until: string | null) => barOf({ from, until }, time);
  expect(bar('2020-01-01T00:00:00Z', null)).toEqual({ start: 0, width: 100 });
  expect(bar(iso(time.ticks[1]?.at ?? 0), iso(time.ticks[2]?.at ?? 0))).toEqual({ start: 25, width: 25 });
  expect(bar('2026-12-07T17:00:00Z', null)).toEqual({ start: 75, width: 25 });
  expect(bar('2020-01-01T00:00:00Z', iso(time.start))).toBeNull();
  expect(bar(iso(time.end), null)).toBeNull();
});
