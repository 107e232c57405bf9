import { expect, it } from 'vitest';
import { noticeOverlaps, type ScheduledNotice } from './noticeOverlap.ts';

const popup = (id: string, more: Partial<ScheduledNotice> = {}): ScheduledNotice => ({
  id,
  type: 'PU',
  audience: 'all',
  execution: null,
  from: '2026-12-01T00:00:00.000Z',
  until: '2026-12-12T00:00:00.000Z',
  ...more,
});
const at = (day: number) => `2026-12-${String(day).padStart(2, '0')}T00:00:00.000Z`;
const met = (...notices: readonly ScheduledNotice[]) =>
  noticeOverlaps(notices).map(({ first, second, from, until, readers }) => [first.id, second.id, from, until, readers]);

it('names two popups of one time and audience, the one that began later first', () => {
  expect(met(popup('a', { from: at(1), until: at(5) }), popup('b', { from: at(3), until: null }))).toEqual([
    ['b', 'a', at(3), at(5), 'all'],
  ]);
});

it('has no pair where one ends as the other begins, or neither opens by itself', () => {
  expect(met(popup('a', { until: at(5) }), popup('b', { from: at(5) }))).toEqual([]);
  expect(met(popup('a', { type: 'B' }), popup('b', { type: 'H' }), popup('c'))).toEqual([]);
});

it.each([
  [{ audience: 'members' }, { audience: 'agents' }, 'agents'],
  [{ audience: 'all', type: 'PL' }, { audience: 'all' }, 'members'],
  [{ audience: 'guests' }, { audience: 'all' }, 'guests'],
  [{ audience: 'guests' }, { audience: 'members' }, undefined],
  [{ audience: 'guests' }, { audience: 'all', type: 'PL' }, undefined],
] as const)('of %o and %o has the readers %s', (one, other, readers) => {
  expect(met(popup('a', one), popup('b', other))[0]?.[4]).toBe(readers);
});

it('keeps popups of different moments apart, and those of any moment together with each', () => {
  expect(met(popup('a', { execution: 'login' }), popup('b', { execution: 'register' }))).toEqual([]);
  expect(met(popup('a', { execution: 'login' }), popup('b'))).toHaveLength(1);
  expect(met(popup('a', { execution: 'login' }), popup('b', { execution: 'login' }))).toHaveLength(1);
});

it('lists all pairs of three, the earliest first', () => {
  const pairs = met(popup('a', { until: null }), popup('b', { from: at(20), until: null }), popup('c', { from: at(10) }));
  expect(pairs.map(([first, second]) => [first, second])).toEqual([
    ['c', 'a'],
    ['b', 'a'],
  ]);
});
