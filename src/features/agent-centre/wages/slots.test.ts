import { expect, it } from 'vitest';
import type { WagePayment } from '../../../wire/wages.ts';
import { slotsOf } from './slots.ts';

const minute = 60_000;
const paid = (time: string) => ({ from: `2026-11-28T${time}:00.000Z`, paymentId: time }) as WagePayment;
const shown = (rows: readonly WagePayment[], count: number) =>
  slotsOf(rows, 5 * minute, count).map(({ at, rows: own }) => [new Date(at).toISOString().slice(11, 16), own.length]);

it('keeps equal times equally far apart, also where nothing was paid', () => {
  expect(shown([paid('17:00'), paid('16:40'), paid('16:30')], 24)).toEqual([
    ['16:30', 1],
    ['16:35', 0],
    ['16:40', 1],
    ['16:45', 0],
    ['16:50', 0],
    ['16:55', 0],
    ['17:00', 1],
  ]);
});

it('shows the newest stretches, and payments of one period together', () => {
  expect(shown([paid('17:00'), paid('17:00'), paid('16:55'), paid('10:00')], 2)).toEqual([
    ['16:55', 1],
    ['17:00', 2],
  ]);
});
