import { expect, it } from 'vitest';
import { auditTheme } from '../../src/brand/auditTheme.ts';
import { allWords } from '../../src/i18n/serverText.ts';
import { readBrands } from '../../src/manifest/assets/readBrands.ts';
import { tenants } from './brandFiles.ts';

const readings = await readBrands('brands', { words: allWords.vi, audit: auditTheme });

it.each(tenants)('reads %s without a problem or a warning: pictures there, colours audited, words known', (merchant) => {
  const reading = readings.find(({ folder }) => folder === merchant)?.reading;
  expect(reading?.ok === false ? reading.problems : reading?.warnings).toEqual([]);
});
