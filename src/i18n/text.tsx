import type { i18n } from 'i18next';
import { createContext, type ReactNode, use, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Language } from '../domain/language.ts';
import { loadArea } from './createText.ts';
import type { Area, TextKey } from './words.generated.ts';

const TextContext = createContext<i18n | null>(null);

export interface TextProviderProps {
  /** Made by `createText`. */
  readonly text: i18n;
  readonly children: ReactNode;
}

export function TextProvider({ text, children }: TextProviderProps) {
  return <TextContext.Provider value={text}>{children}</TextContext.Provider>;
}

export interface WithWordsProps {
  /** Areas that the content uses, besides those of the first screens. */
  readonly areas: readonly Area[];
  readonly children: ReactNode;
}

/** Renders its content once the words of its areas are loaded; suspends unless the page was served with them. */
export function WithWords({ areas, children }: WithWordsProps) {
  const text = useI18n();
  // Starts all loads before suspending on the first.
  for (const loading of areas.map((area) => loadArea(text, area))) if (loading !== null) use(loading);
  return children;
}

export type Translate = (key: TextKey, params?: Readonly<Record<string, string | number>>) => string;

/** Translates keys into the language of the page. */
export function useText(): Translate {
  const [text, language] = useTextLanguage();
  return useCallback((key, params) => text.t(key, { lng: language, ...params }), [text, language]);
}

export function useLanguage(): Language {
  return useTextLanguage()[1];
}

function useTextLanguage(): [i18n, Language] {
  const text = useI18n();
  const subscribe = useCallback(
    (notify: () => void) => {
      text.on('languageChanged', notify);
      return () => text.off('languageChanged', notify);
    },
    [text],
  );
  const language = () => text.language as Language;
  return [text, useSyncExternalStore(subscribe, language, language)];
}

function useI18n(): i18n {
  const text = useContext(TextContext);
  if (text === null) throw new Error('Words need a TextProvider above them. Wrap the tree in <TextProvider text={…}>.');
  return text;
}
