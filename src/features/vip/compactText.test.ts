import { expect, it } from 'vitest';
import { compactText } from './compactText.ts';

it('shortens sums that stay exact, and no other', () => {
  const sums = ['0.0000', '500.0000', '50000.0000', '20000000.0000', '1500000000.0000', '15000000000.0000'];
  expect(sums.map(compactText)).toEqual(['0', '500', '50K', '20M', '1.5B', '15B']);
  expect(['1234567.0000', '1000.5000', '20000001.0000', 'x'].map(compactText)).toEqual([null, null, null, null]);
});
