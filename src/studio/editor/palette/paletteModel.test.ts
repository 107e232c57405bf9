import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { auditTheme } from '../../../brand/auditTheme.ts';
import type { ThemeChoice } from '../../../brand/themeChoice.ts';
import { resolveColours } from '../../../manifest/colours.ts';
import { withValue } from '../document/values.ts';
import { fails, matrixOf, nearestFor, othersOf, paletteModel, passesAs, placeOfToken, tokenOf } from './paletteModel.ts';

const hacson = JSON.parse(readFileSync('brands/hacson/brand.json', 'utf8')) as { readonly theme: ThemeChoice };
const weak = withValue(hacson, ['theme', 'palettes', 'light', 'support', 'text'], '#b07a1e');

describe('the palette', () => {
  it('finds the same weak pairs as the audit, and a colour near by on which all pass', () => {
    const model = paletteModel(weak);
    if (model === null) throw new Error('no palette');
    const failing = model.pairs.light.filter(fails);
    expect(new Set(failing.map(({ foreground }) => foreground))).toEqual(new Set(['support.text']));
    const nearest = nearestFor(model.pairs.light, 'support.text', '#b07a1e');
    expect(passesAs(model.pairs.light, 'support.text', nearest?.hex ?? '')).toBe(true);
    const fixed = paletteModel(withValue(weak, ['theme', 'palettes', 'light', 'support', 'text'], nearest?.hex));
    expect(fixed?.pairs.light.filter(fails)).toEqual([]);
    const { value } = resolveColours(weak);
    const found = auditTheme((value as { readonly theme: ThemeChoice }).theme).filter(({ mode }) => mode === 'light');
    expect(found.map(({ background }) => background)).toEqual(failing.map(({ background }) => background));
  });

  it('shows every pair of both modes once, in the matrix or below it', () => {
    const model = paletteModel(hacson);
    if (model === null) throw new Error('no palette');
    const shown = [
      ...matrixOf(model.pairs.dark).flatMap(({ cells }) => cells.filter((cell) => cell !== null)),
      ...othersOf(model.pairs.dark),
    ];
    expect(shown).toHaveLength(model.pairs.dark.length);
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('sets only colours that the manifest may name', () => {
    expect(placeOfToken('light', 'support.text')).toEqual(['theme', 'palettes', 'light', 'support', 'text']);
    expect(placeOfToken('light', 'action.solid')).toBe(null);
    const model = paletteModel(hacson);
    expect(model === null ? null : tokenOf(model.palettes, 'light', 'support.text')).toMatch(/^#[0-9a-f]{6}$/);
    expect(paletteModel({ theme: { seed: 'red' } })).toBe(null);
  });
});
