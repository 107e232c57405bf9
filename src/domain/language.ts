/** The languages of the product: the code that documents carry, and the one that storage and calls carry. */
export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'vi';

const callCodes = { vi: 'VI', en: 'EN' } as const;
export type LanguageCode = (typeof callCodes)[Language];

export const languageCode = (language: Language): LanguageCode => callCodes[language];

/** An unknown or absent code falls back to Vietnamese. */
export function languageOf(code: string | null | undefined): Language {
  return languages.find((language) => callCodes[language] === code?.toUpperCase()) ?? defaultLanguage;
}
