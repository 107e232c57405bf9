import { auditTheme } from '../../brand/auditTheme.ts';
import { missingVietnamese } from '../../brand/fontCoverage.ts';
import { allWords } from '../../i18n/serverText.ts';
import messageWords from '../../i18n/vi/messages.json' with { type: 'json' };
import type { ReadOptions } from '../../manifest/index.ts';

/** Everything this product knows that the manifest layer has to be told: its words, its palette audit, its font check. */
export const readOptions: ReadOptions = {
  words: new Set([allWords.vi, messageWords].flatMap((area) => Object.keys(area))),
  audit: auditTheme,
  missingVietnamese,
};
