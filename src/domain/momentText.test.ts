import { expect, it } from 'vitest';
import { momentText, zoneText } from './momentText.ts';

const at = '2026-11-22T12:35:09Z';
const timeZone = 'Asia/Ho_Chi_Minh';

it('writes a moment in the zone of the brand, in the order of the language', () => {
  expect(momentText(at, { timeZone, language: 'vi' })).toBe('22/11/2026 19:35');
  expect(momentText(Date.parse(at), { timeZone, language: 'en' })).toBe('22 Nov 2026, 19:35');
  expect(momentText('2026-09-03T18:05:00Z', { timeZone, language: 'en' })).toBe('4 Sep 2026, 01:05');
  expect(momentText('2026-09-03T17:05:00Z', { timeZone, language: 'vi' })).toBe('04/09/2026 00:05');
});

it('leaves out the time or the year, or adds the seconds', () => {
  const texts = (['day', 'short', 'second'] as const).flatMap((to) =>
    (['vi', 'en'] as const).map((language) => momentText(at, { timeZone, language, to })),
  );
  expect(texts).toEqual([
    '22/11/2026',
    '22 Nov 2026',
    '22/11 19:35',
    '22 Nov, 19:35',
    '22/11/2026 19:35:09',
    '22 Nov 2026, 19:35:09',
  ]);
});

it('writes nothing for what is no date', () => {
  expect(momentText('soon', { timeZone, language: 'vi' })).toBe('');
});

it('names a zone by its city and offset', () => {
  expect([zoneText(timeZone, 'en'), zoneText(timeZone, 'vi')]).toEqual(['Ho Chi Minh (GMT+7)', 'Hồ Chí Minh (GMT+7)']);
  expect([zoneText('UTC', 'vi'), zoneText('Asia/Manila', 'vi')]).toEqual(['UTC (GMT)', 'Manila (GMT+8)']);
});
