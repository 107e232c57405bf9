import { black, contrast, distance, hexOf, luminance, over, toneOf, white } from '../../theme/colour.ts';
import { isProminent, onColour, passes, readable } from '../../theme/readable.ts';
import type { PaletteTokens } from '../../theme/tokens.ts';
import type { GivenPalette } from '../themeChoice.ts';
import { isGrey } from './fills.ts';
import type { Neutral } from './neutrals.ts';

interface Brand {
  readonly neutral: Neutral;
  readonly accent: PaletteTokens['accent'];
  readonly action: PaletteTokens['action'];
  readonly support: PaletteTokens['support'];
}

/** The header may have any colour, so the colours on it are computed against it. */
export function onHeaderOf(
  { neutral, accent, action, support }: Brand,
  header: string,
  given: GivenPalette['onHeader'] = {},
): PaletteTokens['onHeader'] {
  const place = placeOf(header, neutral);
  const control = given.control ?? place.control;
  const grounds = [header, control];
  const fg = given.fg ?? readable(place.fg, grounds, 4.5);
  // A support colour is for a header in the accent's hue; without a hue the text colour is the stronger fill.
  const fills = [action.solid, isGrey(accent.solid) ? fg : support.solid];
  const solid = given.solid ?? fills.find((fill) => isProminent(fill, grounds)) ?? fg;
  return {
    fg,
    fgMuted: given.fgMuted ?? readable(place.muted, grounds, 4.5),
    accent: given.accent ?? readable(accentOn(header, accent, support), grounds, 4.5),
    control,
    outline: given.outline ?? readable(place.outline, grounds, 3),
    solid,
    onSolid: given.onSolid ?? (solid === action.solid ? action.onSolid : onColour(solid, neutral(0.17, 0.03))),
    border: given.border ?? place.border,
  };
}

export function onFooterOf(
  { neutral, accent, support }: Brand,
  footer: string,
  given: GivenPalette['onFooter'] = {},
): PaletteTokens['onFooter'] {
  const place = placeOf(footer, neutral);
  const control = given.control ?? place.control;
  const grounds = [footer, control];
  return {
    fg: given.fg ?? readable(place.fg, grounds, 4.5),
    fgMuted: given.fgMuted ?? readable(place.muted, grounds, 4.5),
    accent: given.accent ?? readable(accentOn(footer, accent, support), grounds, 4.5),
    control,
    border: given.border ?? place.border,
  };
}

/** The button on images and on the brand gradient. */
export function onMediaOf(
  { neutral, accent }: Brand,
  brandStops: readonly string[],
  given: GivenPalette['onMedia'] = {},
): PaletteTokens['onMedia'] {
  const solid = given.solid ?? (!isGrey(accent.solid) && passes(accent.solid, brandStops, 3) ? accent.solid : white);
  return { solid, onSolid: given.onSolid ?? onColour(solid, neutral(0.2, 0.03)) };
}

/** The scrim under hero text is nearly opaque. */
const heroScrimAlpha = 0.9;

/** Worst-case backgrounds of hero text: the scrim over the darkest and the lightest image. */
export const scrimmed = (scrim: string) => ['#000000', white].map((picture) => over(closed(scrim), picture));

export function onHeroOf(
  { neutral, accent }: Brand,
  stops: readonly string[],
  onMedia: PaletteTokens['onMedia'],
  given: GivenPalette['onHero'] = {},
): PaletteTokens['onHero'] {
  const light = stops.reduce((sum, stop) => sum + luminance(stop), 0) / stops.length > 0.3;
  const scrim = given.scrim ?? hexOf(light ? neutral(0.968, 0.009) : neutral(0.15, 0.025));
  const grounds = [...stops, ...scrimmed(scrim)];
  const fg = given.fg ?? readable(light ? neutral(0.225, 0.03) : neutral(0.985, 0.006), grounds, 4.5);
  const own = light ? inkButton(fg, accent.solid) : onMedia;
  const near = grounds.filter((ground) => luminance(ground) > 0.18 === light);
  const button = !isGrey(accent.solid) && passes(accent.solid, near, 3) ? accent : own;
  return {
    fg,
    muted: given.muted ?? readable(light ? neutral(0.4, 0.034) : neutral(0.89, 0.015), grounds, 4.5),
    scrim,
    accent: readable(button.solid, grounds, 4.5),
    solid: button.solid,
    onSolid: button.onSolid,
  };
}

/** On a light hero the button is the text's ink, with the accent as its label if that can be read. */
const inkButton = (ink: string, accent: string) => ({
  solid: ink,
  onSolid: contrast(accent, ink) >= 4.5 ? accent : onColour(ink, toneOf(black)),
});

const closed = (scrim: string) => (scrim.length === 9 ? scrim : `${scrim}${Math.round(heroScrimAlpha * 255).toString(16)}`);

/** Uses the support colour if the background is close to the accent. */
const accentOn = (place: string, accent: PaletteTokens['accent'], support: PaletteTokens['support']) => {
  const own = passes(accent.solid, [place], 4.5) ? accent.solid : accent.text;
  return toneOf(place).c > 0.08 && distance(own, place) < 0.3 ? support.solid : own;
};

function placeOf(ground: string, neutral: Neutral) {
  const tone = toneOf(ground);
  const dark = luminance(ground) < 0.18;
  // Controls shift away from the text's lightness, so that text on a mid-tone background keeps its contrast.
  const near = (step: number) => hexOf({ ...tone, l: Math.min(1, tone.l + step) });
  return dark
    ? {
        fg: neutral(0.968, 0.008),
        muted: neutral(0.83, 0.018),
        outline: { ...neutral(0.53, 0.03) },
        control: near(tone.l > 0.3 ? -0.075 : 0.055),
        border: near(0.075),
      }
    : {
        fg: neutral(0.225, 0.03),
        muted: neutral(0.44, 0.034),
        outline: { ...neutral(0.63, 0.03) },
        control: near(tone.l > 0.85 ? -0.032 : 0.05),
        border: near(-0.06),
      };
}
