import { type Language, languageFlag } from '../../domain/language.ts';

/** A flag beside a language's name; decorative, because the name carries the meaning. */
export function Flag({ language }: { readonly language: Language }) {
  return (
    <svg
      width="20"
      height="14"
      viewBox="0 0 20 14"
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of our own, from the folder of the language
      dangerouslySetInnerHTML={{ __html: languageFlag(language) }}
    />
  );
}
