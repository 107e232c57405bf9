import type { i18n } from 'i18next';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import type { Language } from '../domain/language.ts';
import { TextContext } from './TextProvider.tsx';
import type { TextKey } from './words.ts';

export type Translate = (key: TextKey, params?: Readonly<Record<string, string | number>>) => string;

/** Words by key in the language of the page. */
export function useText(): Translate {
  const [text, language] = useTextLanguage();
  return useCallback((key, params) => text.t(key, { lng: language, ...params }), [text, language]);
}

export function useLanguage(): Language {
  return useTextLanguage()[1];
}

function useTextLanguage(): [i18n, Language] {
  const text = useContext(TextContext);
  if (text === null) throw new Error('useText needs a TextProvider above it. Wrap the tree in <TextProvider text={…}>.');
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
