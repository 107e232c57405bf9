import type { Boot } from '../../src/wire/boot.ts';
import { longText } from './longText.ts';

/** Keys whose values come from operators and vendors. */
const written = new Set(['gameName', 'name', 'vendorName', 'title', 'text', 'overline', 'label']);

/** Keys that the manifest limits to 80 characters. */
const short = new Set(['overline', 'label']);

/** The boot data with every such text at its maximum length; texts differ from each other, as real ones do. */
export function withLongNames(boot: Boot): Boot {
  const next = longTexts();
  return {
    ...boot,
    brand: { ...boot.brand, tagline: next(), footer: lengthen(boot.brand.footer, next) },
    queries: lengthen(boot.queries, next),
  };
}

/** The same for the value of a response. */
export const longNamed = <Value>(value: Value): Value => lengthen(value, longTexts());

function longTexts() {
  let last = 0;
  return () => {
    last += 1;
    const number = `${last}`;
    return longText.slice(0, -number.length) + number;
  };
}

function lengthen<Value>(value: Value, next: () => string): Value {
  if (Array.isArray(value)) return value.map((part: unknown) => lengthen(part, next)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]: [string, unknown]) =>
    written.has(key) && typeof part === 'string'
      ? [key, short.has(key) ? next().slice(-80).trim() : next()]
      : [key, lengthen(part, next)],
  );
  return Object.fromEntries(entries) as Value;
}
