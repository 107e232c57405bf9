import { type MeasuredPair, measuredPairs, nearestPassing } from '../../../brand/auditTheme.ts';
import type { ThemeChoice } from '../../../brand/themeChoice.ts';
import { type BrandPalettes, palettesFromBrand } from '../../../brand/tokensFromBrand.ts';
import { resolveColours } from '../../../manifest/colours.ts';
import { contrast, distance, hexOf, isColour, over, type Tone } from '../../../theme/colour.ts';
import { flatten } from '../../../theme/flatten.ts';
import { type ModeName, modeNames } from '../../../theme/tokens.ts';
import { valueAt } from '../document/values.ts';
import { fieldAt } from '../fields/fieldModel.ts';

/** The colour that is being changed. */
export interface Chosen {
  readonly mode: ModeName;
  readonly token: string;
}

export interface PaletteModel {
  readonly palettes: BrandPalettes;
  readonly modes: readonly ModeName[];
  readonly pairs: Readonly<Record<ModeName, readonly MeasuredPair[]>>;
}

/** Palettes of both modes with every pair measured; null while the seed is no colour. */
export function paletteModel(document: unknown): PaletteModel | null {
  const theme = valueAt(resolveColours(document).value, ['theme']) as ThemeChoice | undefined;
  if (theme === undefined || !isColour(theme.seed)) return null;
  try {
    const palettes = palettesFromBrand(theme);
    return {
      palettes,
      modes: theme.modes ?? modeNames,
      pairs: { dark: measuredPairs(palettes.dark), light: measuredPairs(palettes.light) },
    };
  } catch {
    // A palette with a value that is no colour: the problems say which.
    return null;
  }
}

/** The colour of a token such as `support.text`. */
export function tokenOf(palettes: BrandPalettes, mode: ModeName, token: string): string | null {
  const found = flatten(palettes[mode]).find(({ path }) => path.join('.') === token);
  return found === undefined || !isColour(found.value) ? null : found.value;
}

/** Setting that holds a token set by hand; null for those that only follow others. */
export function placeOfToken(mode: ModeName, token: string): readonly string[] | null {
  const place = ['theme', 'palettes', mode, ...token.split('.')];
  return fieldAt(place)?.kind === 'colour' ? place : null;
}

/** Columns of the matrix: the levels of the page. */
export const levels = ['surface.canvas', 'surface.sunken', 'surface.base', 'surface.raised', 'surface.overlay'] as const;

/** The tint that carries text of its family. */
const tintOf = (foreground: string) => `${foreground.split('.').slice(0, -1).join('.')}.subtle`;

export interface MatrixRow {
  readonly foreground: string;
  /** One per level and the family's own tint; null where the pair is never drawn. */
  readonly cells: readonly (MeasuredPair | null)[];
}

/** Colours that stand on the levels of the page, row by row. */
export function matrixOf(pairs: readonly MeasuredPair[]): readonly MatrixRow[] {
  const rows = [...new Set(pairs.filter(({ background }) => background === levels[0]).map(({ foreground }) => foreground))];
  return rows.map((foreground) => ({
    foreground,
    cells: [...levels, tintOf(foreground)].map(
      (ground) => pairs.find((pair) => pair.foreground === foreground && pair.background === ground) ?? null,
    ),
  }));
}

/** Pairs that the matrix does not show. */
export function othersOf(pairs: readonly MeasuredPair[]): readonly MeasuredPair[] {
  const shown = new Set(matrixOf(pairs).flatMap(({ cells }) => cells));
  return pairs.filter((pair) => !shown.has(pair));
}

export type { MeasuredPair };

export const fails = ({ ratio, needed }: MeasuredPair): boolean => ratio < needed;

/** Whether every pair of a token passes if the token had this colour. */
export function passesAs(pairs: readonly MeasuredPair[], token: string, hex: string): boolean {
  return pairs.every(({ foreground, background, shown, ground, needed }) => {
    if (foreground === token) return contrast(over(hex, ground), ground) >= needed;
    return background !== token || contrast(shown, hex) >= needed;
  });
}

/** The colour nearest to a text's colour on which all its pairs pass; null for colours of surfaces. */
export function nearestFor(pairs: readonly MeasuredPair[], token: string, hex: string) {
  const own = pairs.filter(({ foreground }) => foreground === token);
  if (own.length === 0) return null;
  const nearest = nearestPassing(
    hex,
    own.map(({ ground, needed }) => ({ ground, needed })),
  );
  return nearest === null ? null : { hex: nearest, distance: distance(hex, nearest) };
}

const samples = 48;

/** Colours along one axis of OKLCH, and whether every pair passes there. */
export function axis(pairs: readonly MeasuredPair[], token: string, tone: Tone, of: keyof Tone, most: number) {
  return Array.from({ length: samples + 1 }, (_, index) => {
    const hex = hexOf({ ...tone, [of]: (index / samples) * most });
    return { share: index / samples, hex, passes: passesAs(pairs, token, hex) };
  });
}

/** Cut, not rounded: 4.499 must not read as 4.5. */
export const shownRatio = (ratio: number): string =>
  ratio >= 10 ? (Math.floor(ratio * 10) / 10).toFixed(1) : (Math.floor(ratio * 100) / 100).toFixed(2);
