import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { type Language, type LocalText, localeOf, localized } from '../../domain/language.ts';
import type { Text } from './createText.ts';
import type { StudioTextKey } from './words.generated.ts';

interface TextState {
  readonly text: Text;
  readonly chooseLanguage: (language: Language) => void;
}

const TextContext = createContext<TextState | null>(null);

export function TextProvider({ text, chooseLanguage, children }: TextState & { readonly children: ReactNode }) {
  return <TextContext.Provider value={{ text, chooseLanguage }}>{children}</TextContext.Provider>;
}

/** `count` chooses between the plural forms `key_one` and `key_other`. */
export type Translate = (key: StudioTextKey, params?: Readonly<Record<string, string | number>>) => string;

/** Translates keys into the person's language. */
export function useText(): Translate {
  const { text } = useTextState();
  return useCallback((key, params) => text.t(key, { ...params }), [text]);
}

export function useLanguage(): Language {
  return useTextState().text.language as Language;
}

/** Switches the language without leaving the page. */
export function useChooseLanguage(): (language: Language) => void {
  return useTextState().chooseLanguage;
}

/** Reads a text that the server sent in every language. */
export function useLocalized(): (text: LocalText) => string {
  const language = useLanguage();
  return useCallback((text) => localized(text, language), [language]);
}

/** Formats numbers as the language writes them. */
export function useNumber(): (value: number) => string {
  const locale = localeOf(useLanguage());
  return useCallback((value) => value.toLocaleString(locale), [locale]);
}

function useTextState(): TextState {
  const state = useContext(TextContext);
  if (state === null) throw new Error('Words need a TextProvider above them.');
  return state;
}
