import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readOptions } from '../../src/server/tenants/registry/readOptions.ts';

it('lets a brand have its own way with every word there is', () => {
  const keys = readdirSync('src/i18n/vi')
    .filter((file) => file !== 'language.json')
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(`src/i18n/vi/${file}`, 'utf8')) as object));
  expect(keys.filter((key) => !Object.hasOwn(readOptions.words ?? {}, key))).toEqual([]);
});
