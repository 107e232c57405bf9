import { readFileSync } from 'node:fs';
import { defaultLanguage, languages } from '../../../src/domain/language.ts';
import { one } from './noun.ts';

const parts = ['title', 'body'] as const;

const optionOf = (part: string, language: string) => (language === defaultLanguage ? part : `${part}-${language}`);

/** `--title`, `--body` in the default language, `--title-en` and the like in the others. */
export const textOptions = Object.fromEntries(
  parts.flatMap((part) => languages.map((language) => [optionOf(part, language), one])),
);

/** A text names a file that cannot be read. */
export class UnreadableText extends Error {
  readonly file: string;
  constructor(file: string, cause: unknown) {
    super(`${file} cannot be read.`, { cause });
    this.file = file;
  }
}

function textOf(value: string): string {
  if (!value.startsWith('@')) return value;
  try {
    return readFileSync(value.slice(1), 'utf8');
  } catch (cause) {
    throw new UnreadableText(value.slice(1), cause);
  }
}

/**
 * The texts that options give, by language; `@file` is the content of a file.
 * @throws {UnreadableText}
 */
export function textsFrom(values: Readonly<Record<string, unknown>>) {
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
