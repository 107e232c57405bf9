import { defaultLanguage, type Language } from '../../domain/language.ts';
import { studioLanguages } from './createText.ts';

/** Storage key. The start script of the page (`server/studio/studioPages`) reads it before the first paint. */
export const languageKey = 'studio.language';

/** The language chosen in this browser, else the first one of the browser that the studio has. */
export function languageChoice(): Language {
  const wanted = [stored(), ...navigator.languages];
  for (const tag of wanted) {
    const found = studioLanguages.find((language) => language === tag?.slice(0, 2).toLowerCase());
    if (found !== undefined) return found;
  }
  return defaultLanguage;
}

/** Keeps the choice for this browser. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // With storage blocked the language applies to this page only.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}
