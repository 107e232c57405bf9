import { convertLrgbToOklab, convertLrgbToRgb, convertOklabToLrgb } from 'culori/fn';

/** OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export const black = '#000000';
export const white = '#ffffff';

const pattern = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;

export const isColour = (value: unknown): value is string => typeof value === 'string' && pattern.test(value);

const linear = Array.from({ length: 256 }, (_, step) => {
  const value = step / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

export function toneOf(hex: string): Tone {
  const [red, green, blue] = channels(hex);
  const { l, a, b } = convertLrgbToOklab({ r: lightOf(red), g: lightOf(green), b: lightOf(blue) });
  const c = Math.hypot(a, b);
  // The hue of a grey is rounding noise.
  return c < 0.004 ? { l, c: 0, h: 0 } : { l, c, h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Maps a colour into the sRGB gamut by reducing its chroma. */
export function hexOf(tone: Tone): string {
  const { r, g, b } = convertLrgbToRgb(screenLight(tone));
  const digits = [r, g, b].map((value) =>
    Math.round(clamp(value, 0, 1) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** `alpha` 0 to 1, written as the last two digits. */
export const withAlpha = (hex: string, alpha: number) =>
  `${hex.slice(0, 7)}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** 0 to 1. */
export const alphaOf = (hex: string) => (hex.length === 9 ? Number.parseInt(hex.slice(7), 16) / 255 : 1);

/** Relative luminance of WCAG 2. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue);
}

export const luminanceOf = (tone: Tone) => {
  const { r, g, b } = screenLight(tone);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

export const ratioOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast of two opaque colours. */
export const contrast = (one: string, other: string) => ratioOf(luminance(one), luminance(other));

/** Alpha-composites `top` over `below`. */
export function over(top: string, below: string): string {
  const alpha = alphaOf(top);
  if (alpha === 1) return top.slice(0, 7);
  const under = channels(below);
  const mixed = channels(top).map((value, index) => Math.round(value * alpha + (under[index] ?? 0) * (1 - alpha)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Distance in OKLab: about 0.02 is just noticeable, 1 is black to white. */
export function distance(one: string, other: string): number {
  const [first, second] = [toneOf(one), toneOf(other)];
  const radians = ((first.h - second.h) * Math.PI) / 180;
  const chroma = first.c ** 2 + second.c ** 2 - 2 * first.c * second.c * Math.cos(radians);
  return Math.sqrt((first.l - second.l) ** 2 + Math.max(0, chroma));
}

export const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

export const hueDistance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const lightOf = (channel: number) => linear[channel] ?? 0;

interface Light {
  readonly mode: 'lrgb';
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

function screenLight({ l, c, h }: Tone): Light {
  const lightness = clamp(l, 0, 1);
  const a = Math.cos((h * Math.PI) / 180);
  const b = Math.sin((h * Math.PI) / 180);
  const lightAt = (chroma: number) => convertOklabToLrgb({ l: lightness, a: a * chroma, b: b * chroma });
  const preferred = lightAt(c);
  if (shows(preferred)) return inRange(preferred);
  let min = 0;
  let max = c;
  for (let step = 0; step < 9; step += 1) {
    const middle = (min + max) / 2;
    if (shows(lightAt(middle))) min = middle;
    else max = middle;
  }
  return inRange(lightAt(min));
}

const shows = ({ r, g, b }: Light) => Math.min(r, g, b) > -0.0005 && Math.max(r, g, b) < 1.0005;

const inRange = ({ r, g, b }: Light): Light => ({ mode: 'lrgb', r: clamp(r, 0, 1), g: clamp(g, 0, 1), b: clamp(b, 0, 1) });
