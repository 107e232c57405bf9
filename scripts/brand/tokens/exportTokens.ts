import type { GradientChoice } from '../../../src/brand/themeChoice.ts';
import type { BrandPalettes } from '../../../src/brand/tokensFromBrand.ts';
import { valueAt } from '../../../src/manifest/rules/context.ts';
import { isColour } from '../../../src/theme/colour.ts';
import { type FontChoice, fontFamilies } from '../../../src/theme/fonts.ts';
import { modeNames } from '../../../src/theme/tokens.ts';
import { colourValue, hexOfValue } from './colourValue.ts';
import { type Content, extensionKey, isContent, keysAt, placeAt, type TokenPath } from './places.ts';

interface Exported {
  readonly merchant: string;
  readonly name: string;
  /** As written, with the names of colours. */
  readonly theme: unknown;
  /** Palettes of the brand where it sets no colour. */
  readonly palettes: BrandPalettes;
  readonly modes: readonly (typeof modeNames)[number][];
}

/**
 * The theme of a brand as a document of the Design Tokens Format Module 2025.10. The path of a token is that of its setting
 * below `theme`. Colours that the product derives are marked with their value, so that an import knows which were changed.
 */
export function exportTokens({ merchant, name, theme, palettes, modes }: Exported): Content {
  const choices = {};
  const tokens = groupOf([]) ?? {};
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: name,
    $extensions: { [extensionKey]: { merchant, theme: choices } },
    ...tokens,
  };

  function groupOf(path: TokenPath): Content | null {
    const written = valueAt(theme, path);
    const keys = new Set([...keysAt(path), ...(isContent(written) ? Object.keys(written) : [])]);
    const entries = [...keys].flatMap((key) => {
      const content = contentOf([...path, key]);
      return content === null ? [] : [[key, content] as const];
    });
    return entries.length === 0 ? null : Object.fromEntries(entries);
  }

  function contentOf(path: TokenPath): Content | null {
    if (path[0] === 'palettes' && !modes.some((mode) => path[1] === undefined || path[1] === mode)) return null;
    const place = placeAt(path);
    const written = valueAt(theme, path);
    if (place === 'group') return groupOf(path);
    if (written === undefined) return place === 'color' ? derivedToken(path) : null;
    if (place === 'color') return colourToken(written as string);
    if (place === 'gradient') return gradientToken(written as GradientChoice);
    if (place === 'fontFamily') return fontToken(written as FontChoice);
    if (place === 'fontWeight' || place === 'number') return { $type: place, $value: written };
    put(choices, path, written);
    return null;
  }

  function derivedToken([palettesKey, mode, ...rest]: TokenPath): Content | null {
    const known = modeNames.find((each) => palettesKey === 'palettes' && each === mode);
    const value = known === undefined ? undefined : valueAt(palettes[known], rest);
    if (!isColour(value)) return null;
    return { ...colourToken(value), $extensions: { [extensionKey]: { derived: value } } };
  }
}

/** A text that its value alone would not give back is kept beside it. */
function colourToken(written: string): Content {
  const $value = colourOrReference(written);
  return { $type: 'color', $value, ...(isExact(written) ? {} : { $extensions: { [extensionKey]: { written } } }) };
}

const isReference = (written: string) => written.startsWith('@');

const colourOrReference = (written: string) => (isReference(written) ? `{colours.${written.slice(1)}}` : colourValue(written));

function isExact(written: string): boolean {
  const reading = isReference(written) ? null : hexOfValue(colourValue(written));
  return reading === null || (reading.ok && reading.hex === written);
}

/** The format has no angle. */
function gradientToken({ angle, stops }: GradientChoice): Content {
  const written = stops.map(({ color }) => color);
  return {
    $type: 'gradient',
    $value: stops.map(({ color, position }) => ({ color: colourOrReference(color), position })),
    $extensions: { [extensionKey]: { angle, ...(written.every(isExact) ? {} : { written }) } },
  };
}

function fontToken({ family, file, name }: FontChoice): Content | null {
  if (file !== undefined && name !== undefined)
    return { $type: 'fontFamily', $value: name, $extensions: { [extensionKey]: { file } } };
  if (family === undefined) return null;
  return {
    $type: 'fontFamily',
    $value: family === 'system' ? 'system-ui' : fontFamilies[family].name.replace(/ Variable$/, ''),
  };
}

function put(into: Record<string, unknown>, [key = '', ...rest]: TokenPath, value: unknown): void {
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const next = isContent(into[key]) ? (into[key] as Record<string, unknown>) : {};
  into[key] = next;
  put(next, rest, value);
}
