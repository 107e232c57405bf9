import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { auditTheme } from '../../src/brand/auditTheme.ts';
import { readBrands } from '../../src/manifest/assets/readBrands.ts';
import { readOptions } from '../../src/server/tenants/registry/readOptions.ts';

const brands = await readBrands(fileURLToPath(new URL('../../brands', import.meta.url)), readOptions);

it('finds brands to check', () => {
  expect(brands.length).toBeGreaterThan(0);
});

it.each(brands)('$folder reads without problems', ({ reading }) => {
  expect(reading.ok ? [] : reading.problems.map(({ file, line, message }) => `${file}:${line} ${message.en}`)).toEqual([]);
});

it.each(brands)('$folder has no colour pair under WCAG 2.2 AA in any mode [PALETTE-05]', ({ reading }) => {
  expect(reading.ok ? auditTheme(reading.brand.theme).map(({ sentence }) => sentence.en) : ['unreadable']).toEqual([]);
});
