import { type TStringOptions, Type } from 'typebox';
import { defaultLanguage, type Language, type LocalText, languages, localized } from '../domain/language.ts';

export { type Language, type LocalText, localized };

/** A text by language. The default language is required and the fallback of the others. */
export const localTextShape = (options: TStringOptions = {}) =>
  Type.Unsafe<LocalText>(
    Type.Object(
      Object.fromEntries(
        languages.map((language) => {
          const text = Type.String(options);
          return [language, language === defaultLanguage ? text : Type.Optional(text)];
        }),
      ),
      { additionalProperties: false },
    ),
  );

export const LanguageShape = Type.Unsafe<Language>(Type.Enum([...languages]));
