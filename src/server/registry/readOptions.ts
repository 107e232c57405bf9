import { auditTheme } from '../../brand/auditTheme.ts';
import { missingLetters } from '../../brand/fontCoverage.ts';
import { defaultLanguage } from '../../domain/language.ts';
import { playMoneyTopics } from '../../domain/notice.ts';
import { allWords } from '../../i18n/serverText.ts';
import type { ReadOptions } from '../../manifest/index.ts';

/** Dependencies of manifest validation from other layers: i18n keys, standard help texts, palette audit, font check. */
export const readOptions: ReadOptions = {
  words: allWords[defaultLanguage],
  playMoneyTopics,
  audit: auditTheme,
  missingLetters,
};
