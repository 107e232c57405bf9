import { expect, it } from 'vitest';
import { clockText } from './clockText.ts';

it('shows hours only when there are some and never goes below zero', () => {
  expect([3_723_000, 123_000, 59_001, 1, 0, -5].map(clockText)).toEqual([
    '01:02:03',
    '02:03',
    '01:00',
    '00:01',
    '00:00',
    '00:00',
  ]);
});
