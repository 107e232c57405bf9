import { createInstance, type i18n } from 'i18next';
import type { Language } from '../domain/language.ts';
import type { Area } from './words.generated.ts';

export type Words = Readonly<Record<string, string>>;

interface LanguageWords {
  readonly first: Readonly<Record<string, Words>>;
  readonly late: Readonly<Record<string, () => Promise<{ readonly default: Words }>>>;
}

/** A chunk per language with the words of the first screens; it knows the chunks of the other areas. */
const files = import.meta.glob<LanguageWords>('./*.words.generated.ts');

/**
 * The words of a page: every area is a namespace of i18next.
 * @param overrides The brand's texts, for this language only; they take precedence in every area.
 * @param more Areas to load besides those of the first screens.
 */
export async function createText(
  language: Language,
  overrides: Words = {},
  more: readonly string[] | 'all' = [],
): Promise<i18n> {
  const { first, late } = await wordsOf(language);
  const loaded = await Promise.all(
    (more === 'all' ? Object.keys(late) : more).map(async (area) => [area, (await late[area]?.())?.default ?? {}] as const),
  );
  const text = createInstance();
  void text.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'brand',
    fallbackNS: [...Object.keys(first), ...Object.keys(late)],
    // Keys contain dots that are no i18next separators: a word file is one flat list.
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // React escapes; escaping twice would show `&amp;`. No text can hold the nesting prefix, so none includes another one.
    interpolation: { escapeValue: false, nestingPrefix: '\u0000' },
    resources: { [language]: { ...first, ...Object.fromEntries(loaded), brand: overrides } },
  });
  return text;
}

const asked = new WeakMap<i18n, Map<string, Promise<void> | null>>();

/**
 * Requests an area of words.
 * @returns null if it is loaded, else the promise of the load, the same for every call. A failed load can be retried.
 */
export function loadArea(text: i18n, area: Area): Promise<void> | null {
  const known = asked.get(text) ?? new Map<string, Promise<void> | null>();
  asked.set(text, known);
  const language = text.language as Language;
  if (text.hasResourceBundle(language, area)) known.set(area, null);
  const before = known.get(area);
  if (before !== undefined) return before;
  const loading = addArea(text, language, area);
  known.set(area, loading);
  loading.catch(() => known.delete(area));
  return loading;
}

/** Areas that a rendered page requested besides those of the first screens. */
export const areasOf = (text: i18n): readonly string[] => [...(asked.get(text)?.keys() ?? [])];

async function addArea(text: i18n, language: Language, area: Area): Promise<void> {
  const words = await (await wordsOf(language)).late[area]?.();
  text.addResourceBundle(language, area, words?.default ?? {});
}

function wordsOf(language: Language): Promise<LanguageWords> {
  const load = files[`./${language}.words.generated.ts`];
  if (load === undefined) throw new Error(`No words of "${language}" were generated. Run \`npm run generate\`.`);
  return load();
}
