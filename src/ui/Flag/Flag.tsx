import { type Language, languageFlag } from '../../domain/language.ts';

/** A flag beside a language's name; decorative, because the name carries the meaning. */
export function Flag({ language }: { readonly language: Language }) {
  const { background, paths } = languageFlag(language);
  return (
    <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true" focusable="false">
      <rect width="20" height="14" rx="3" fill={background} />
      {paths.map((path) => (
        <path key={`${path.d}${path.strokeWidth}`} {...path} />
      ))}
    </svg>
  );
}
