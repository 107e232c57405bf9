import { type Language, languageCode } from '../domain/language.ts';

/**
 * Switches the page to a language: remembers it (`lang`, and the previous one in
 * `hisLang`) and asks the server for the same page in that language, because games,
 * notices and help texts come in it too. Other tabs of the site follow.
 */
export function chooseLanguage(language: Language): void {
  const previous = document.documentElement.lang as Language;
  try {
    localStorage.setItem('hisLang', languageCode(previous));
    localStorage.setItem('lang', languageCode(language));
  } catch {
    // Without storage the address alone carries the language.
  }
  openIn(language);
}

/** Follows a choice made in another tab. Returns the way to stop. */
export function followLanguage(current: Language, languageOf: (code: string | null) => Language): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === 'lang' && event.newValue !== null && languageOf(event.newValue) !== current) {
      openIn(languageOf(event.newValue));
    }
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

function openIn(language: Language): void {
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  location.replace(address);
}
