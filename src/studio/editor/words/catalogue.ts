import { lawWords } from '../../../manifest/lawWords.ts';

type Words = Readonly<Record<string, string>>;

/** All words of the site by language and area. This file is part of the lazy chunk of the words page. */
const files = import.meta.glob<Words>('../../../i18n/*/*.json', { eager: true, import: 'default' });

/** Facts of a language, and texts that only the server sends. */
const notOfPages = ['language', 'messages'];

export interface Word {
  readonly key: string;
  readonly area: string;
  /** The site's own text by language. */
  readonly standard: Readonly<Record<string, string>>;
  /** The law asks for it: no brand may write its own. */
  readonly isLocked: boolean;
}

function readFiles(): readonly Word[] {
  const found = new Map<string, { area: string; standard: Record<string, string> }>();
  for (const [path, words] of Object.entries(files)) {
    const [, language = '', area = ''] = /\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    if (notOfPages.includes(area)) continue;
    for (const [key, text] of Object.entries(words)) {
      const word = found.get(key) ?? { area, standard: {} };
      word.standard[language] = text;
      found.set(key, word);
    }
  }
  return [...found]
    .map(([key, word]) => ({ key, ...word, isLocked: (lawWords as readonly string[]).includes(key) }))
    .toSorted((one, other) => one.key.localeCompare(other.key));
}

export const catalogue = readFiles();

export const areas = [...new Set(catalogue.map(({ area }) => area))].toSorted();

/** Names of the values that a text shows, such as `amount` of `{{amount}}`. */
export const slotsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name]) => name ?? []);

/** Values that an own text names and the site's text does not have: they would stay empty. */
export const unknownSlots = (own: string, standard: string): readonly string[] => {
  const known = slotsOf(standard);
  return slotsOf(own).filter((slot) => !known.includes(slot));
};

export type WordState = 'standard' | 'own' | 'changed' | 'missing' | 'locked';

type Overrides = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** State of a word: the text of the brand, and whether a language it offers is left out. */
export function stateOf(word: Word, overrides: Overrides, published: Overrides, languages: readonly string[]): WordState {
  if (word.isLocked) return 'locked';
  const own = languages.map((language) => overrides[language]?.[word.key]);
  const isOwn = own.some((text) => text !== undefined);
  if (isOwn && own.some((text) => text === undefined)) return 'missing';
  const isChanged = languages.some((language) => overrides[language]?.[word.key] !== published[language]?.[word.key]);
  return isChanged ? 'changed' : isOwn ? 'own' : 'standard';
}

/** Letters without marks, so that `tieu de` finds `tiêu đề`. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('đ', 'd');

/** Whether the key, the site's text or the brand's has what is searched for. */
export function hasText(word: Word, overrides: Overrides, search: string): boolean {
  const own = Object.values(overrides).map((words) => words?.[word.key] ?? '');
  return plain([word.key, ...Object.values(word.standard), ...own].join('\n')).includes(plain(search.trim()));
}
