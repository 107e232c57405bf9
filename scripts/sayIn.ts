import { type Language, type LocalText, localized } from '../src/domain/language.ts';

/** Reads the texts of a command by language and key; `{{name}}` is replaced by the parameter of that name. */
export const sayIn =
  <Key extends string>(words: Readonly<Record<Key, LocalText>>) =>
  (language: Language, key: Key, params: Readonly<Record<string, string | number>> = {}): string =>
    localized(words[key], language).replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(params[name] ?? ''));
