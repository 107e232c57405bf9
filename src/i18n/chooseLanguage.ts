import { type Language, languageCode } from '../domain/language.ts';

/**
 * Switches the language: stores it (`lang`, also as a cookie, and the previous one in `hisLang`) and requests the same page in that language,
 * because games, notices and help texts are translated too. Other tabs of the site follow.
 */
export function chooseLanguage(language: Language): void {
  const previous = document.documentElement.lang as Language;
  // Lets the server redirect an address without a language, instead of the page that it would send.
  document.cookie = `lang=${language}; Max-Age=31536000; Path=/; SameSite=Lax`;
  try {
    localStorage.setItem('hisLang', languageCode(previous));
    localStorage.setItem('lang', languageCode(language));
  } catch {
    // If storage is blocked, the language is only in the URL.
  }
  openIn(language);
}

/** Follows a language chosen in another tab. Returns a function that unsubscribes. */
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
