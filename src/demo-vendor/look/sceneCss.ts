import { hexOf, withAlpha } from '../../theme/colour.ts';

/** Colours that are not themed: the scene (by hue), cards, coins and gold. The same in dark and light mode. */
export function sceneCss(hue: number): string {
  const tone = (l: number, c: number, h = hue) => hexOf({ l, c, h });
  const ink = tone(0.16, 0.03);
  const values = {
    'scene-top': tone(0.46, 0.13),
    'scene-middle': tone(0.32, 0.11),
    'scene-bottom': tone(0.19, 0.07),
    'scene-ray': withAlpha(tone(0.8, 0.12), 0.16),
    'scene-glow': withAlpha(tone(0.86, 0.13), 0.6),
    'scene-edge': withAlpha(tone(0.86, 0.1), 0.35),
    'scene-well': withAlpha(tone(0.12, 0.04), 0.72),
    'scene-cell': withAlpha(tone(0.98, 0.01), 0.07),
    'scene-cell-lit': withAlpha(tone(0.92, 0.1), 0.26),
    'scene-text': tone(0.985, 0.008),
    'scene-muted': tone(0.86, 0.04),
    'scene-felt': tone(0.38, 0.09),
    'scene-felt-edge': tone(0.27, 0.07),
    gold: tone(0.84, 0.15, 86),
    'gold-deep': tone(0.66, 0.14, 70),
    'gold-ink': tone(0.26, 0.06, 70),
    paper: tone(0.985, 0.006, 90),
    'paper-shade': tone(0.91, 0.012, 90),
    'card-ink': ink,
    'card-red': tone(0.55, 0.21, 25),
    'disc-red': tone(0.56, 0.2, 27),
    'table-red': tone(0.5, 0.19, 26),
    'table-green': tone(0.48, 0.13, 152),
    'table-blue': tone(0.5, 0.15, 255),
    'table-violet': tone(0.48, 0.18, 305),
    'table-slate': tone(0.52, 0.035, 255),
    'ball-1': tone(0.58, 0.2, 20),
    'ball-2': tone(0.72, 0.16, 75),
    'ball-3': tone(0.6, 0.15, 150),
    'ball-4': tone(0.56, 0.17, 255),
    'ball-5': tone(0.54, 0.2, 300),
    shade: withAlpha(ink, 0.55),
    gleam: withAlpha(tone(1, 0), 0.55),
  };
  return `:root{${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
}
