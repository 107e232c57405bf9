import { black, contrast, distance, hexOf, luminance, luminanceOf, ratioOf, type Tone, toneOf, white } from './colour.ts';

/** Tolerance of a contrast ratio for rounding to eight bits. */
const margin = 1.012;

/**
 * The closest colour of the same hue that reaches the ratio on every background. If no lightness does, black or white,
 * whichever has more contrast.
 */
export function readable(preferred: Tone | string, grounds: readonly string[], ratio: number): string {
  const preferredHex = typeof preferred === 'string' ? preferred : hexOf(preferred);
  if (passes(preferredHex, grounds, ratio)) return preferredHex;
  const lights = grounds.map(luminance);
  const darkest = Math.min(...lights);
  const lightest = Math.max(...lights);
  const upward = ratioOf(1, lightest) >= ratioOf(0, darkest);
  const tone = typeof preferred === 'string' ? toneOf(preferred) : preferred;
  const end = upward ? 1 : 0;
  const enough = (l: number) =>
    upward
      ? luminanceOf({ ...tone, l }) + 0.05 >= (lightest + 0.05) * ratio * margin
      : (luminanceOf({ ...tone, l }) + 0.05) * ratio * margin <= darkest + 0.05;
  return settle({ ...tone, l: reach(tone.l, end, enough) }, end, grounds, ratio);
}

/** Text colour on a filled background: white if readable, else the given colour, darkened as needed. */
export function onColour(ground: string, ink: Tone): string {
  return contrast(white, ground) >= 4.5 ? white : readable(ink, [ground], 4.5);
}

export const passes = (colour: string, grounds: readonly string[], ratio: number) =>
  grounds.every((ground) => contrast(colour, ground) >= ratio);

/** Smallest distance in OKLab at which a fill stands out by its hue or chroma alone. */
const distinctFill = 0.14;

/** Prominence of a fill: 3 and more is enough. The contrast, or a distinct hue at about the same lightness. */
export const prominence = (fill: string, ground: string) =>
  Math.max(contrast(fill, ground), (distance(fill, ground) / distinctFill) * 3);

export const isProminent = (fill: string, grounds: readonly string[]) =>
  grounds.every((ground) => prominence(fill, ground) >= 3);

function reach(from: number, end: 0 | 1, enough: (l: number) => boolean): number {
  let failing = from;
  let passing: number = end;
  for (let step = 0; step < 10; step += 1) {
    const middle = (failing + passing) / 2;
    if (enough(middle)) passing = middle;
    else failing = middle;
  }
  return passing;
}

function settle(tone: Tone, end: 0 | 1, grounds: readonly string[], ratio: number): string {
  for (let l = tone.l; l > 0 && l < 1; l += end ? 0.004 : -0.004) {
    const hex = hexOf({ ...tone, l });
    if (passes(hex, grounds, ratio)) return hex;
  }
  return end ? white : black;
}
