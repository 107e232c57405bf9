import { expect, it } from 'vitest';
import { patternKey, patternText } from './patternText.ts';

it('fills both bounds into the message of a kind [VALID-14]', () => {
  expect(patternKey(2)).toBe('reg_pattern_2');
  expect(patternText('(min) - (max) letters, at least (min)', 6, 15)).toBe('6 - 15 letters, at least 6');
});

it('turns equal bounds into one number [VALID-15]', () => {
  expect(patternText('(min) - (max) digits', 6, 6)).toBe('6 digits');
  expect(patternText('from (min) to (max)', 6, 6)).toBe('from 6 to 6');
});
