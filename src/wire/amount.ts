import type { TSchema } from 'typebox';
import Type from 'typebox';
import { fitsPlaces } from '../domain/currencyPlaces.ts';

/** Marks money in schemas, so that what holds of all amounts is found in each of them. */
export const amountTitle = 'Money';

/**
 * An amount of money that a caller names, in the currency of the brand. The shape permits the four decimals of the ledger; the server
 * refuses more than the currency has.
 */
export const Amount = Type.String({ title: amountTitle, pattern: '^(?:0|[1-9][0-9]{0,13})(?:\\.[0-9]{1,4})?$' });

/** Whether a schema has an amount anywhere. */
export const hasAmounts = (schema: unknown): boolean => amountPathsOf(schema).length > 0;

/** Pointers to the amounts of a schema, with `*` for each item of an array. */
export function amountPathsOf(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as TSchema & { readonly [key: string]: unknown };
  if (node['title'] === amountTitle) return [path];
  const {
    properties = {},
    items,
    anyOf = [],
    allOf = [],
  } = node as {
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly items?: unknown;
    readonly anyOf?: readonly unknown[];
    readonly allOf?: readonly unknown[];
  };
  const found = [
    ...Object.entries(properties).flatMap(([name, each]) => amountPathsOf(each, `${path}/${name}`)),
    ...amountPathsOf(items, `${path}/*`),
    ...[...anyOf, ...allOf].flatMap((each) => amountPathsOf(each, path)),
  ];
  return [...new Set(found)];
}

/** The first amount of a body with more decimals than `places`, as a pointer; null if there is none. */
export function firstBeyond(schema: unknown, body: unknown, places: number): string | null {
  for (const path of amountPathsOf(schema)) {
    for (const [pointer, value] of valuesAt(body, path.split('/').slice(1), ''))
      if (typeof value === 'string' && !fitsPlaces(value, places)) return pointer;
  }
  return null;
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[], pointer: string): [string, unknown][] {
  if (step === undefined) return [[pointer, value]];
  if (typeof value !== 'object' || value === null) return [];
  if (step === '*') return Object.entries(value).flatMap(([index, each]) => valuesAt(each, rest, `${pointer}/${index}`));
  return valuesAt((value as Readonly<Record<string, unknown>>)[step], rest, `${pointer}/${step}`);
}
