import { createInstance, type i18n } from 'i18next';
import { defaultLanguage, type Language } from '../../domain/language.ts';

/** A chunk per language with all words of the studio. */
const files = import.meta.glob<{ readonly words: Readonly<Record<string, string>> }>('./*.words.generated.ts');

/** Languages that the studio has words in. */
export const studioLanguages = Object.keys(files).map((file) => file.slice(2).split('.')[0]) as Language[];

export type Text = i18n;

/** The words of a language; an unknown one gets those of the default language. */
export async function createText(language: Language): Promise<Text> {
  const load = files[`./${language}.words.generated.ts`] ?? files[`./${defaultLanguage}.words.generated.ts`];
  if (load === undefined) throw new Error('No words of the studio were generated. Run `npm run generate`.');
  const { words } = await load();
  const text = createInstance();
  void text.init({
    lng: language,
    fallbackLng: false,
    // A word file is one flat list whose keys contain dots.
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // React escapes. No text can hold the nesting prefix, so none includes another one.
    interpolation: { escapeValue: false, nestingPrefix: '\u0000' },
    resources: { [language]: { translation: words } },
  });
  return text;
}
