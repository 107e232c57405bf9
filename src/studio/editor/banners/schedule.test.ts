import { describe, expect, it } from 'vitest';
import { barOf, shownOf, stateAt, timelineOf } from './schedule.ts';

const at = (moment: string) => Date.parse(`${moment}+07:00`);
const now = at('2026-11-29T12:00:00');
const shown = (from?: string, until?: string) =>
  shownOf({
    from: from === undefined ? undefined : `${from}T00:00:00+07:00`,
    until: until === undefined ? undefined : `${until}T00:00:00+07:00`,
  });

describe('a schedule', () => {
  it.each([
    [undefined, undefined, 'live'],
    ['2026-11-29', undefined, 'live'],
    ['2026-11-30', undefined, 'planned'],
    [undefined, '2026-11-29', 'ended'],
    ['2026-11-01', '2026-12-31', 'live'],
    ['2026-12-31', '2026-12-31', 'never'],
    ['2026-12-31', '2026-12-01', 'never'],
  ])('from %s until %s is %s', (from, until, state) => {
    expect(stateAt(shown(from, until), now)).toBe(state);
  });

  it('is live from its first moment on and no longer at its last', () => {
    expect(stateAt({ from: now, until: null }, now)).toBe('live');
    expect(stateAt({ from: null, until: now }, now)).toBe('ended');
    expect(stateAt({ from: now + 1, until: null }, now)).toBe('planned');
  });

  it('counts a moment that cannot be read as open', () => {
    expect(shownOf({ from: 'soon', until: 7 })).toEqual({ from: null, until: null });
    expect(shownOf(null)).toEqual({ from: null, until: null });
  });
});

describe('the timeline', () => {
  it('begins with the month of Việt Nam, and has a column for each of four months', () => {
    const { start, end, ticks } = timelineOf('quarter', at('2026-12-01T00:30:00'));
    expect(start).toBe(at('2026-12-01T00:00:00'));
    expect(end).toBe(at('2027-04-01T00:00:00'));
    expect(ticks).toEqual(['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'].map((day) => at(`${day}T00:00:00`)));
  });

  it('has a column for each week of one month', () => {
    const { start, ticks, now: today } = timelineOf('month', at('2026-11-16T00:00:00'));
    expect(ticks).toHaveLength(5);
    expect(ticks[1]).toBe(start + 7 * 86_400_000);
    expect(today).toBe(50);
  });

  it('looks ahead by seven days, a column each, and by thirty, a column for each week, from today on [CONST-38]', () => {
    const late = at('2026-11-29T23:30:00');
    const week = timelineOf('next7', late);
    expect([week.start, week.end]).toEqual([at('2026-11-29T00:00:00'), at('2026-12-06T00:00:00')]);
    expect(week.ticks).toEqual([29, 30, 31, 32, 33, 34, 35].map((day) => at('2026-11-01T00:00:00') + (day - 1) * 86_400_000));
    const month = timelineOf('next30', late);
    expect([month.start, month.end]).toEqual([at('2026-11-29T00:00:00'), at('2026-12-29T00:00:00')]);
    expect(month.ticks).toEqual([0, 7, 14, 21, 28].map((day) => month.start + day * 86_400_000));
    expect(week.now).toBeCloseTo(100 / 7, 0);
  });

  it('shows the part of an entry that lies in it', () => {
    const timeline = timelineOf('month', now);
    expect(barOf({ from: null, until: null }, timeline)).toEqual({ start: 0, width: 100 });
    expect(barOf(shown('2026-11-16', '2027-01-01'), timeline)).toEqual({ start: 50, width: 50 });
    expect(barOf(shown('2026-12-01'), timeline)).toBeNull();
    expect(barOf(shown(undefined, '2026-11-01'), timeline)).toBeNull();
  });
});
