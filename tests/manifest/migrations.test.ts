import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type BrandManifest, readBrand, storedBrand } from '../../src/manifest/index.ts';
import { currentVersion, migrate } from '../../src/manifest/migrations.ts';
import { smallestManifest } from './fullManifest.ts';

const folder = new URL('shipped/', import.meta.url);
const shipped = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

it('has a manifest of every older version', () => {
  const versions = shipped.map(([, text]) => (JSON.parse(text) as { schemaVersion: number }).schemaVersion);
  expect(versions.sort((one, other) => one - other)).toEqual(
    Array.from({ length: currentVersion - 1 }, (_, index) => index + 1),
  );
});

it.each(shipped)('opens %s with the same colours, and says that it is older [MANIFEST-14]', (_name, text) => {
  const reading = readBrand(text, { file: 'old.json' });
  const written = JSON.parse(text) as BrandManifest;
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  expect(reading.warnings).toEqual([]);
  expect(reading.older).toEqual([{ file: 'old.json', version: written.schemaVersion }]);
  const { colours: _colours, ...theme } = reading.brand.theme;
  expect(theme).toMatchObject(written.theme);
  expect(storedBrand(written)).toEqual(reading.brand);
});

it('reports every change of a migration, in the languages of the product [MANIFEST-14]', () => {
  const seed = '#6a3df0';
  const written = { ...smallestManifest, theme: { seed, palettes: { dark: { focus: { ring: seed } } } } };
  const { value, from, steps } = migrate(written);
  expect(from).toBe(1);
  expect(value).toMatchObject({
    schemaVersion: currentVersion,
    theme: { colours: { brand: seed }, seed: '@brand', palettes: { dark: { focus: { ring: '@brand' } } } },
  });
  expect(steps.map(({ operation }) => operation.path)).toEqual([
    '/theme/colours',
    '/theme/seed',
    '/theme/palettes/dark/focus/ring',
    '/schemaVersion',
  ]);
  for (const { message } of steps) expect([message.en, message.vi].every((sentence) => /\S/.test(sentence ?? ''))).toBe(true);
  expect(migrate(value).steps).toEqual([]);
  expect(written.theme.seed).toBe(seed);
});

it('leaves a version it does not know as it is', () => {
  for (const schemaVersion of [0, 1.5, -1, '1', null, currentVersion, currentVersion + 1]) {
    const given = { ...smallestManifest, schemaVersion };
    expect(migrate(given)).toEqual({ value: given, from: null, steps: [] });
  }
  expect(migrate([1])).toEqual({ value: [1], from: null, steps: [] });
});
