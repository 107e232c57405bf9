import { expect, it } from 'vitest';
import { datePresets, dayRange } from './datePresets.ts';

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
