import { type Picture, pictureAddress, vectorAddress } from '../../src/domain/picture.ts';

/** Every browser that draws stories takes the first source it is offered. */
const format = 'avif';

/**
 * Data as the server answered it, with one width left of each picture: rendering all of them would take minutes, and a
 * picture that does not depend on the screen's width is one reason less for two captures to differ.
 */
export function withOneWidth(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOneWidth);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withOneWidth(part)] as const);
  if (!isPicture(value)) return Object.fromEntries(entries);
  const middle = value.widths[Math.floor(value.widths.length / 2)];
  return { ...value, widths: middle === undefined ? [] : [middle] };
}

/** Addresses of every font, drawing and picture that a style sheet and data name. */
export function addressesIn(css: string, data: unknown): readonly string[] {
  const found = new Set([...css.matchAll(/url\("(\/fonts\/[^"]+)"\)/g)].map(([, address = '']) => address));
  const visit = (value: unknown): void => {
    if (typeof value === 'string') for (const [address] of value.matchAll(ownAddress)) found.add(address);
    else if (isPicture(value)) for (const address of filesOf(value)) found.add(address);
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) visit(part);
  };
  visit(data);
  return [...found].sort();
}

/** Files that stand in a text as they are, in the HTML of a help page for one. */
const ownAddress = /\/(?:pictures|avatars)\/[\w./-]+\.(?:svg|avif|webp|png|jpg)/g;

const filesOf = (picture: Picture) =>
  picture.widths.length === 0
    ? [vectorAddress(picture)]
    : picture.widths.map((width) => pictureAddress(picture, format, width));

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'base' in value && 'widths' in value && Array.isArray(value.widths);
