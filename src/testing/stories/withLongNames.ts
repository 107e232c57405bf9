import type { Boot } from '../../wire/boot.ts';
import { longText } from './longText.ts';

/** Words that operators and vendors write, and that a screen can't choose. */
const written = new Set([
  'gameName',
  'gameNameEn',
  'name',
  'nameEn',
  'vendorName',
  'title',
  'text',
  'overline',
  'tagline',
  'label',
]);

/** The page with every such word as long as it may be. */
export const withLongNames = (boot: Boot): Boot => ({
  ...boot,
  brand: { ...boot.brand, tagline: longText, footer: lengthen(boot.brand.footer) },
  queries: lengthen(boot.queries),
});

function lengthen<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(lengthen) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]: [string, unknown]) =>
    written.has(key) && typeof part === 'string' ? [key, longText] : [key, lengthen(part)],
  );
  return Object.fromEntries(entries) as Value;
}
