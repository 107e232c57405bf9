import type { Language } from '../../domain/language.ts';

const colours = {
  red: 'rgb(212 42 30)',
  gold: 'rgb(255 216 77)',
  blue: 'rgb(27 68 156)',
  cross: 'rgb(207 34 56)',
  white: 'rgb(255 255 255)',
};

/** A flag beside a language's name; the name carries the meaning. */
export function Flag({ language }: { readonly language: Language }) {
  return (
    <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true" focusable="false">
      {language === 'vi' ? <Vietnam /> : <Britain />}
    </svg>
  );
}

function Vietnam() {
  return (
    <>
      <rect width="20" height="14" rx="3" fill={colours.red} />
      <path d="M10 2.6l1.1 3.3h3.5l-2.8 2.1 1.05 3.4L10 9.35 7.15 11.4 8.2 8 5.4 5.9h3.5z" fill={colours.gold} />
    </>
  );
}

function Britain() {
  return (
    <>
      <rect width="20" height="14" rx="3" fill={colours.blue} />
      <path d="M1 .7l18 12.6M19 .7L1 13.3" stroke={colours.white} strokeWidth="2.6" />
      <path d="M10 0v14M0 7h20" stroke={colours.white} strokeWidth="4.4" />
      <path d="M10 0v14M0 7h20" stroke={colours.cross} strokeWidth="2.4" />
    </>
  );
}
