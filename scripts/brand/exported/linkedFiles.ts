import { type Picture, pictureAddress, pictureFormats, vectorAddress } from '../../../src/domain/picture.ts';

/** Addresses of fonts and pictures in a text. */
const named = /\/(?:fonts|pictures)\/[A-Za-z0-9_/-]+(?:\.[A-Za-z0-9_-]+)*\.[a-z0-9]{2,5}/g;

/** Addresses of every font and picture that a page names, those of its boot data in all widths. */
export function linkedFiles(html: string): ReadonlySet<string> {
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  return new Set([...(html.match(named) ?? []), ...(boot === undefined ? [] : picturesIn(JSON.parse(boot)))]);
}

function picturesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isPicture(value) ? filesOf(value) : []), ...Object.values(value).flatMap(picturesIn)];
}

const isPicture = (value: object): value is Picture =>
  'base' in value && typeof value.base === 'string' && 'widths' in value && Array.isArray(value.widths);

const filesOf = (picture: Picture): readonly string[] =>
  picture.widths.length === 0
    ? [vectorAddress(picture)]
    : picture.widths.flatMap((width) => pictureFormats.map((format) => pictureAddress(picture, format, width)));
