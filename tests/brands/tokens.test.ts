import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { exportTokens } from '../../scripts/brand/tokens/exportTokens.ts';
import { importTokens, type ThemeChange } from '../../scripts/brand/tokens/importTokens.ts';
import { extensionKey } from '../../scripts/brand/tokens/places.ts';
import { palettesFromBrand } from '../../src/brand/tokensFromBrand.ts';
import { brandCommand } from './brandCommand.ts';

const root = mkdtempSync(join(tmpdir(), 'brand-tokens-'));
const brand = brandCommand(root);
const file = join(root, 'aurora/brand.json');
const tokenFile = join(root, '.aurora.tokens.json');
const shipped = ['hacson', 'volkyn', 'verlago'];

type Json = Record<string, unknown>;

const json = (text: string) => JSON.parse(text) as Json;
const themeOf = (address: string) => json(readFileSync(address, 'utf8'))['theme'];

function writeAurora(theme: object = { seed: '#0a7d5a' }, more: object = {}): string {
  const manifest = { schemaVersion: 2, merchant: 'aurora', name: 'Aurora', hosts: ['aurora.test'], theme };
  const text = `${JSON.stringify({ ...manifest, assets: { logo: 'logo.svg' }, ...more }, null, 2)}\n`;
  writeFileSync(file, text);
  return text;
}

const writeTokens = (tokens: object) => writeFileSync(tokenFile, JSON.stringify(tokens));

const srgb = (...components: number[]) => ({ colorSpace: 'srgb', components });
const colour = ($value: unknown) => ({ $type: 'color', $value });

interface Imported {
  readonly ok: boolean;
  readonly written: boolean;
  readonly changes: readonly { readonly pointer: string; readonly before?: unknown; readonly after?: unknown }[];
  readonly skipped: readonly {
    readonly path: string;
    readonly code: string;
    readonly reason: Readonly<Record<string, string>>;
  }[];
  readonly problems: readonly { readonly code: string; readonly pointer: string }[];
}

async function imported(...options: string[]): Promise<Imported> {
  return json((await brand('import-tokens', 'aurora', tokenFile, '--json', ...options)).out) as unknown as Imported;
}

beforeEach(() => {
  rmSync(join(root, 'aurora'), { recursive: true, force: true });
  mkdirSync(join(root, 'aurora'), { recursive: true });
  copyFileSync('brands/verlago/logo.svg', join(root, 'aurora/logo.svg'));
  writeAurora();
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a round trip', () => {
  it.each(shipped)('gives a new brand the whole theme of %s [MANIFEST-20]', async (merchant) => {
    cpSync(join('brands', merchant), join(root, merchant), { recursive: true });
    const made = await brand('export-tokens', merchant, '--out', tokenFile);
    expect(made).toMatchObject({ code: 0, error: '' });
    expect(await imported()).toMatchObject({ ok: true, written: true, skipped: [], problems: [] });
    expect(themeOf(file)).toEqual(themeOf(join('brands', merchant, 'brand.json')));
    const same = readFileSync(file, 'utf8');
    expect(await brand('import-tokens', 'aurora', tokenFile)).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toBe(same);
    rmSync(join(root, merchant), { recursive: true });
  });

  it('loses nothing of any theme [MANIFEST-20]', () => {
    const hex = fc.stringMatching(/^#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/);
    const colours = fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9-]{0,31}$/), hex, { minKeys: 1, maxKeys: 6 });
    const themes = colours.chain((named) => {
      const text = fc.oneof(hex, fc.constantFrom(...Object.keys(named).map((name) => `@${name}`)));
      const stop = fc.record({ color: text, position: fc.double({ min: 0, max: 1, noNaN: true }) });
      const gradient = fc.record({
        angle: fc.integer({ min: 0, max: 360 }),
        stops: fc.array(stop, { minLength: 2, maxLength: 4 }),
      });
      const palette = fc.record(
        {
          surface: fc.record({ base: text, header: text }, { requiredKeys: [] }),
          status: fc.record({ danger: fc.record({ solid: text, text }) }),
          chart: fc.record({ '1': text, '4': text }),
          gradient: fc.record({ hero: gradient, brand: gradient }, { requiredKeys: [] }),
        },
        { requiredKeys: [] },
      );
      const font = fc.oneof(
        fc.record({ family: fc.constantFrom('archivo', 'be-vietnam-pro', 'inter', 'plus-jakarta-sans', 'system') }),
        fc.record({ file: fc.constant('fonts/own.woff2'), name: fc.constant('Own Sans 2') }),
      );
      return fc.record(
        {
          colours: fc.constant({ ...named, link: `@${Object.keys(named)[0]}` }),
          seed: fc.stringMatching(/^#[0-9a-fA-F]{6}$/),
          supportSeed: fc.constant('@link'),
          palettes: fc.record({ dark: palette, light: palette }, { requiredKeys: [] }),
          fonts: fc.record({ display: font, numeric: font }, { requiredKeys: [] }),
          display: fc.record({ weight: fc.integer({ min: 300, max: 900 }), case: fc.constantFrom('none', 'upper') }),
          modes: fc.constantFrom(['dark'], ['light', 'dark']),
          corners: fc.constantFrom('sharp', 'round'),
          titleRule: fc.boolean(),
        },
        { requiredKeys: ['colours', 'seed'] },
      );
    });
    const palettes = palettesFromBrand({ seed: '#0a7d5a' });
    fc.assert(
      fc.property(themes, (theme) => {
        const document = exportTokens({ merchant: 'a', name: 'A', theme, palettes, modes: ['dark', 'light'] });
        const { changes, skipped } = importTokens(json(JSON.stringify(document)), undefined);
        expect(skipped).toEqual([]);
        expect(applied(changes)).toEqual(withoutEmpty(theme));
        expect(importTokens(document, theme).changes).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('exports colours as the format has them, and marks what is derived', async () => {
    writeAurora({ colours: { gold: '#e8b64cbf', link: '@gold' }, seed: '#0a7d5a', corners: 'round' });
    const document = json((await brand('export-tokens', 'aurora', '--mode', 'dark')).out);
    expect(document).toMatchObject({
      $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
      $extensions: { [extensionKey]: { merchant: 'aurora', theme: { corners: 'round' } } },
      colours: {
        gold: colour({ ...srgb(0.9098, 0.7137, 0.298), alpha: 0.749, hex: '#e8b64c' }),
        link: colour('{colours.gold}'),
      },
      seed: colour({ ...srgb(0.0392, 0.4902, 0.3529), hex: '#0a7d5a' }),
      palettes: {
        dark: {
          accent: { solid: { $type: 'color', $extensions: { [extensionKey]: { derived: expect.any(String) as unknown } } } },
        },
      },
    });
    expect(document['palettes']).not.toHaveProperty('light');
    expect(await brand('export-tokens', 'aurora', '--mode', 'dim')).toMatchObject({ code: 2 });
  });

  it('imports a derived colour only if it was changed', async () => {
    const document = json((await brand('export-tokens', 'aurora')).out);
    writeTokens(document);
    expect(await imported()).toMatchObject({ ok: true, written: false, changes: [] });
    const { focus } = (document['palettes'] as Record<string, Record<string, Record<string, Json>>>)['dark'] ?? {};
    Object.assign(focus?.['ring'] ?? {}, { $value: srgb(1, 1, 1) });
    writeTokens(document);
    expect((await imported()).changes).toEqual([{ pointer: '/theme/palettes/dark/focus/ring', after: '#ffffff' }]);
    expect(themeOf(file)).toEqual({ seed: '#0a7d5a', palettes: { dark: { focus: { ring: '#ffffff' } } } });
  });
});

describe('an import', () => {
  it('names what it cannot hold, with path and reason, in the language of the reader', async () => {
    writeTokens({
      colours: {
        $type: 'color',
        Gold: { $value: srgb(1, 1, 0) },
        far: colour({ colorSpace: 'display-p3', components: [0, 1, 0] }),
      },
      seed: { $value: srgb(0, 0, 0) },
      spacing: { small: { $type: 'dimension', $value: { value: 4, unit: 'px' } } },
      palettes: {
        dark: { acent: { solid: colour(srgb(0, 0, 0)) }, text: { primry: colour(srgb(0, 0, 0)), primary: colour('#ffffff') } },
        light: {
          text: { primary: { $type: 'dimension', $value: { value: 1, unit: 'px' } } },
          gradient: { hero: { $type: 'gradient', $value: [] } },
        },
      },
      fonts: { text: { $type: 'fontFamily', $value: ['Comic Sans MS'] } },
      display: { weight: { $type: 'fontWeight', $value: 1000 } },
      supportSeed: colour('{nowhere}'),
      neutral: { ...colour('{neutral}') },
      focus: 3,
      mixed: { ...colour(srgb(0, 0, 0)), child: colour(srgb(0, 0, 0)) },
      $extensions: { [extensionKey]: { theme: { corners: 'oval', radius: 4 } } },
    });
    const { code, out } = await brand('import-tokens', 'aurora', tokenFile, '--json');
    expect(code).toBe(1);
    const { skipped, changes } = JSON.parse(out) as Imported;
    expect(changes).toEqual([]);
    expect(skipped.map(({ path, code: reason }) => `${path} ${reason}`).sort()).toEqual(
      [
        `$extensions.${extensionKey}.theme.corners malformed`,
        `$extensions.${extensionKey}.theme.radius unknown`,
        'colours.Gold colourName',
        'colours.far outsideSrgb',
        'display.weight malformed',
        'focus noToken',
        'fonts.text unknownFont',
        'mixed tokenAndGroup',
        'neutral cycle',
        'palettes.dark.acent.solid unknown',
        'palettes.dark.text.primary malformed',
        'palettes.dark.text.primry misspelt',
        'palettes.light.gradient.hero noAngle',
        'palettes.light.text.primary wrongType',
        'seed noType',
        'spacing.small unknown',
        'supportSeed noTarget',
      ].sort(),
    );
    for (const { reason } of skipped) expect([reason['vi'], reason['en']]).not.toContain(undefined);
    const vi = await brand('import-tokens', 'aurora', tokenFile, '--lang', 'vi');
    expect(vi.out).toContain('palettes.dark.text.primry: bản khai không có thiết lập theme.palettes.dark.text.primry');
  });

  it('reads every colour space, references, pointers and inherited groups', async () => {
    writeTokens({
      base: { $type: 'color', gold: { $value: { colorSpace: 'oklch', components: [0.7, 0.1, 'none'] } } },
      colours: {
        $extends: '{base}',
        'hsl-red': { $value: { colorSpace: 'hsl', components: [0, 100, 50], alpha: 0.5 } },
        pointed: { $ref: '#/colours/gold' },
        part: { $type: 'color', $value: { colorSpace: 'srgb', components: [{ $ref: '#/base/half/$value' }, 0, 0] } },
        wide: colour({ colorSpace: 'display-p3', components: [0, 1, 0], hex: '#00ff00' }),
      },
    });
    const document = json(readFileSync(tokenFile, 'utf8'));
    Object.assign(document['base'] as Json, { half: { $type: 'number', $value: 0.5 } });
    writeTokens(document);
    const { changes, skipped } = await imported('--dry-run');
    const set = Object.fromEntries(changes.map(({ pointer, after }) => [pointer.replace('/theme/colours/', ''), after]));
    expect(set).toEqual({
      gold: expect.stringMatching(/^#[0-9a-f]{6}$/) as unknown,
      'hsl-red': '#ff000080',
      pointed: '@gold',
      part: '#800000',
      wide: '#00ff00',
    });
    expect(skipped.map(({ path }) => path)).toEqual(['base.gold', 'base.half', 'colours.half']);
  });

  it('writes nothing that validation refuses, and nothing with --dry-run', async () => {
    const before = readFileSync(file, 'utf8');
    writeTokens({ palettes: { dark: { text: { primary: colour(srgb(0, 0, 0)) } } } });
    const weak = await imported();
    expect(weak).toMatchObject({ ok: false, written: false, changes: [{ after: '#000000' }] });
    expect(weak.problems).toContainEqual(expect.objectContaining({ code: 'palette.contrast' }));
    writeTokens({ seed: colour(srgb(0, 0, 1)) });
    const dry = await brand('import-tokens', 'aurora', tokenFile, '--dry-run');
    expect(dry).toMatchObject({ code: 0 });
    expect(dry.out).toContain('/theme/seed: "#0a7d5a" → "#0000ff"');
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(existsSync(join(root, 'aurora/.brand.json.bak'))).toBe(false);
    expect(await brand('import-tokens', 'aurora', tokenFile)).toMatchObject({ code: 0 });
    expect(readFileSync(join(root, 'aurora/.brand.json.bak'), 'utf8')).toBe(before);
    expect(themeOf(file)).toEqual({ seed: '#0000ff' });
  });

  it('writes into the brand what differs from its base', async () => {
    mkdirSync(join(root, 'family'), { recursive: true });
    const ofBase = {
      colours: { teal: '#0a7d5a' },
      seed: '@teal',
      corners: 'round',
      palettes: { dark: { focus: { ring: '#fff000' } } },
    };
    writeFileSync(join(root, 'family/base.json'), JSON.stringify({ schemaVersion: 2, theme: ofBase }));
    writeAurora({ corners: 'sharp' }, { extends: 'family' });
    const document = json((await brand('export-tokens', 'aurora')).out);
    expect(document).toMatchObject({ seed: colour('{colours.teal}') });
    Object.assign(document, {
      palettes: {
        dark: { focus: { ring: { ...colour(srgb(0, 0, 0)), $extensions: { [extensionKey]: { derived: '#000000' } } } } },
      },
    });
    writeTokens(document);
    expect(await imported()).toMatchObject({ ok: true, written: true });
    expect(themeOf(file)).toEqual({ corners: 'sharp', palettes: { dark: { focus: { ring: null } } } });
    rmSync(join(root, 'family'), { recursive: true });
  });

  it('refuses hostile and broken files quickly', async () => {
    writeFileSync(tokenFile, '{ "seed": ');
    expect(await brand('import-tokens', 'aurora', tokenFile)).toMatchObject({
      code: 1,
      out: expect.stringContaining('json.') as unknown,
    });
    const bomb = Object.fromEntries(
      Array.from({ length: 24 }, (_, level) => {
        const below = { $extends: `{g${level - 1}}` };
        return [`g${level}`, level === 0 ? { x: colour(srgb(0, 0, 0)) } : { a: below, b: below }];
      }),
    );
    writeTokens(bomb);
    expect(await brand('import-tokens', 'aurora', tokenFile)).toMatchObject({
      code: 1,
      error: expect.stringContaining('50000') as unknown,
    });
    writeTokens({ a: { $extends: '{b}' }, b: { $extends: '{a}' } });
    expect((await imported()).skipped.map(({ code }) => code)).toContain('cycle');
    expect(await brand('import-tokens', 'aurora', join(root, 'none.json'))).toMatchObject({ code: 1 });
    expect(await brand('import-tokens', 'aurora')).toMatchObject({ code: 2 });
    expect(await brand('export-tokens', 'nowhere')).toMatchObject({ code: 2 });
  });
});

function applied(changes: readonly ThemeChange[]): Json {
  const theme: Json = {};
  for (const { path, after } of changes) {
    if (after === undefined) continue;
    const last = String(path.at(-1));
    const parent = path.slice(0, -1).reduce<Json>((place, step) => (place[step] ??= {}) as Json, theme);
    parent[last] = after;
  }
  return theme;
}

/** A group without settings is no setting. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, withoutEmpty(part)] as const);
  const kept = parts.filter(([, part]) => JSON.stringify(part) !== '{}');
  return Object.fromEntries(kept);
}
