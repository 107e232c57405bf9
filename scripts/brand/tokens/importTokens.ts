import { isDeepStrictEqual } from 'node:util';
import { closest } from '../../../src/manifest/closest.ts';
import { isColourName } from '../../../src/manifest/colours.ts';
import { fits } from '../../../src/manifest/describe.ts';
import { valueAt } from '../../../src/manifest/rules/context.ts';
import { shown } from '../../../src/manifest/shown.ts';
import { isColour } from '../../../src/theme/colour.ts';
import type { FontChoice, FontId } from '../../../src/theme/fonts.ts';
import { colourValue, hexOfValue } from './colourValue.ts';
import {
  type Content,
  extensionKey,
  isContent,
  isNamedColour,
  keysAt,
  nodeAt,
  placeAt,
  type TokenPath,
  type TokenType,
} from './places.ts';
import { readTokens, type Skipped, type Token, targetOf } from './readTokens.ts';
import type { SkipReason } from './words.ts';

/** A setting that the document changes. */
export interface ThemeChange {
  /** Below `theme`. */
  readonly path: TokenPath;
  /** Undefined if nothing was set. */
  readonly before: unknown;
  /** Undefined if the setting goes, so that its value is derived again. */
  readonly after: unknown;
}

export interface TokenImport {
  readonly changes: readonly ThemeChange[];
  /** Parts of the document that the manifest cannot hold. */
  readonly skipped: readonly Skipped[];
  /** Tokens that the theme now agrees with, changed or not. */
  readonly imported: number;
}

class Refused extends Error {
  readonly reason: SkipReason;
  readonly params: Skipped['params'];

  constructor(reason: SkipReason, params: Skipped['params'] = {}) {
    super(reason);
    this.reason = reason;
    this.params = params;
  }
}

/**
 * Applies a document of the Design Tokens Format Module 2025.10 to a theme. Settings that the document does not mention
 * stay. A reference to a named colour stays one, any other becomes its value.
 *
 * @param theme As written, with the names of colours.
 * @throws TooManyTokens
 */
export function importTokens(document: Content, theme: unknown): TokenImport {
  const { tokens, skipped: unread, extensions } = readTokens(document);
  const skipped: Skipped[] = [...unread];
  const wanted = new Map<string, { readonly path: TokenPath; readonly value: unknown }>();
  const names = namesAfter(tokens, theme);
  const readers: Readonly<Record<TokenType, (token: Token, more: Content) => unknown>> = {
    color: ({ raw, value }, { derived, written }) => {
      const text = colourText({ raw, value, written });
      return typeof derived === 'string' && isSame(text, derived) ? undefined : text;
    },
    gradient,
    fontFamily: ({ path, value }, { file }) => fontOf(path, value, file, valueAt(theme, path)),
    fontWeight: ({ value }) => (typeof value === 'string' && Object.hasOwn(weights, value) ? weights[value] : value),
    number: ({ value }) => value,
  };

  for (const token of tokens) attempt(token.path.join('.'), () => want(token.path, valueOf(token)));
  const own = extensions[extensionKey];
  if (isContent(own) && isContent(own['theme'])) chooseAll(own['theme'], []);

  const changes = [...wanted.values()].flatMap(({ path, value }): ThemeChange[] => {
    const before = valueAt(theme, path);
    return isSame(before, value) ? [] : [{ path, before, after: value }];
  });
  return { changes, skipped, imported: wanted.size };

  function want(path: TokenPath, value: unknown): void {
    wanted.set(path.join('.'), { path, value });
  }

  function attempt(name: string, act: () => void): void {
    try {
      act();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      skipped.push({ path: name, reason: error.reason, params: error.params });
    }
  }

  function valueOf(token: Token): unknown {
    const { path, type, value, extensions: all } = token;
    const place = placeAt(path);
    if (isNamedColour(path) && !isColourName(String(path[1]))) throw new Refused('colourName', { name: shown(path[1]) });
    if (place === null || place === 'group' || place === 'choice') throw unknownPath(path);
    if (type !== place) throw new Refused('wrongType', { type: shown(type), needed: place });
    const more = all[extensionKey];
    const result = readers[place](token, isContent(more) ? more : {});
    if (result !== undefined && !fits(result, nodeAt(path))) throw malformed(value, nodeAt(path).examples?.[0]);
    return result;
  }

  /** Choices that no type of the format can hold. */
  function chooseAll(choices: Content, path: TokenPath): void {
    for (const [key, value] of Object.entries(choices)) {
      const here = [...path, key];
      if (placeAt(here) === 'group' && isContent(value)) chooseAll(value, here);
      else attempt(`$extensions.${extensionKey}.theme.${here.join('.')}`, () => choose(here, value));
    }
  }

  function choose(path: TokenPath, value: unknown): void {
    if (placeAt(path) !== 'choice') throw unknownPath(path);
    if (!fits(value, nodeAt(path))) throw malformed(value, nodeAt(path).examples?.[0]);
    want(path, value);
  }

  /** Named if it refers to a named colour, otherwise hexadecimal; as it was written if that is the same colour. */
  function colourText({ raw, value, written }: Readonly<Record<'raw' | 'value' | 'written', unknown>>): string {
    const target = targetOf(raw);
    if (target !== null && isNamedColour(target) && names.has(String(target[1]))) return `@${target[1]}`;
    const reading = hexOfValue(value);
    if (reading.ok) return typeof written === 'string' && isSame(reading.hex, written) ? written : reading.hex;
    if (reading.nearest !== null) throw new Refused('outsideSrgb', { nearest: reading.nearest });
    throw malformed(value, colourValue(exampleColour));
  }

  function gradient({ path, raw, value }: Token, { angle: given, written }: Content): unknown {
    const current = valueAt(theme, path);
    const angle = given ?? (isContent(current) ? current['angle'] : undefined);
    if (angle === undefined) throw new Refused('noAngle', { key: extensionKey });
    const stopsOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);
    const stops = stopsOf(value).map((stop, index) => {
      if (!isContent(stop)) throw malformed(stop, { color: colourValue(exampleColour), position: 0 });
      const rawStop = stopsOf(raw)[index];
      const rawColour = isContent(rawStop) && Object.hasOwn(rawStop, 'color') ? rawStop['color'] : stop['color'];
      const color = colourText({ raw: rawColour, value: stop['color'], written: stopsOf(written)[index] });
      return { color, position: stop['position'] };
    });
    return { angle, stops };
  }
}

/** Names of colours that a reference may keep: those the document does not mention, and those of it that can be imported. */
function namesAfter(tokens: readonly Token[], theme: unknown): ReadonlySet<string> {
  const current = valueAt(theme, ['colours']);
  const mentioned = tokens.filter(({ path }) => isNamedColour(path));
  const names = new Set(isContent(current) ? Object.keys(current) : []);
  for (const { path, type, value } of mentioned) {
    const name = String(path[1]);
    if (isColourName(name) && type === 'color' && hexOfValue(value).ok) names.add(name);
    else names.delete(name);
  }
  return names;
}

function fontOf(path: TokenPath, value: unknown, file: unknown, current: unknown): FontChoice {
  const [name] = Array.isArray(value) ? (value as unknown[]) : [value];
  if (typeof name !== 'string') throw malformed(value, 'Inter');
  if (typeof file === 'string') return { file, name };
  if (isContent(current) && current['name'] === name) return current;
  const sought = name.toLowerCase().replaceAll(' ', '-');
  const known = nodeAt([...path, 'family']).enum as readonly FontId[];
  const family = known.find((id) => [id, `${id}-variable`].includes(sought) || (id === 'system' && sought === 'system-ui'));
  if (family === undefined) throw new Refused('unknownFont', { name: shown(name), known: known.join(', ') });
  return { family };
}

const exampleColour = '#6a3df0';

/** Names that the format has for font weights. */
const weights: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
};

function unknownPath(path: TokenPath): Refused {
  const parent = path.slice(0, -1);
  const match = closest(String(path.at(-1)), keysAt(parent));
  if (match === null || placeAt(parent) === null) return new Refused('unknown', { setting: ['theme', ...path].join('.') });
  return new Refused('misspelt', { setting: ['theme', ...path].join('.'), closest: [...parent, match].join('.') });
}

const malformed = (value: unknown, example: unknown) =>
  new Refused('malformed', { value: shown(value), example: JSON.stringify(example) });

/** Colours are the same in capitals, and with or without full opacity. */
const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(normal(one), normal(other));

function normal(value: unknown): unknown {
  if (isColour(value)) return value.toLowerCase().replace(/^(#.{6})ff$/, '$1');
  if (Array.isArray(value)) return value.map(normal);
  return isContent(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, normal(part)])) : value;
}
