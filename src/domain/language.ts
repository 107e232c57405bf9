import { defaultLanguage, languageFacts } from './languages.generated.ts';

export { defaultLanguage };

/** A language of the product: the name of its folder in src/i18n, also used as `lang` of documents. */
export type Language = keyof typeof languageFacts;
export type LanguageCode = (typeof languageFacts)[Language]['code'];

/** The default language comes first. */
export const languages = Object.keys(languageFacts) as Language[];

/** A text by language. The default language is required and is the fallback of the others. */
export type LocalText = Readonly<Record<typeof defaultLanguage, string> & Partial<Record<Language, string>>>;

export const localized = (text: LocalText, language: Language): string => text[language] ?? text[defaultLanguage];

export const localizedOrNull = (text: LocalText | undefined, language: Language): string | null =>
  text === undefined ? null : localized(text, language);

/** The language code used in storage and API calls. */
export const languageCode = (language: Language): LanguageCode => languageFacts[language].code;

/** The language's own name. */
export const languageName = (language: Language): string => languageFacts[language].name;

/** A flag in a view box of 20 by 14: a rounded background and the paths on it, in order. */
export interface LanguageFlag {
  readonly background: string;
  readonly paths: readonly {
    readonly d: string;
    readonly fill?: string;
    readonly stroke?: string;
    readonly strokeWidth?: number;
  }[];
}

export const languageFlag = (language: Language): LanguageFlag => languageFacts[language].flag;

/** BCP 47 tag for numbers and dates. */
export const localeOf = (language: Language): string => languageFacts[language].locale;

/** @returns the three-letter ISO 639 code of a document's language; an unknown language gets that of the default language. */
export const iso639Of = (lang: string): string => languageFacts[isLanguage(lang) ? lang : defaultLanguage].iso639;

/** @returns the language of a name or code from storage or an API call; the default language if it is unknown or absent. */
export const languageOf = (code: string | null | undefined): Language =>
  languages.find((language) => language === code || languageCode(language) === code?.toUpperCase()) ?? defaultLanguage;

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text);
