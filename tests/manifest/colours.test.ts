import { expect, it } from 'vitest';
import { auditTheme } from '../../src/brand/auditTheme.ts';
import { applyFix, readBrand } from '../../src/manifest/index.ts';
import { smallestManifest } from './fullManifest.ts';

const read = (theme: object, options = {}) =>
  readBrand(JSON.stringify({ schemaVersion: 2, ...smallestManifest, theme: { seed: '#6a3df0', ...theme } }, null, 1), options);

const problemsOf = (theme: object, options = {}) => {
  const reading = read(theme, options);
  return reading.ok ? reading.warnings : reading.problems;
};

const placesOf = (theme: object) => problemsOf(theme).map(({ code, pointer }) => `${code} ${pointer}`);

const hero = (color: string) => ({
  gradient: {
    hero: {
      angle: 0,
      stops: [
        { color, position: 0 },
        { color: '#000000', position: 1 },
      ],
    },
  },
});

it('takes a name wherever a colour goes, and shows the colour', () => {
  const colours = { violet: '#6A3DF0', link: '@violet', veil: '#6a3df033' };
  const theme = {
    colours,
    seed: '@violet',
    palettes: { dark: { focus: { ring: '@link' }, overlay: { hover: '@veil' }, ...hero('@violet') } },
  };
  const reading = read(theme);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  expect(reading.brand.theme).toMatchObject({
    colours: { violet: '#6A3DF0', link: '#6A3DF0' },
    seed: '#6A3DF0',
    palettes: { dark: { focus: { ring: '#6A3DF0' }, overlay: { hover: '#6a3df033' }, ...hero('#6A3DF0') } },
  });
});

it('leaves texts that start with @ alone', () => {
  const tagline = { vi: '@violet', en: '@violet' };
  const reading = readBrand(JSON.stringify({ ...smallestManifest, tagline, theme: { seed: '@a', colours: { a: '#6a3df0' } } }));
  expect(reading.ok && reading.brand.tagline).toEqual(tagline);
});

it.each([
  ['an unknown name', { seed: '@gold' }, ['colour.unknown /theme/seed']],
  ['a misspelt name', { colours: { gold: '#e8b64c' }, seed: '@glod' }, ['colour.misspelt /theme/seed']],
  ['a name without @', { colours: { gold: '#e8b64c' }, seed: 'gold' }, ['colour.misspelt /theme/seed']],
  ['a name of the prototype', { seed: '@constructor' }, ['colour.unknown /theme/seed']],
  ['itself', { colours: { a: '@a' }, seed: '@a' }, ['colour.cycle /theme/colours/a']],
  ['a circle', { colours: { a: '@b', b: '@c', c: '@a', d: '@a' }, seed: '@d' }, ['colour.cycle /theme/colours/a']],
  ['a capital', { colours: { Gold: '#e8b64c' }, seed: '@Gold' }, ['colour.name /theme/colours/Gold']],
  ['a name that is no colour', { colours: { gold: 'yellow' }, seed: '@gold' }, ['value.malformed /theme/colours/gold']],
  ['a list', { colours: ['#e8b64c'] }, ['type.wrong /theme/colours']],
  ['a transparent seed', { colours: { veil: '#6a3df033' }, seed: '@veil' }, ['value.malformed /theme/seed']],
  [
    'a name in a gradient',
    { palettes: { dark: hero('@no') } },
    ['colour.unknown /theme/palettes/dark/gradient/hero/stops/0/color'],
  ],
])('reports %s once, at its place', (_what, theme, places) => {
  expect(placesOf(theme)).toEqual(places);
});

it('suggests the name that was meant, and its fix makes the brand valid', () => {
  const theme = { colours: { gold: '#e8b64c' }, seed: '@glod' };
  const [problem] = problemsOf(theme);
  expect(problem?.message.en).toContain('"@gold"');
  expect(problem?.message.vi).toContain('"@gold"');
  const text = JSON.stringify({ ...smallestManifest, theme });
  expect(readBrand(applyFix(text, problem?.patch ?? [])).ok).toBe(true);
});

it('reports a weak pair where the name is used, names it, and fixes that place alone', () => {
  const theme = { colours: { mist: '#8a8a8a' }, palettes: { dark: { text: { primary: '@mist' }, focus: { ring: '@mist' } } } };
  const [problem] = problemsOf(theme, { audit: auditTheme });
  expect(problem).toMatchObject({ code: 'palette.contrast', pointer: '/theme/palettes/dark/text/primary' });
  expect(problem?.line).toBeGreaterThan(10);
  expect(problem?.message.en).toContain('"@mist"');
  const [step] = problem?.patch ?? [];
  expect(step).toMatchObject({ op: 'replace', path: '/theme/palettes/dark/text/primary' });
  const fixed = JSON.parse(applyFix(JSON.stringify({ theme }), problem?.patch ?? [])) as { theme: typeof theme };
  expect(fixed.theme.colours).toEqual(theme.colours);
  expect(fixed.theme.palettes.dark.focus.ring).toBe('@mist');
  expect(fixed.theme.palettes.dark.text.primary).toMatch(/^#[0-9a-f]{6}$/);
});
