import { expect, it } from 'vitest';
import { datePresets, dateText, dayRange, dayText } from './dateText.ts';

it('writes yyyy-MM-dd hh:mm:ss in the zone of the brand [NOTICE-05]', () => {
  expect(dateText('2026-11-20T17:05:09Z', 'Asia/Ho_Chi_Minh')).toBe('2026-11-21 00:05:09');
  expect(dateText('2026-01-02T03:04:05Z', 'UTC')).toBe('2026-01-02 03:04:05');
});

it('writes nothing for what is no date', () => {
  expect(dateText('soon', 'UTC')).toBe('');
});

it('knows on which day a moment falls', () => {
  expect(dayText(new Date('2026-11-20T17:05:09Z'), 'Asia/Ho_Chi_Minh')).toBe('2026-11-21');
});

const zone = 'Asia/Ho_Chi_Minh';
const now = new Date('2026-02-28T18:00:00Z');

it('offers the last and the next 7 and 30 days, today included [CONST-38]', () => {
  expect(datePresets).toEqual(['last7', 'last30', 'next7', 'next30']);
  expect(dayRange('last7', now, zone)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(dayRange('last30', now, zone)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(dayRange('next7', now, zone)).toEqual({ from: '2026-03-01', to: '2026-03-07' });
  expect(dayRange('next30', now, zone)).toEqual({ from: '2026-03-01', to: '2026-03-30' });
});

it('takes today from the zone, not from the machine', () => {
  expect(dayRange('last7', now, 'UTC').to).toBe('2026-02-28');
});
