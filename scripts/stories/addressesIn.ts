import { type Picture, pictureAddress, vectorAddress } from '../../src/domain/picture.ts';

/** All browsers that render stories support the first source, so the others are not needed. */
const format = 'avif';

/**
 * Server data reduced to one width per image: rendering all widths takes minutes, and a fixed source makes captures more
 * deterministic.
 */
export function withOneWidth(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOneWidth);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withOneWidth(part)] as const);
  if (!isPicture(value)) return Object.fromEntries(entries);
  const middle = value.widths[Math.floor(value.widths.length / 2)];
  return { ...value, widths: middle === undefined ? [] : [middle] };
}

/** URLs of all fonts and images referenced by a style sheet and data. */
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

/** URLs embedded in text, for example in the HTML of help pages. */
const ownAddress = /\/(?:pictures|avatars)\/[\w./-]+\.(?:svg|avif|webp|png|jpg)/g;

const filesOf = (picture: Picture) =>
  picture.widths.length === 0
    ? [vectorAddress(picture)]
    : picture.widths.map((width) => pictureAddress(picture, format, width));

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'base' in value && 'widths' in value && Array.isArray(value.widths);
