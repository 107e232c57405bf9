import { expect, it } from 'vitest';
import { fileSizeText } from './fileSizeText.ts';

it('writes sizes of files in the language’s own way', () => {
  const mega = 1024 * 1024;
  expect([0, 900, 340_000, 5 * mega, 2.41 * mega].map((bytes) => fileSizeText(bytes, 'vi'))).toEqual([
    '1 KB',
    '1 KB',
    '333 KB',
    '5 MB',
    '2,5 MB',
  ]);
  expect(fileSizeText(2.41 * mega, 'en')).toBe('2.5 MB');
});
