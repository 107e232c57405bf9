import { readFileSync } from 'node:fs';
import { defaultLanguage, languages } from '../../../src/domain/language.ts';
import { one } from './noun.ts';

const parts = ['title', 'body'] as const;

const optionOf = (part: string, language: string) => (language === defaultLanguage ? part : `${part}-${language}`);

/** `--title`, `--body` in the default language, `--title-en` and the like in the others. */
export const textOptions = Object.fromEntries(
  parts.flatMap((part) => languages.map((language) => [optionOf(part, language), one])),
);

/** The texts that options give, by language; `@file` is the content of a file. */
export function textsFrom(values: Readonly<Record<string, unknown>>) {
  const textOf = (value: string) => (value.startsWith('@') ? readFileSync(value.slice(1), 'utf8') : value);
  return Object.fromEntries(
    parts.flatMap((part) => {
      const given = languages.flatMap((language) => {
        const value = values[optionOf(part, language)];
        return typeof value === 'string' ? [[language, textOf(value)] as const] : [];
      });
      return given.length === 0 ? [] : [[part, Object.fromEntries(given)]];
    }),
  );
}
