import { auditTheme } from '../../brand/auditTheme.ts';
import { missingVietnamese } from '../../brand/fontCoverage.ts';
import { defaultLanguage } from '../../domain/language.ts';
import { allWords } from '../../i18n/serverText.ts';
import type { ReadOptions } from '../../manifest/index.ts';
import { playMoneyTopics } from '../content/help.ts';

/** Dependencies of manifest validation from other layers: i18n keys, standard help texts, palette audit, font check. */
export const readOptions: ReadOptions = {
  words: new Set(Object.keys(allWords[defaultLanguage])),
  playMoneyTopics,
  audit: auditTheme,
  missingVietnamese,
};
