import { expect, it } from 'vitest';
import { shareOf } from './shareOf.ts';

it('rounds shares half up', () => {
  expect([shareOf('31200000', '84100000'), shareOf('1', '3'), shareOf('5', '1000'), shareOf('0', '0')]).toEqual([
    '37.10',
    '33.33',
    '0.50',
    '0.00',
  ]);
});
