import type { LocalText } from './manifest.generated.ts';
import { baseLanguage, textLanguages } from './schema.ts';

/** Value of a message parameter; a plain string is the same in every language. */
export type Spoken = string | LocalText;

export const textIn = (text: Spoken, language: keyof LocalText): string =>
  typeof text === 'string' ? text : (text[language] ?? text[baseLanguage] ?? '');

/** Fills `{{name}}` in each language that the template has. */
export function filled(template: LocalText, params: Readonly<Record<string, Spoken>> = {}): LocalText {
  const known = textLanguages.filter((language) => template[language] !== undefined);
  return byLanguage(known, (language) =>
    textIn(template, language).replace(/\{\{(\w+)\}\}/g, (_match, name: string) => textIn(params[name] ?? '', language)),
  );
}

/** The text that `write` returns for each of the languages. */
export const byLanguage = (languages: readonly (keyof LocalText)[], write: (language: keyof LocalText) => string): LocalText =>
  Object.fromEntries(languages.map((language) => [language, write(language)])) as unknown as LocalText;
