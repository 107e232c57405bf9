import type { i18n } from 'i18next';
import type { Language } from '../domain/language.ts';
import type { Words } from './words.ts';

/** Words that no first screen shows: fetched with the parts that need them. */
const bundles = {
  vi: () => import('./vi.late.ts'),
  en: () => import('./en.late.ts'),
} as const satisfies Record<Language, () => Promise<{ words: Words }>>;

const added = new WeakMap<i18n, Promise<void>>();

/** Adds the late words to those of the page, once. A brand's own words stay in force. */
export function addLateWords(text: i18n): Promise<void> {
  const known = added.get(text);
  if (known !== undefined) return known;
  const language = text.language as Language;
  const adding = bundles[language]().then(({ words }) => {
    text.addResourceBundle(language, 'translation', words, true, false);
  });
  added.set(text, adding);
  adding.catch(() => added.delete(text));
  return adding;
}
