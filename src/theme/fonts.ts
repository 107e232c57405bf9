/** Data: the bundled families. Fallback metrics are measured: average width of Latin text against Arial or Times. */

export type FontId = 'archivo' | 'be-vietnam-pro' | 'fraunces' | 'inter' | 'plus-jakarta-sans' | 'system';

/** A bundled family, or a font file of the brand with its family name. */
export interface FontChoice {
  readonly family?: FontId;
  readonly file?: string;
  readonly name?: string;
}

interface FontFile {
  readonly path: string;
  readonly subset: 'latin' | 'vietnamese';
  /** One weight, or the range of a variable font. */
  readonly weight: string;
}

/** Minimum and maximum of each axis, by tag. */
export type FontAxes = Readonly<Record<string, readonly [min: number, max: number]>>;

export interface FontFamily {
  readonly name: string;
  readonly generic: 'sans-serif' | 'serif';
  /** Axes of a variable font; absent for a static one. */
  readonly axes?: FontAxes;
  readonly files: readonly FontFile[];
  /** A local font adjusted to the same metrics, so that text does not shift when the file loads. */
  readonly fallback: {
    readonly local: readonly string[];
    readonly sizeAdjust: number;
    readonly ascent: number;
    readonly descent: number;
  };
}

export const unicodeRange = {
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;

const arial = ['Arial', 'Liberation Sans', 'Roboto'];
const times = ['Times New Roman', 'Liberation Serif', 'Noto Serif'];

export const fontFamilies: Readonly<Record<Exclude<FontId, 'system'>, FontFamily>> = {
  archivo: {
    name: 'Archivo Variable',
    generic: 'sans-serif',
    axes: { wght: [100, 900], wdth: [62, 125] },
    files: variable('@fontsource-variable/archivo/files/archivo', 'wdth', '100 900'),
    fallback: { local: arial, sizeAdjust: 129.43, ascent: 67.84, descent: 16.22 },
  },
  'be-vietnam-pro': {
    name: 'Be Vietnam Pro',
    generic: 'sans-serif',
    files: [...still('400'), ...still('500'), ...still('600'), ...still('700')],
    fallback: { local: arial, sizeAdjust: 111.01, ascent: 90.08, descent: 23.87 },
  },
  fraunces: {
    name: 'Fraunces Variable',
    generic: 'serif',
    axes: { wght: [100, 900], opsz: [9, 144], SOFT: [0, 100], WONK: [0, 1] },
    files: variable('@fontsource-variable/fraunces/files/fraunces', 'full', '100 900'),
    fallback: { local: times, sizeAdjust: 112.43, ascent: 86.99, descent: 22.68 },
  },
  inter: {
    name: 'Inter Variable',
    generic: 'sans-serif',
    axes: { wght: [100, 900] },
    files: variable('@fontsource-variable/inter/files/inter', 'wght', '100 900'),
    fallback: { local: arial, sizeAdjust: 107.89, ascent: 89.79, descent: 22.36 },
  },
  'plus-jakarta-sans': {
    name: 'Plus Jakarta Sans Variable',
    generic: 'sans-serif',
    axes: { wght: [200, 800] },
    files: variable('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans', 'wght', '200 800'),
    fallback: { local: arial, sizeAdjust: 105.75, ascent: 98.16, descent: 20.99 },
  },
};

function variable(start: string, axis: string, weight: string): readonly FontFile[] {
  return [
    { path: `${start}-vietnamese-${axis}-normal.woff2`, subset: 'vietnamese', weight },
    { path: `${start}-latin-${axis}-normal.woff2`, subset: 'latin', weight },
  ];
}

function still(weight: string): readonly FontFile[] {
  return variable('@fontsource/be-vietnam-pro/files/be-vietnam-pro', weight, weight);
}
