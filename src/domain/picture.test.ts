import { expect, it } from 'vitest';
import { fallbackAddress, pictureAddress, pictureFormats, srcSet, vectorAddress } from './picture.ts';

it('builds the addresses of a picture in its widths and formats, and of a drawing', () => {
  const picture = { base: '/p/abc', width: 800, height: 400, widths: [400, 800] };
  const drawing = { ...picture, widths: [] };
  expect(pictureFormats).toEqual(['avif', 'webp']);
  expect(pictureAddress(picture, 'avif', 400)).toBe('/p/abc-400.avif');
  expect(srcSet(picture, 'webp')).toBe('/p/abc-400.webp 400w, /p/abc-800.webp 800w');
  expect([fallbackAddress(picture), fallbackAddress(drawing)]).toEqual(['/p/abc-800.webp', '/p/abc.svg']);
  expect(vectorAddress(drawing)).toBe('/p/abc.svg');
});
