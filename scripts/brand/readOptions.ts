import { auditTheme } from '../../src/brand/auditTheme.ts';
import { missingVietnamese } from '../../src/brand/fontCoverage.ts';
import { words } from '../../src/i18n/vi.ts';
import type { ReadOptions } from '../../src/manifest/index.ts';

/** Everything this product knows that the manifest layer has to be told: its words, its palette audit, its font check. */
export const readOptions: ReadOptions = {
  words: new Set(Object.keys(words)),
  audit: auditTheme,
  missingVietnamese,
};
