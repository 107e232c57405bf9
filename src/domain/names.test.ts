import { expect, it } from 'vitest';
import { maskName } from './names.ts';

it('shows the first two and the last character and hides the length', () => {
  expect(maskName('minhkhoa88')).toBe('mi***8');
  expect(maskName('Đoàn')).toBe('Đo***n');
  expect(maskName('abc')).toBe('a***');
  expect(maskName('')).toBe('***');
});
