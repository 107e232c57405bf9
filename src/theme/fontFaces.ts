import { axesInUse, type FontNeeds } from './fontNeeds.ts';
import { type FontAxes, type FontChoice, type FontFamily, fontFamilies, unicodeRange } from './fonts.ts';

export interface BrandFonts {
  readonly display: FontChoice;
  readonly text: FontChoice;
  readonly numeric: FontChoice;
}

/** A font file and the axis ranges a brand uses of it. */
export interface FontSource {
  /** Path in a package (`@fontsource…`) or in the brand's folder. */
  readonly file: string;
  /** Used range of each axis, empty for a static font; null for a file that is served unchanged. */
  readonly axes: FontAxes | null;
  readonly subset: 'latin' | 'vietnamese' | null;
}

const systemStack = 'system-ui, sans-serif';

/** Default fonts: Inter for text, Plus Jakarta Sans for titles. */
export function fontsOf(given: Partial<BrandFonts> = {}): BrandFonts {
  const text = given.text ?? { family: 'inter' };
  const display = given.display ?? given.text ?? { family: 'plus-jakarta-sans' };
  return { display, text, numeric: given.numeric ?? text };
}

/** Value of `font-family`: the font, its metric-compatible fallback, the system font. */
export function fontStack(choice: FontChoice): string {
  const own = ownName(choice);
  if (own !== null) return `"${own}", ${systemStack}`;
  const family = bundled(choice);
  if (family === null) return systemStack;
  return `"${family.name}", "${family.name} Fallback", ${family.generic === 'serif' ? 'Georgia, serif' : systemStack}`;
}

/** `@font-face` rules of a brand. `addressOf` returns the URL of a file. */
export function fontFaces(fonts: BrandFonts, needs: FontNeeds, addressOf: (source: FontSource) => string): string {
  return different(fonts)
    .map((choice) => facesOf(choice, fonts, needs, addressOf))
    .join('');
}

/** All font files of a brand. */
export const fontSources = (fonts: BrandFonts, needs: FontNeeds): readonly FontSource[] =>
  different(fonts).flatMap((choice) => sourcesOf(choice, fonts, needs).map(({ source }) => source));

/** Files to preload: those of the text, and of a static family only the regular weight; the others load on use. */
export const fontsToPreload = (fonts: BrandFonts, needs: FontNeeds): readonly FontSource[] =>
  sourcesOf(fonts.text, fonts, needs).flatMap(({ source, weight, varies }) => (varies || weight === '400' ? [source] : []));

const bundled = ({ family }: FontChoice): FontFamily | null =>
  family !== undefined && family !== 'system' && Object.hasOwn(fontFamilies, family) ? fontFamilies[family] : null;

function ownName({ file, name }: FontChoice): string | null {
  if (file === undefined) return null;
  if (name === undefined || !/^[A-Za-z][A-Za-z0-9 ]{0,39}$/.test(name)) {
    throw new Error('An own font needs a name of letters, digits and spaces. Give it one beside its file.');
  }
  return name;
}

const keyOf = (choice: FontChoice) => choice.file ?? choice.family ?? 'system';

const different = (fonts: Partial<BrandFonts>) => [
  ...new Map(Object.values<FontChoice>({ ...fonts }).map((one) => [keyOf(one), one])).values(),
];

interface WeighedSource {
  readonly source: FontSource;
  readonly weight: string;
  readonly varies: boolean;
}

function sourcesOf(choice: FontChoice, fonts: BrandFonts, needs: FontNeeds): readonly WeighedSource[] {
  if (choice.file !== undefined) {
    return [{ source: { file: choice.file, axes: null, subset: null }, weight: '400', varies: false }];
  }
  const family = bundled(choice);
  if (family === null) return [];
  const axes = axesInUse(family, rolesOf(choice, fonts), needs);
  return family.files.map(({ path, subset, weight }) => ({
    source: { file: path, axes, subset },
    weight: axes['wght'] === undefined ? weight : ends(axes['wght']),
    varies: family.axes !== undefined,
  }));
}

const rolesOf = (choice: FontChoice, { display, text, numeric }: BrandFonts) =>
  Object.entries({ display, text, numeric }).flatMap(([role, one]) =>
    keyOf(one) === keyOf(choice) ? [role as keyof BrandFonts] : [],
  );

const ends = ([min, max]: readonly [number, number], unit = '') =>
  min === max ? `${min}${unit}` : `${min}${unit} ${max}${unit}`;

function facesOf(choice: FontChoice, fonts: BrandFonts, needs: FontNeeds, addressOf: (source: FontSource) => string): string {
  const own = ownName(choice);
  const sources = sourcesOf(choice, fonts, needs);
  if (own !== null) {
    return sources
      .map(({ source }) => face([`font-family:"${own}"`, 'font-weight:100 900', sourceRule(addressOf(source))]))
      .join('');
  }
  const family = bundled(choice);
  if (family === null) return '';
  const { name, fallback } = family;
  const faces = sources.map(({ source, weight }) =>
    face([
      `font-family:"${name}"`,
      `font-weight:${weight}`,
      ...(source.axes?.['wdth'] === undefined ? [] : [`font-stretch:${ends(source.axes['wdth'], '%')}`]),
      sourceRule(addressOf(source)),
      ...(source.subset === null ? [] : [`unicode-range:${unicodeRange[source.subset]}`]),
    ]),
  );
  const local = fallback.local.map((one) => `local("${one}")`).join(',');
  return `${faces.join('')}@font-face{font-family:"${name} Fallback";src:${local};size-adjust:${fallback.sizeAdjust}%;ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:0%}`;
}

const face = (declarations: readonly string[]) => `@font-face{${declarations.join(';')};font-style:normal;font-display:swap}`;

function sourceRule(address: string): string {
  if (!/^[\w./:@%~-]+$/.test(address)) throw new Error('A font address may hold only letters, digits and . / : @ % ~ - _.');
  return `src:url("${address}") format("woff2")`;
}
