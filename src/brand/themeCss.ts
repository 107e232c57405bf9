import { flatten, type TokenTree } from '../theme/flatten.ts';
import { type ModeName, modeNames, variableName } from '../theme/tokens.ts';
import type { ThemeChoice } from './themeChoice.ts';
import { cssValue } from './tokenGrammar.ts';
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
