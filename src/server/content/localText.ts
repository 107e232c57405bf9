import type { Language } from '../../domain/language.ts';
import type { LocalText } from '../../manifest/index.ts';

/** A text in the page's language; Vietnamese stands in where a manifest says nothing else. */
export const localText = (text: LocalText, language: Language): string => text[language] ?? text.vi;

export const localTextOrNull = (text: LocalText | undefined, language: Language): string | null =>
  text === undefined ? null : localText(text, language);
