import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, hueDistance, luminance, toneOf } from '../../theme/colour.ts';
import { modeNames } from '../../theme/tokens.ts';
import { auditPalette } from '../auditTheme.ts';
import type { ThemeChoice } from '../themeChoice.ts';
import { derivePalette } from './derivePalette.ts';

const seeds = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Edge cases: black, white, mid-tones, neon, and upper-case hex, which must be kept as written. */
const awkward = ['#ffffff', '#000000', '#777777', '#808080', '#e6ff00', '#00ffff', '#ff00ff', '#FF0000', '#0000FF', '#c0FFee'];

function faults(theme: ThemeChoice) {
  return modeNames.flatMap((mode) => {
    const palette = derivePalette(theme, mode);
    const kept = palette.accent.solid === theme.seed ? [] : [`${mode}: seed ${theme.seed} became ${palette.accent.solid}`];
    return [...kept, ...auditPalette(palette, mode).map((finding) => finding.sentence.en)];
  });
}

describe('derivePalette', () => {
  it('passes the audit and keeps the seed for any seed, in both modes [PALETTE-07]', () => {
    expect(awkward.flatMap((seed) => faults({ seed }))).toEqual([]);
    const any = fc.property(seeds, (seed) => faults({ seed }).length === 0);
    expect(fc.check(any, { numRuns: 10_000 }).counterexample).toBeNull();
  });

  it('passes the audit with any second colour and any tint as well', () => {
    const any = fc.property(seeds, seeds, seeds, (seed, supportSeed, neutral) => {
      const kept = derivePalette({ seed, supportSeed }, 'light').support.solid === supportSeed;
      return kept && faults({ seed, supportSeed, neutral }).length === 0;
    });
    expect(fc.check(any, { numRuns: 1_000 }).counterexample).toBeNull();
  });

  it('solves what is not stated against what is, for any stated header, footer, card and accent', () => {
    fc.assert(
      fc.property(seeds, seeds, seeds, (seed, header, footer) => {
        const surface = { header, footer };
        const palette = derivePalette({ seed: '#7c3aed', palettes: { light: { surface, accent: { solid: seed } } } }, 'light');
        expect(palette.surface).toMatchObject(surface);
        expect(palette.accent.solid).toBe(seed);
        expect(auditPalette(palette, 'light').map(({ sentence }) => sentence.en)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps a stated value even where it cannot be read', () => {
    const palette = derivePalette({ seed: '#7c3aed', palettes: { dark: { text: { secondary: '#222222' } } } }, 'dark');
    expect(palette.text.secondary).toBe('#222222');
    expect(palette.text.primary).toBe(derivePalette({ seed: '#7c3aed' }, 'dark').text.primary);
  });

  it('climbs the levels by lightness in the dark and stays white above the page in the light', () => {
    const dark = derivePalette({ seed: '#16a34a' }, 'dark').surface;
    const rising = [dark.sunken, dark.canvas, dark.base, dark.raised, dark.overlay].map(luminance);
    expect(rising).toEqual([...rising].sort((one, other) => one - other));
    const light = derivePalette({ seed: '#16a34a' }, 'light').surface;
    expect([light.base, light.raised, light.overlay]).toEqual(['#ffffff', '#ffffff', '#ffffff']);
    expect(luminance(light.sunken)).toBeLessThan(luminance(light.canvas));
  });

  it('writes in nearly white on dark and in nearly black on light', () => {
    const lightness = modeNames.map((mode) => {
      const { primary, disabled, inverse } = derivePalette({ seed: '#7c3aed' }, mode).text;
      return [primary, disabled, inverse].map((colour) => Math.round(toneOf(colour).l * 10) / 10);
    });
    expect(lightness).toEqual([
      [1, 0.5, 0.2],
      [0.2, 0.7, 1],
    ]);
  });

  it('lifts raised cards by a second shadow, and nothing else', () => {
    const [flat, raised] = [{}, { cards: 'raised' } as const].map(
      (more) => derivePalette({ seed: '#7c3aed', ...more }, 'light').shadow,
    );
    const strong = flat?.md.split(' ').at(-1);
    expect(raised).toEqual({ ...flat, sm: `${flat?.sm}, 0px 6px 16px -6px ${strong}` });
  });

  it('paints a light hero from lighter to darker, and its ink button with the accent where that can be read', () => {
    const { hero } = derivePalette({ seed: '#ffff00' }, 'light').gradient;
    const stops = [...hero.matchAll(/(#[0-9a-f]{6}) (\d+)%/g)].map(([, colour = '', at]) => [toneOf(colour).l, Number(at)]);
    expect(stops.map(([, at]) => at)).toEqual([0, 55, 100]);
    const falling = stops.map(([l = 0]) => l);
    expect(falling).toEqual(falling.toSorted((one, other) => other - one));
    const grey = { angle: 0, stops: [0, 1].map((position) => ({ color: '#cccccc', position })) };
    const buttonOf = (seed: string) =>
      derivePalette({ seed, palettes: { light: { gradient: { hero: grey } } } }, 'light').onHero;
    // The label stands out from the ink 4.6 : 1 and 4.3 : 1.
    expect([buttonOf('#e05a2a').onSolid, buttonOf('#d9531e').onSolid]).toEqual(['#e05a2a', '#ffffff']);
  });

  it.each(['#808080', '#000000', '#ffffff'])('fills the main button of a grey seed with an ink: %s', (seed) => {
    const [dark, light] = modeNames.map((mode) => derivePalette({ seed }, mode));
    for (const solid of [dark?.action.solid, dark?.onHeader.solid]) expect(luminance(solid ?? '')).toBeGreaterThan(0.8);
    for (const solid of [light?.action.solid, light?.onHeader.solid]) expect(luminance(solid ?? '')).toBeLessThan(0.03);
  });

  it('keeps a colourful seed as the main button where it stands out, and its hue where it does not', () => {
    for (const seed of ['#ffff00', '#c2410c', '#0000ff', '#7c3aed'])
      expect(modeNames.map((mode) => derivePalette({ seed }, mode).action.solid)).toEqual([seed, seed]);
    expect(hueDistance(toneOf(derivePalette({ seed: '#14003c' }, 'dark').action.solid).h, toneOf('#14003c').h)).toBeLessThan(
      12,
    );
    expect(derivePalette({ seed: '#ffb6c1' }, 'light').action.onSolid).toBe('#ffb6c1');
  });

  it.each(['#ffff00', '#ffb300', '#c2410c', '#00ff00', '#7c3aed'])(
    'keeps the hue of %s in the hero and on the brand card',
    (seed) => {
      for (const mode of modeNames) {
        const { gradient } = derivePalette({ seed }, mode);
        const hues = [gradient.hero, gradient.brand].map((text) => toneOf(/#[0-9a-f]{6}/.exec(text)?.[0] ?? '').h);
        for (const hue of hues) expect(hueDistance(hue, toneOf(seed).h)).toBeLessThan(10);
      }
    },
  );

  it('edges a white accent on white cards and turns danger away from a red seed', () => {
    const { accent, surface } = derivePalette({ seed: '#ffffff' }, 'light');
    expect(contrast(accent.outline, surface.base)).toBeGreaterThanOrEqual(3);
    const danger = toneOf(derivePalette({ seed: '#e11d2e' }, 'dark').status.danger.solid);
    const usual = toneOf(derivePalette({ seed: '#7c3aed' }, 'dark').status.danger.solid);
    expect(Math.abs(danger.h - usual.h)).toBeGreaterThan(5);
  });
});
