import { defaultLanguage, type Language, languageName, languages } from '../../../domain/language.ts';
import { useText } from '../../i18n/index.ts';
import { TextArea, TextInput } from '../../kit/index.ts';
import * as css from './content.css.ts';

/** A text in each language as it is typed; empty where there is none. */
export type Typed = Readonly<Record<Language, string>>;

/** The typed texts in the shape of a call: without languages that have no text. */
export const writtenOf = (typed: Typed): { [defaultLanguage]: string } & Partial<Record<Language, string>> => ({
  [defaultLanguage]: typed[defaultLanguage].trim(),
  ...Object.fromEntries(
    Object.entries(typed).flatMap(([language, text]) => (text.trim() === '' ? [] : [[language, text.trim()]])),
  ),
});

export const typedOf = (given: Partial<Record<Language, string>> = {}): Typed =>
  Object.fromEntries(languages.map((language) => [language, given[language] ?? ''])) as Typed;

export const hasDefault = (typed: Typed): boolean => typed[defaultLanguage].trim() !== '';

interface LocalFieldsProps {
  readonly label: string;
  readonly value: Typed;
  readonly onChange: (value: Typed) => void;
  readonly maxLength: number;
  /** Lines of the field; one without it. */
  readonly rows?: number;
  readonly isLocked?: boolean;
}

/** A text in all languages side by side. The default language is required. */
export function LocalFields({ label, value, onChange, maxLength, rows, isLocked = false }: LocalFieldsProps) {
  const text = useText();
  return (
    <div className={css.pair}>
      {languages.map((language) => {
        const shared = {
          label: text('content.inLanguage', { label, language: languageName(language) }),
          value: value[language],
          onChange: (next: string) => onChange({ ...value, [language]: next }),
          maxLength,
          isLocked,
          lang: language,
          isRequired: language === defaultLanguage,
        };
        return rows === undefined ? (
          <TextInput key={language} {...shared} />
        ) : (
          <TextArea key={language} {...shared} rows={rows} />
        );
      })}
    </div>
  );
}
