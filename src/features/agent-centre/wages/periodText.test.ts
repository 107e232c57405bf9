import { expect, it } from 'vitest';
import { periodText } from './periodText.ts';

const format = { timeZone: 'Asia/Ho_Chi_Minh', language: 'vi' } as const;

it('names a period by its days, and a part of a day by its times', () => {
  const text = (from: string, until: string) => periodText({ from, until }, format);
  expect(text('2026-11-19T17:00:00.000Z', '2026-11-20T17:00:00.000Z')).toBe('20/11/2026');
  expect(text('2026-11-15T17:00:00.000Z', '2026-11-22T17:00:00.000Z')).toBe('16/11/2026 – 22/11/2026');
  expect(text('2026-11-20T13:30:00.000Z', '2026-11-20T13:35:00.000Z')).toBe('20/11/2026 20:30 – 20:35');
  expect(
    periodText({ from: '2026-11-15T17:00:00.000Z', until: '2026-11-22T17:00:00.000Z' }, { ...format, isShort: true }),
  ).toBe('16/11 – 22/11');
  // The last hour ends with its day.
  expect(text('2026-11-20T16:00:00.000Z', '2026-11-20T17:00:00.000Z')).toBe('20/11/2026 23:00 – 00:00');
  expect(text('2026-11-17T03:15:00.000Z', '2026-11-22T17:00:00.000Z')).toBe('17/11/2026 10:15 – 23/11/2026 00:00');
});
