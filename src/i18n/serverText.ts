import { readdirSync, readFileSync } from 'node:fs';
import { type Language, languages } from '../domain/language.ts';

/** All words by key, including the server's messages. */
export const allWords = Object.fromEntries(languages.map((language) => [language, readWords(language)])) as Readonly<
  Record<Language, Readonly<Record<string, string>>>
>;

function readWords(language: Language): Readonly<Record<string, string>> {
  const folder = new URL(`./${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'language.json');
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as object));
}
