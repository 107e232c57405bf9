import { flatten, type TokenTree } from '../theme/flatten.ts';
import { type ModeName, modeNames, tokenShape, variableName } from '../theme/tokens.ts';
import type { ThemeChoice } from './themeChoice.ts';
import { type BrandTokens, tokensFromBrand } from './tokensFromBrand.ts';

type Declarations = ReadonlyMap<string, string>;

/**
 * CSS of a brand: foundation tokens and one palette on `:root`, and for the other mode only the tokens that differ.
 *
 * @throws if a value does not match the grammar of its token.
 */
export function themeCss(theme: ThemeChoice, { palettes, foundation }: BrandTokens = tokensFromBrand(theme)): string {
  const offered = theme.modes ?? modeNames;
  const first = firstMode(theme);
  const palette = declarationsOf(palettes[first]);
  const root = rule(':root', new Map([...declarationsOf(foundation), ...palette]), first);
  const other = modeNames.find((mode) => mode !== first && offered.includes(mode));
  if (other === undefined) return root;
  const change = changed(palette, declarationsOf(palettes[other]));
  const chosen = rule(`:root[data-palette="${other}"]`, change, other);
  if (theme.defaultMode !== 'system') return root + chosen;
  return `${root}@media (prefers-color-scheme:${other}){${rule(':root:not([data-palette])', change, other)}}${chosen}`;
}

/** Mode of the `:root` rule: the brand's default, or the first offered mode if the default is the system's. */
export function firstMode({ defaultMode = 'dark', modes = modeNames }: ThemeChoice): ModeName {
  const known = modeNames.filter((mode) => modes.includes(mode));
  return known.find((mode) => mode === defaultMode) ?? known[0] ?? 'dark';
}

export const declarationsOf = (tree: TokenTree): Declarations =>
  new Map(flatten(tree).map(({ path, value }) => [`--${variableName(path)}`, cssValue(path, value)]));

const changed = (from: Declarations, to: Declarations): Declarations =>
  new Map([...to].filter(([name, value]) => from.get(name) !== value));

function rule(selector: string, declarations: Declarations, mode: ModeName): string {
  const lines = [...declarations].map(([name, value]) => `${name}:${value}`);
  return `${selector}{color-scheme:${mode};${lines.join(';')}}`;
}

const hex = '#[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?';
const number = '-?\\d{1,4}(?:\\.\\d{1,4})?';
const name = '"[A-Za-z][A-Za-z0-9 ]{0,49}"';
const families = `(?:${name}, ){0,2}(?:Georgia, serif|system-ui, sans-serif)`;
const size = `(?:${number}rem|clamp\\(${number}rem, ${number}rem \\+ ${number}vw, ${number}rem\\))`;

const whole = (text: string) => new RegExp(`^(?:${text})$`);

const grammars = {
  colour: whole(hex),
  gradient: whole(`linear-gradient\\(${number}deg(?:, ${hex} \\d{1,3}%){2,4}\\)`),
  shadow: whole(`(?:${number}px ){4}${hex}(?:, (?:${number}px ){4}${hex})?`),
  length: whole(`${number}px`),
  families: whole(families),
  font: whole(`\\d{3} ${size}/${number} ${families}`),
  duration: whole('\\d{1,4}ms'),
  easing: whole(`cubic-bezier\\(${number}(?:, ${number}){3}\\)`),
  percent: whole('\\d{1,3}%'),
  transform: whole('none|uppercase'),
  variation: whole('normal|"SOFT" \\d{1,3}, "WONK" 0, "opsz" 60'),
  opacity: whole('[01]'),
  em: whole(`${number}em`),
  rem: whole(`${number}rem`),
};

type Grammar = keyof typeof grammars;

/** Token groups that are not colours. */
const grammarOfGroup: Readonly<Record<string, Grammar>> = {
  gradient: 'gradient',
  shadow: 'shadow',
  radius: 'length',
  cut: 'length',
  font: 'families',
  wordSpace: 'em',
  type: 'font',
  size: 'rem',
  tracking: 'length',
  'displayFace.stretch': 'percent',
  'displayFace.transform': 'transform',
  'displayFace.variation': 'variation',
  space: 'length',
  control: 'length',
  height: 'length',
  duration: 'duration',
  easing: 'easing',
  titleRule: 'opacity',
};

/**
 * Returns the value unchanged if it is valid for the token. Every value passes here before it reaches a style sheet.
 *
 * @throws if the token is unknown or the value does not match its grammar.
 */
function cssValue(path: readonly string[], value: string): string {
  const [group = ''] = path;
  const grammar = grammarOfGroup[path.join('.')] ?? grammarOfGroup[group] ?? 'colour';
  if (!isToken(path)) throw new Error(`"${path.join('.')}" is not a token. Use a name of the theme contract.`);
  if (!grammars[grammar].test(value)) throw new Error(`The value of ${path.join('.')} is not a ${grammar}. Write it as one.`);
  return value;
}

interface Shape {
  readonly [name: string]: null | Shape;
}

function isToken(path: readonly string[]): boolean {
  let place: null | Shape | undefined = tokenShape;
  for (const step of path) {
    if (place === null || place === undefined || !Object.hasOwn(place, step)) return false;
    place = place[step];
  }
  return place === null;
}
