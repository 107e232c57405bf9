import { expect, it } from 'vitest';
import { dateText, dayText } from './dateText.ts';

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
