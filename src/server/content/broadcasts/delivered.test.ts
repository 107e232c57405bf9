import { expect, it } from 'vitest';
import { type DeliveredBatch, deliveredOf } from './delivered.ts';

const begin = Date.parse('2026-11-20T05:00:00Z');
const after = (seconds: number) => new Date(begin + seconds * 1_000);
const batch = (seconds: number, has: number, more: Partial<DeliveredBatch> = {}): DeliveredBatch => ({
  at: after(seconds),
  language: 'vi',
  has,
  read: 0,
  ...more,
});

it('is nothing before the first batch', () => {
  expect(deliveredOf([], after(0))).toEqual({ read: 0, unread: 0, byLanguage: [], perSecond: 0, course: [] });
});

it('adds up by language, with what was read', () => {
  const batches = [batch(0, 500, { read: 20 }), batch(0, 80, { language: 'en', read: 5 }), batch(1, 420)];
  expect(deliveredOf(batches, after(2))).toMatchObject({
    read: 25,
    unread: 975,
    byLanguage: [
      { language: 'vi', has: 920, read: 20 },
      { language: 'en', has: 80, read: 5 },
    ],
  });
});

it('is as fast as in the last ten seconds, and stands still after them', () => {
  const batches = [batch(0, 9_000), batch(30, 500), batch(34, 500)];
  expect(deliveredOf(batches, after(38)).perSecond).toBe(125);
  expect(deliveredOf(batches, after(45)).perSecond).toBe(0);
});

it('has a course of at most 24 spans that lose no message', () => {
  const batches = Array.from({ length: 200 }, (_, index) => batch(index, 500));
  const { course } = deliveredOf(batches, after(200));
  expect(course).toHaveLength(24);
  expect(course.reduce((sum, { sent }) => sum + sent, 0)).toBe(100_000);
  expect(course[0]).toEqual({ at: after(0).toISOString(), sent: 4_500, perSecond: 542.7 });
});
