import { type Language, type LocalText, languages, localized } from '../domain/language.ts';
import { alphaOf, black, contrast, distance, hexOf, luminance, over, type Tone, toneOf, white } from '../theme/colour.ts';
import { flatten } from '../theme/flatten.ts';
import { prominence } from '../theme/readable.ts';
import { type ModeName, modeNames, type PaletteTokens } from '../theme/tokens.ts';
import { actionPairs, auditPairs, modeSurfaces, type Pair, textSurfaces } from './auditPairs.ts';
import {
  actionWords,
  backgroundWords,
  faintAction,
  foregroundWords,
  modeWords,
  swappedSurface,
  translucentSurface,
  weakPair,
} from './auditWords.ts';
import { scrimmed } from './palette/places.ts';
import type { ThemeChoice } from './themeChoice.ts';
import { type BrandPalettes, palettesFromBrand } from './tokensFromBrand.ts';

export interface Finding {
  readonly mode: ModeName;
  readonly foreground: string;
  readonly background: string;
  readonly ratio: number;
  readonly needed: number;
  readonly sentence: LocalText;
  /** The passing colour closest to the foreground; on all its backgrounds, if one colour can pass on all. */
  readonly nearest: string;
}

/** Every colour pair below its contrast ratio, in the modes the brand offers. */
export const auditTheme = (theme: ThemeChoice, palettes: BrandPalettes = palettesFromBrand(theme)): readonly Finding[] =>
  (theme.modes ?? modeNames).flatMap((mode) => auditPalette(palettes[mode], mode));

export function auditPalette(palette: PaletteTokens, mode: ModeName): readonly Finding[] {
  const values = new Map(flatten(palette).map(({ path, value }) => [path.join('.'), value]));
  const colours = new Map<string, string>();
  const colourOf = (name: string) => {
    const known = colours.get(name) ?? colourAt(values, name);
    colours.set(name, known);
    return known;
  };
  const grounds = ({ background, foreground }: Pair) => {
    const ground = colourOf(background);
    return { ground, shown: over(colourOf(foreground), ground) };
  };
  const structural = [...translucent(values, mode), ...swapped(values, mode)];
  if (structural.length > 0) return structural;
  const weak = auditPairs.flatMap((pair) => {
    const { ground, shown } = grounds(pair);
    const ratio = contrast(shown, ground);
    if (ratio >= pair.needed) return [];
    const constraints = auditPairs
      .filter(({ foreground }) => foreground === pair.foreground)
      .map(({ background, needed }) => ({ ground: colourOf(background), needed }));
    const nearest = nearestPassing(shown, constraints) ?? nearestPassing(shown, [{ ground, needed: pair.needed }]);
    return [{ ...pair, mode, ratio, sentence: sentenceOf(pair, mode, ratio), nearest: nearest ?? furthest(ground) }];
  });
  const faint = actionPairs.flatMap(({ foreground, background }) => {
    const ground = colourOf(background);
    const ratio = prominence(colourOf(foreground), ground);
    if (ratio >= 3) return [];
    const grounds = actionPairs.filter((pair) => pair.foreground === foreground).map((pair) => colourOf(pair.background));
    const constraints = grounds.map((each) => ({ ground: each, needed: 3 }));
    const nearest = nearestPassing(colourOf(foreground), constraints) ?? furthest(ground);
    const words = { template: faintAction, front: wordsFor(actionWords, foreground), background, needed: 3 };
    return [{ foreground, background, mode, ratio, needed: 3, sentence: sentence({ ...words, mode, ratio }), nearest }];
  });
  return [...weak, ...faint];
}

/** A pair as it is drawn: the foreground over its background, and their contrast. */
export interface MeasuredPair extends Pair {
  readonly shown: string;
  readonly ground: string;
  readonly ratio: number;
}

/** Every pair of the audit with its colours, whether it passes or not. */
export function measuredPairs(palette: PaletteTokens): readonly MeasuredPair[] {
  const values = new Map(flatten(palette).map(({ path, value }) => [path.join('.'), value]));
  return auditPairs.map((pair) => {
    const ground = colourAt(values, pair.background);
    const shown = over(colourAt(values, pair.foreground), ground);
    return { ...pair, ground, shown, ratio: contrast(shown, ground) };
  });
}

type Values = ReadonlyMap<string, string>;

function translucent(values: Values, mode: ModeName): Finding[] {
  return textSurfaces.flatMap((name) => {
    const colour = valueAt(values, name);
    const ratio = alphaOf(colour);
    const words = { template: translucentSurface, background: name, mode, ratio, needed: 1 };
    const found = { foreground: name, background: name, mode, ratio, needed: 1, nearest: colour.slice(0, 7) };
    return ratio === 1 ? [] : [{ ...found, sentence: sentence(words) }];
  });
}

/** Surfaces of the other mode, each with the same hue at a lightness of its mode. */
function swapped(values: Values, mode: ModeName): Finding[] {
  return modeSurfaces.flatMap((name) => {
    const colour = valueAt(values, name);
    const light = luminance(colour);
    if (mode === 'dark' ? light < 0.45 : light > 0.06) return [];
    const tone = toneOf(colour);
    const nearest = hexOf({ ...tone, l: usualLightness[mode][name] ?? 0.5, c: Math.min(tone.c, 0.02) });
    const words = { template: swappedSurface[mode], background: name, mode, ratio: 0, needed: 1 };
    return [{ foreground: name, background: name, mode, ratio: 0, needed: 1, nearest, sentence: sentence(words) }];
  });
}

/** OKLCH lightness of the derived surfaces. */
const usualLightness: Readonly<Record<ModeName, Readonly<Record<string, number>>>> = {
  dark: {
    'surface.sunken': 0.133,
    'surface.canvas': 0.165,
    'surface.base': 0.205,
    'surface.raised': 0.238,
    'surface.overlay': 0.265,
  },
  light: {
    'surface.sunken': 0.938,
    'surface.canvas': 0.968,
    'surface.base': 1,
    'surface.raised': 1,
    'surface.overlay': 1,
  },
};

/** Colours of a gradient token, in order. */
const stopsOf = (gradient: string): readonly string[] => gradient.match(/#[0-9a-f]{6,8}/gi) ?? [];

const mixedPicture = '#8c8c8c';

function colourAt(values: Values, name: string): string {
  const [first = '', second = ''] = name.split('@');
  if (first === 'picture') return over(valueAt(values, 'overlay.mediaFade'), mixedPicture);
  if (first === 'scrim') return scrimmed(valueAt(values, 'onHero.scrim'))[second === 'dark' ? 0 : 1] ?? black;
  if (first === 'overlay.hover') return over(valueAt(values, first), valueAt(values, second));
  const value = valueAt(values, first);
  if (second === '') return value;
  const stops = stopsOf(value);
  return (stops[Number(second)] ?? stops.at(-1) ?? black).slice(0, 7);
}

function valueAt(values: Values, name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The audit names "${name}", which no palette has. Correct auditPairs.ts.`);
  return value;
}

const furthest = (ground: string) => (luminance(ground) < 0.18 ? white : black);

const sentenceOf = ({ foreground, background, needed }: Pair, mode: ModeName, ratio: number) =>
  sentence({ template: weakPair, front: wordsFor(foregroundWords, foreground), background, mode, ratio, needed });

function wordsFor<Words>(words: Readonly<Record<string, Words>>, name: string): Words {
  const found = words[name];
  if (found === undefined) throw new Error(`No words for ${name}. Add them to auditWords.ts.`);
  return found;
}

interface SentenceParts {
  readonly template: LocalText;
  readonly front?: LocalText;
  readonly background: string;
  readonly mode: ModeName;
  readonly ratio: number;
  readonly needed: number;
}

function sentence({ template, front, background, mode, ratio, needed }: SentenceParts): LocalText {
  const back = wordsFor(backgroundWords, background);
  const inLanguage = (language: Language) => {
    const params: Readonly<Record<string, string>> = {
      front: front === undefined ? '' : localized(front, language),
      back: localized(back, language),
      has: (Math.floor(ratio * 100) / 100).toFixed(2),
      mode: localized(modeWords[mode], language),
      needed: String(needed),
      seen: localized(back.seen, language),
    };
    return localized(template, language).replace(/\{\{(\w+)\}\}/g, (_match, name: string) => params[name] ?? '');
  };
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as unknown as LocalText;
}

interface Need {
  readonly ground: string;
  readonly needed: number;
}

/**
 * The passing colour that moves least in OKLab: lighter and darker are tried in the
 * same hue, each by bisection, and the smaller change wins. Null if neither direction passes.
 */
export function nearestPassing(colour: string, constraints: readonly Need[]): string | null {
  const tone = toneOf(colour);
  const found = [0, 1].flatMap((end) => {
    const hex = towards(tone, end, constraints);
    return hex === null ? [] : [{ hex, move: distance(colour, hex) }];
  });
  const [first, second] = found;
  if (first === undefined) return null;
  return second !== undefined && second.move < first.move ? second.hex : first.hex;
}

const meets = (hex: string, constraints: readonly Need[]) =>
  constraints.every(({ ground, needed }) => contrast(hex, ground) >= needed);

function towards(tone: Tone, end: number, constraints: readonly Need[]): string | null {
  const at = (share: number) => hexOf({ ...tone, l: tone.l + (end - tone.l) * share });
  if (!meets(at(1), constraints)) return null;
  let failing = 0;
  let passing = 1;
  for (let step = 0; step < 12; step += 1) {
    const middle = (failing + passing) / 2;
    if (meets(at(middle), constraints)) passing = middle;
    else failing = middle;
  }
  return at(passing);
}
