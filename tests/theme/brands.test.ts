import { describe, expect, it } from 'vitest';
import { auditTheme } from '../../src/brand/auditTheme.ts';
import { tokensFromBrand, tokensOfMode } from '../../src/brand/tokensFromBrand.ts';
import { tokenShape } from '../../src/theme/tokens.ts';
import { brandOf, tenants } from '../brands/brandFiles.ts';

const themes = tenants.map((name) => ({ name, theme: brandOf(name).theme }));

const leaves = (tree: object): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    value !== null && typeof value === 'object' ? leaves(value).map((rest) => `${key}.${rest}`) : [key],
  );

describe.each(themes)('theme of $name', ({ theme }) => {
  it('has no failing pair in any mode it offers [PALETTE-05]', () => {
    expect(auditTheme(theme).map(({ sentence }) => sentence.en)).toEqual([]);
  });

  it('fills every token of the contract and keeps every colour it states', () => {
    for (const mode of ['dark', 'light'] as const) {
      const tokens = tokensOfMode(tokensFromBrand(theme), mode);
      expect(leaves(tokens).sort()).toEqual(leaves(tokenShape).sort());
      const { shadow: _shadow, gradient: _gradient, ...stated } = theme.palettes?.[mode] ?? {};
      expect(tokens).toMatchObject(stated);
    }
  });
});
