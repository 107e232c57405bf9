import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenShape, variableName } from '../theme/tokens.ts';
import type { ThemeChoice } from './themeChoice.ts';
import { themeCss } from './themeCss.ts';

interface Shape {
  readonly [name: string]: null | Shape;
}

const names = (tree: Shape, path: readonly string[] = []): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    value === null ? [`--${variableName([...path, name])}`] : names(value, [...path, name]),
  );

const known = new Set([...names(tokenShape), 'color-scheme']);

const declarations = (css: string) =>
  [...css.matchAll(/[{;]([a-z-]+[a-z0-9-]*):([^;{}]*)/g)].map(([, name = '', value = '']) => ({ name, value }));

/** Whether the CSS contains only the rules of our sheets, names of the contract, and characters of a typed value. */
function isInert(css: string): boolean {
  const selectors = css
    .replace(/\{[^{}]*\}/g, '|')
    .replace(/[^|{}@]*\{/g, '')
    .replaceAll('}', '');
  return (
    /^[|@:a-z()="[\]-]*$/.test(selectors) &&
    (css.match(/\{/g)?.length ?? 0) <= 4 &&
    declarations(css).every(({ name, value }) => known.has(name) && /^[\w#%.,()+"/ -]+$/.test(value)) &&
    !/url|expression|import|<|\\|\/\*|\/\/|javascript/i.test(css)
  );
}

const refusedOrInert = (theme: unknown) => {
  try {
    // A manifest is JSON, so only JSON values can occur.
    const read: ThemeChoice = JSON.parse(JSON.stringify(theme));
    return isInert(themeCss(read));
  } catch {
    return true;
  }
};

const attacks = [
  'red;}</style><script>alert(1)</script>',
  '#fff}body{background:url(//evil.example)}',
  'url(javascript:alert(1))',
  '#000000;--x:url(//evil.example)',
  'expression(alert(1))',
  '#00000g',
  '\\23 000000',
  '#000000/**/',
  '"}*{display:none}',
  'var(--surface-base)',
  '@import "//evil.example"',
  '__proto__',
  'constructor',
  '#000000\n}',
];

/** Every place of a manifest that holds a value. */
const places: ((value: unknown) => unknown)[] = [
  (seed) => ({ seed }),
  (supportSeed) => ({ seed: '#7c3aed', supportSeed }),
  (neutral) => ({ seed: '#7c3aed', neutral }),
  (defaultMode) => ({ seed: '#7c3aed', defaultMode }),
  (mode) => ({ seed: '#7c3aed', modes: [mode] }),
  (base) => ({ seed: '#7c3aed', palettes: { dark: { surface: { base } } } }),
  (ring) => ({ seed: '#7c3aed', palettes: { light: { focus: { ring } } } }),
  (solid) => ({ seed: '#7c3aed', palettes: { light: { status: { danger: { solid } } } } }),
  (scrim) => ({ seed: '#7c3aed', palettes: { dark: { overlay: { scrim } } } }),
  (tint) => ({ seed: '#7c3aed', palettes: { dark: { shadow: { tint, glow: tint } } } }),
  (angle) => ({
    seed: '#7c3aed',
    palettes: { dark: { gradient: { hero: { angle, stops: [{ color: '#000000', position: 0 }] } } } },
  }),
  (color) => ({ seed: '#7c3aed', palettes: { dark: { gradient: { brand: { angle: 9, stops: [{ color, position: 0 }] } } } } }),
  (position) => ({
    seed: '#7c3aed',
    palettes: { dark: { gradient: { accent: { angle: 9, stops: [{ color: '#000000', position }] } } } },
  }),
  (family) => ({ seed: '#7c3aed', fonts: { text: { family } } }),
  (name) => ({ seed: '#7c3aed', fonts: { display: { file: 'fonts/own.woff2', name } } }),
  (weight) => ({ seed: '#7c3aed', display: { weight } }),
  (stretch) => ({ seed: '#7c3aed', display: { stretch } }),
  (soft) => ({ seed: '#7c3aed', fonts: { display: { family: 'fraunces' } }, display: { soft } }),
  (corners) => ({ seed: '#7c3aed', corners }),
  (density) => ({ seed: '#7c3aed', density }),
  (motion) => ({ seed: '#7c3aed', motion }),
];

describe('themeCss', () => {
  it('lets no hostile value reach the page [PALETTE-10]', () => {
    const hostile = fc.oneof(
      fc.constantFrom(...attacks),
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => `#000000${text}`),
      fc.anything(),
    );
    for (const attack of attacks)
      expect(places.map((place) => place(attack)).filter((theme) => !refusedOrInert(theme))).toEqual([]);
    fc.assert(
      fc.property(fc.constantFrom(...places), hostile, (place, value) => {
        expect(refusedOrInert(place(value))).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  it('would notice an escape, and takes what is honest', () => {
    for (const family of ['inter', 'fraunces', 'system'] as const) {
      const fonts = { display: { family }, text: { file: 'fonts/own.woff2', name: 'Own Sans' } };
      expect(isInert(themeCss({ seed: '#7c3aed', defaultMode: 'system', cards: 'raised', fonts }))).toBe(true);
    }
    expect(isInert(':root{color-scheme:dark;--surface-base:#000000}')).toBe(true);
    expect(isInert(':root{color-scheme:dark;--surface-base:#000000}body{background:#000000}')).toBe(false);
    expect(isInert(':root{color-scheme:dark;--surface-base:url(x)}')).toBe(false);
    expect(isInert(':root{color-scheme:dark;--surface-other:#000000}')).toBe(false);
  });

  it('writes every token once on :root and only what differs for the other mode', () => {
    const css = themeCss({ seed: '#7c3aed', defaultMode: 'light' });
    const [root = '', other = ''] = css.split(/(?<=\})/);
    expect(
      declarations(root)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...known].sort());
    expect(root).toMatch(/^:root\{color-scheme:light;/);
    expect(other).toMatch(/^:root\[data-palette="dark"\]\{color-scheme:dark;/);
    expect(declarations(other).filter(({ name }) => /^--(?:radius|type|space|duration)-/.test(name))).toEqual([]);
    expect(declarations(other).filter(({ name, value }) => root.includes(`${name}:${value};`))).toEqual([]);
  });

  it('follows the system where the brand leaves the mode to it, and offers no second mode where there is none', () => {
    const system = themeCss({ seed: '#7c3aed', defaultMode: 'system' });
    expect(system).toContain('@media (prefers-color-scheme:light){:root:not([data-palette]){color-scheme:light;');
    expect(system).toContain(':root[data-palette="light"]{color-scheme:light;');
    expect(themeCss({ seed: '#7c3aed', modes: ['light'] })).toMatch(/^:root\{color-scheme:light;[^{}]*\}$/);
  });
});
