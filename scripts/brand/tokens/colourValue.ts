import { type Color, converter, formatHex } from 'culori';
import { alphaOf } from '../../../src/theme/colour.ts';
import { isContent } from './places.ts';

/** A colour of the Design Tokens Color module. */
export interface ColourValue {
  readonly colorSpace: string;
  readonly components: readonly (number | 'none')[];
  /** 0 to 1; opaque if absent. */
  readonly alpha?: number;
  /** Fallback in sRGB, six digits. */
  readonly hex?: string;
}

/** A hexadecimal colour of six or eight digits as a value. */
export function colourValue(hex: string): ColourValue {
  const number = Number.parseInt(hex.slice(1, 7), 16);
  const components = [number >> 16, (number >> 8) & 255, number & 255].map((channel) => rounded(channel / 255));
  return {
    colorSpace: 'srgb',
    components,
    ...(hex.length === 9 ? { alpha: rounded(alphaOf(hex)) } : {}),
    hex: hex.slice(0, 7),
  };
}

/** Four digits distinguish the 256 steps of a channel. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

export type HexReading =
  | { readonly ok: true; readonly hex: string }
  /** Not a colour, or outside sRGB and without a fallback; then `nearest` is the closest colour inside. */
  | { readonly ok: false; readonly nearest: string | null };

/** The hexadecimal colour of a value, with two more digits if it is translucent. */
export function hexOfValue(value: unknown): HexReading {
  const colour = colourOf(value);
  if (colour === null) return { ok: false, nearest: null };
  const { r, g, b } = toRgb(colour.colour);
  const isInside = [r, g, b].every((channel) => channel > -tolerance && channel < 1 + tolerance);
  const nearest = formatHex({ mode: 'rgb', r, g, b });
  if (!isInside && colour.hex === null) return { ok: false, nearest };
  const own = colour.hex !== null && (!isInside || colour.hex.toLowerCase() === nearest) ? colour.hex : nearest;
  const alpha = Math.round(colour.alpha * 255);
  return { ok: true, hex: alpha === 255 ? own : `${own}${alpha.toString(16).padStart(2, '0')}` };
}

const toRgb = converter('rgb');

/** Half a step of a channel. */
const tolerance = 0.5 / 255;

const hexPattern = /^#[\da-f]{6}$/i;

function colourOf(value: unknown): { readonly colour: Color; readonly alpha: number; readonly hex: string | null } | null {
  if (!isContent(value)) return null;
  const { colorSpace, components, alpha = 1, hex = null } = value;
  const make = typeof colorSpace === 'string' && Object.hasOwn(spaces, colorSpace) ? spaces[colorSpace] : undefined;
  if (make === undefined || !Array.isArray(components) || components.length !== 3) return null;
  const numbers = components.map((component: unknown) => (component === 'none' ? 0 : component));
  if (!numbers.every((component) => typeof component === 'number' && Number.isFinite(component))) return null;
  if (typeof alpha !== 'number' || !(alpha >= 0 && alpha <= 1)) return null;
  if (hex !== null && (typeof hex !== 'string' || !hexPattern.test(hex))) return null;
  const [first = 0, second = 0, third = 0] = numbers as number[];
  return { colour: make(first, second, third), alpha, hex };
}

/** The colour spaces of the module; percentages run to 100 there. */
const spaces: Readonly<Record<string, (one: number, two: number, three: number) => Color>> = {
  srgb: (r, g, b) => ({ mode: 'rgb', r, g, b }),
  'srgb-linear': (r, g, b) => ({ mode: 'lrgb', r, g, b }),
  hsl: (h, s, l) => ({ mode: 'hsl', h, s: s / 100, l: l / 100 }),
  hwb: (h, w, b) => ({ mode: 'hwb', h, w: w / 100, b: b / 100 }),
  lab: (l, a, b) => ({ mode: 'lab', l, a, b }),
  lch: (l, c, h) => ({ mode: 'lch', l, c, h }),
  oklab: (l, a, b) => ({ mode: 'oklab', l, a, b }),
  oklch: (l, c, h) => ({ mode: 'oklch', l, c, h }),
  'display-p3': (r, g, b) => ({ mode: 'p3', r, g, b }),
  'a98-rgb': (r, g, b) => ({ mode: 'a98', r, g, b }),
  'prophoto-rgb': (r, g, b) => ({ mode: 'prophoto', r, g, b }),
  rec2020: (r, g, b) => ({ mode: 'rec2020', r, g, b }),
  'xyz-d65': (x, y, z) => ({ mode: 'xyz65', x, y, z }),
  'xyz-d50': (x, y, z) => ({ mode: 'xyz50', x, y, z }),
};
