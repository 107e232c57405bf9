import { type Language, languageCode } from '../domain/language.ts';
import { call } from './call.ts';

/** The page waits for this call before it opens in the new language. */
const timeoutMs = 2_000;

/** Reports the language that a member chose. */
export const reportLanguage = (language: Language) =>
  call('memberLanguage', { body: { language: languageCode(language) }, timeoutMs });
