import { type FontChoice, type FontFamily, fontFamilies, unicodeRange } from './fonts.ts';

export interface BrandFonts {
  readonly display: FontChoice;
  readonly text: FontChoice;
  readonly numeric: FontChoice;
}

/** Heavier display files are found through the style sheet; preloading them would delay the picture and the text. */
const preloadLimit = 130_000;

const systemStack = 'system-ui, sans-serif';

/** Inter where a brand says nothing of its text; its titles then take Plus Jakarta Sans. */
export function fontsOf(given: Partial<BrandFonts> = {}): BrandFonts {
  const text = given.text ?? { family: 'inter' };
  const display = given.display ?? given.text ?? { family: 'plus-jakarta-sans' };
  return { display, text, numeric: given.numeric ?? text };
}

/** The value of `font-family`: the face, its fallback of the same metrics, the system's. */
export function fontStack(choice: FontChoice): string {
  const own = ownName(choice);
  if (own !== null) return `"${own}", ${systemStack}`;
  const family = bundled(choice);
  if (family === null) return systemStack;
  return `"${family.name}", "${family.name} Fallback", ${family.generic === 'serif' ? 'Georgia, serif' : systemStack}`;
}

/**
 * `@font-face` rules of a brand. `addressOf` turns a package file (`@fontsource…`) or
 * a file of the brand's folder into the address the server serves it under.
 */
export function fontFaces(fonts: BrandFonts, addressOf: (file: string) => string): string {
  return different(fonts)
    .map((choice) => facesOf(choice, addressOf))
    .join('');
}

/** Files worth a `<link rel="preload">`: the text face, and the display face where it is light enough. */
export function fontFilesToPreload(fonts: BrandFonts): readonly string[] {
  const text = filesOf(fonts.text);
  const display = filesOf(fonts.display);
  const light = display.reduce((sum, file) => sum + file.bytes, 0) <= preloadLimit;
  return [...new Set([...text, ...(light ? display : [])].map((file) => file.path))];
}

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

const different = (fonts: BrandFonts) => [
  ...new Map(Object.values<FontChoice>({ ...fonts }).map((one) => [keyOf(one), one])).values(),
];

/** Regular text only: the other weights of a still family come when they are used. */
function filesOf(choice: FontChoice): readonly { readonly path: string; readonly bytes: number }[] {
  if (choice.file !== undefined) return [{ path: choice.file, bytes: 0 }];
  return bundled(choice)?.files.filter(({ weight }) => weight === '400' || weight.includes(' ')) ?? [];
}

function facesOf(choice: FontChoice, addressOf: (file: string) => string): string {
  const own = ownName(choice);
  if (own !== null) return face([`font-family:"${own}"`, 'font-weight:100 900', source(addressOf(choice.file ?? ''))]);
  const family = bundled(choice);
  if (family === null) return '';
  const { name, stretch, files, fallback } = family;
  const faces = files.map(({ path, subset, weight }) =>
    face([
      `font-family:"${name}"`,
      `font-weight:${weight}`,
      ...(stretch === undefined ? [] : [`font-stretch:${stretch}`]),
      source(addressOf(path)),
      `unicode-range:${unicodeRange[subset]}`,
    ]),
  );
  const local = fallback.local.map((one) => `local("${one}")`).join(',');
  return `${faces.join('')}@font-face{font-family:"${name} Fallback";src:${local};size-adjust:${fallback.sizeAdjust}%;ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:0%}`;
}

const face = (declarations: readonly string[]) => `@font-face{${declarations.join(';')};font-style:normal;font-display:swap}`;

function source(address: string): string {
  if (!/^[\w./:@%~-]+$/.test(address)) throw new Error('A font address may hold only letters, digits and . / : @ % ~ - _.');
  return `src:url("${address}") format("woff2")`;
}
