import { createInstance, type i18n } from 'i18next';
import type { Language } from '../domain/language.ts';
import type { Area } from './words.generated.ts';

export type Words = Readonly<Record<string, string>>;

type Areas = Readonly<Record<string, () => Promise<{ readonly default: Words }>>>;

/** A chunk per language with the words of the first screens. */
const firstFiles = import.meta.glob<{ readonly first: Readonly<Record<string, Words>> }>('./*.words.generated.ts');
/** A chunk per language that knows the chunks of its other areas: it grows with the product, and no first screen loads it. */
const areaFiles = import.meta.glob<{ readonly areas: Areas }>('./*.areas.generated.ts');

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
  const [{ first }, loaded] = await Promise.all([chunkOf(firstFiles, language, 'words'), wordsOf(language, more)]);
  const text = createInstance();
  void text.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'brand',
    fallbackNS: [...Object.keys(first), ...Object.keys(loaded)],
    // Keys contain dots that are no i18next separators: a word file is one flat list.
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // React escapes; escaping twice would show `&amp;`. No text can hold the nesting prefix, so none includes another one.
    interpolation: { escapeValue: false, nestingPrefix: '\u0000' },
    resources: { [language]: { ...first, ...loaded, brand: overrides } },
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
  const words = await wordsOf(language, [area]);
  text.addResourceBundle(language, area, words[area]);
  // i18next looks a key up in the namespaces that this list names.
  (text.options.fallbackNS as string[]).push(area);
}

/** Words of areas besides those of the first screens; an unknown area has none. */
async function wordsOf(language: Language, wanted: readonly string[] | 'all'): Promise<Record<string, Words>> {
  if (wanted.length === 0) return {};
  const { areas } = await chunkOf(areaFiles, language, 'areas');
  const names = wanted === 'all' ? Object.keys(areas) : wanted;
  return Object.fromEntries(
    await Promise.all(names.map(async (area) => [area, (await areas[area]?.())?.default ?? {}] as const)),
  );
}

function chunkOf<Chunk>(
  files: Readonly<Record<string, () => Promise<Chunk>>>,
  language: Language,
  kind: string,
): Promise<Chunk> {
  const load = files[`./${language}.${kind}.generated.ts`];
  if (load === undefined) throw new Error(`No words of "${language}" were generated. Run \`npm run generate\`.`);
  return load();
}
