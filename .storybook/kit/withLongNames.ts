import type { Boot } from '../../src/wire/boot.ts';
import { longText } from './longText.ts';

/** Words that operators and vendors write, and that a screen can't choose. */
const written = new Set(['gameName', 'name', 'vendorName', 'title', 'text', 'overline', 'label']);

/** Of these a manifest takes 80 letters only. */
const short = new Set(['overline', 'label']);

/** The page with every such word as long as it may be, each a little different, as they are in life. */
export function withLongNames(boot: Boot): Boot {
  const next = longTexts();
  return {
    ...boot,
    brand: { ...boot.brand, tagline: next(), footer: lengthen(boot.brand.footer, next) },
    queries: lengthen(boot.queries, next),
  };
}

/** The same for what a call answers. */
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
