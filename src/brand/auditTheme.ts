import { type Language, type LocalText, languages, localized } from '../domain/language.ts';
import { black, contrast, distance, hexOf, luminance, over, type Tone, toneOf, white } from '../theme/colour.ts';
import { flatten } from '../theme/flatten.ts';
import { type ModeName, modeNames, type PaletteTokens } from '../theme/tokens.ts';
import { auditPairs, type Pair } from './auditPairs.ts';
import { backgroundWords, foregroundWords, modeWords, weakPair } from './auditWords.ts';
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
  return auditPairs.flatMap((pair) => {
    const { ground, shown } = grounds(pair);
    const ratio = contrast(shown, ground);
    if (ratio >= pair.needed) return [];
    const constraints = auditPairs
      .filter(({ foreground }) => foreground === pair.foreground)
      .map(({ background, needed }) => ({ ground: colourOf(background), needed }));
    const nearest = nearestPassing(shown, constraints) ?? nearestPassing(shown, [{ ground, needed: pair.needed }]);
    return [{ ...pair, mode, ratio, sentence: sentenceOf(pair, mode, ratio), nearest: nearest ?? furthest(ground) }];
  });
}

/** Colours of a gradient token, in order. */
const stopsOf = (gradient: string): readonly string[] => gradient.match(/#[0-9a-f]{6,8}/gi) ?? [];

const mixedPicture = '#8c8c8c';

type Values = ReadonlyMap<string, string>;

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

function sentenceOf({ foreground, background, needed }: Pair, mode: ModeName, ratio: number): LocalText {
  const front = foregroundWords[foreground];
  const back = backgroundWords[background];
  if (front === undefined || back === undefined) throw new Error(`No words for ${foreground} on ${background}. Add them.`);
  const sentence = (language: Language) => {
    const params: Readonly<Record<string, string>> = {
      front: localized(front, language),
      back: localized(back, language),
      has: (Math.floor(ratio * 100) / 100).toFixed(2),
      mode: localized(modeWords[mode], language),
      needed: String(needed),
      seen: localized(back.seen, language),
    };
    return localized(weakPair, language).replace(/\{\{(\w+)\}\}/g, (_match, name: string) => params[name] ?? '');
  };
  return Object.fromEntries(languages.map((language) => [language, sentence(language)])) as unknown as LocalText;
}

interface Need {
  readonly ground: string;
  readonly needed: number;
}

/**
 * The passing colour that moves least in OKLab: lighter and darker are tried in the
 * same hue, each by bisection, and the smaller change wins. Null if neither direction passes.
 */
function nearestPassing(colour: string, constraints: readonly Need[]): string | null {
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
