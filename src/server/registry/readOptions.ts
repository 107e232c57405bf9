import { auditTheme } from '../../brand/auditTheme.ts';
import { missingVietnamese } from '../../brand/fontCoverage.ts';
import { words } from '../../i18n/vi.ts';
import type { ReadOptions } from '../../manifest/index.ts';

/** Everything this product knows that the manifest layer has to be told: its words, its palette audit, its font check. */
export const readOptions: ReadOptions = {
  words: new Set(Object.keys(words)),
  audit: auditTheme,
  missingVietnamese,
};
