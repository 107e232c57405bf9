import { describe, expect, it } from 'vitest';
import { addDays, type DatePreset, datePresets, daysOf, isDay, presetRange } from './datePresets.ts';

const timeZone = 'Asia/Ho_Chi_Minh';
const at = (moment: string, preset: DatePreset) => {
  const { from, until } = presetRange(preset, Date.parse(moment), timeZone);
  return `${from} ${until}`;
};

describe('date presets in the time zone of the brand [CONST-38]', () => {
  it('are the last and the next 7 and 30 days, today included', () => {
    const noon = '2026-11-20T05:00:00Z';
    expect(Object.fromEntries(datePresets.map((preset) => [preset, at(noon, preset)]))).toEqual({
      today: '2026-11-20 2026-11-20',
      yesterday: '2026-11-19 2026-11-19',
      last7: '2026-11-14 2026-11-20',
      last30: '2026-10-22 2026-11-20',
      thisMonth: '2026-11-01 2026-11-20',
      next7: '2026-11-20 2026-11-26',
      next30: '2026-11-20 2026-12-19',
    });
  });

  it('change at midnight in Ho Chi Minh City, which is 17:00 UTC', () => {
    expect(at('2026-11-20T16:59:59.999Z', 'today')).toBe('2026-11-20 2026-11-20');
    expect(at('2026-11-20T17:00:00Z', 'today')).toBe('2026-11-21 2026-11-21');
    expect(at('2026-11-20T17:00:00Z', 'yesterday')).toBe('2026-11-20 2026-11-20');
  });

  it('cross the end of a month and of a year', () => {
    expect(at('2026-11-30T17:00:00Z', 'thisMonth')).toBe('2026-12-01 2026-12-01');
    expect(at('2026-12-31T17:30:00Z', 'last7')).toBe('2026-12-26 2027-01-01');
    expect(at('2026-12-31T16:30:00Z', 'next7')).toBe('2026-12-31 2027-01-06');
    expect(at('2026-04-30T16:00:00Z', 'next30')).toBe('2026-04-30 2026-05-29');
  });

  it('know the leap day', () => {
    expect(at('2028-02-28T17:00:00Z', 'today')).toBe('2028-02-29 2028-02-29');
    expect(at('2028-02-29T17:00:00Z', 'yesterday')).toBe('2028-02-29 2028-02-29');
    expect(at('2028-03-01T05:00:00Z', 'last7')).toBe('2028-02-24 2028-03-01');
    expect(at('2027-03-01T05:00:00Z', 'yesterday')).toBe('2027-02-28 2027-02-28');
  });
});

it('lists and counts days of the calendar', () => {
  expect(daysOf({ from: '2028-02-28', until: '2028-03-01' })).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysOf({ from: '2026-11-02', until: '2026-11-01' })).toEqual([]);
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(['2028-02-29', '2027-02-29', '2026-13-01', 'today', '0000-01-01'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
