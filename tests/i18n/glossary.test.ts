import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exceptions, glossary } from './glossary.ts';

interface Text {
  /** File and key. */
  readonly at: string;
  readonly language: 'en' | 'vi';
  readonly text: string;
}

const isLanguage = (name: string | undefined) => name === 'en' || name === 'vi';

/** The texts of a JSON value: the keys on the way to a text name its language, or the file does. */
function textsOf(value: unknown, file: string, path: readonly string[] = [], language?: 'en' | 'vi'): readonly Text[] {
  if (typeof value === 'string')
    return language === undefined ? [] : [{ at: `${file.replaceAll('\\', '/')} ${path.join('.')}`, language, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, file, [...path, key], isLanguage(key) ? key : language),
  );
}

const jsonTexts = (file: string, language?: 'en' | 'vi') =>
  textsOf(JSON.parse(readFileSync(file, 'utf8')) as unknown, file, [], language);

const texts: readonly Text[] = [
  ...(['en', 'vi'] as const).flatMap((language) => [
    ...globSync([`src/i18n/${language}/*.json`, `src/demo-vendor/i18n/${language}.json`]).flatMap((file) =>
      jsonTexts(file, language),
    ),
    ...globSync(`src/server/content/published/help/${language}/*.md`).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((text, line) => ({ at: `${file.replaceAll('\\', '/')} line ${line + 1}`, language, text })),
    ),
  ]),
  ...globSync(['src/server/{edge/demo,play/vendors}/*.json', 'brands/*/brand.json']).flatMap((file) => jsonTexts(file)),
];

/** Without slots and addresses, which hold no words. */
const wordsOf = (text: string) => text.replaceAll(/\{\{\w+\}\}|\]\([^)]*\)|\S+@\S+/g, ' ');

interface Variant {
  readonly source: string;
  readonly pattern: RegExp;
  readonly term: string;
}

const variantsOf = (sources: readonly string[] | undefined, term: string): readonly Variant[] =>
  (sources ?? []).map((source) => ({
    source,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu'),
    term,
  }));

const variants = {
  en: glossary.flatMap(({ notEn, en }) => variantsOf(notEn, en)),
  vi: glossary.flatMap(({ notVi, vi }) => variantsOf(notVi, vi)),
};

const bannedIn = ({ at, language, text }: Text) => {
  const words = wordsOf(text.normalize('NFC'));
  return variants[language].flatMap(({ source, pattern, term }) => {
    const found = pattern.exec(words);
    return found === null ? [] : [{ at, source, message: `${at}: “${found[0]}”, use “${term}”` }];
  });
};

const found = texts.flatMap(bannedIn);
const excuses = (at: string, source: string) => exceptions.filter((entry) => entry.variant === source && entry.at.test(at));

it('uses one term per meaning in every text of site, games, help, demo world and brands', () => {
  expect(texts.length).toBeGreaterThan(2000);
  expect(found.filter(({ at, source }) => excuses(at, source).length === 0).map(({ message }) => message)).toEqual([]);
});

it('finds a variant in any form, and leaves slots, addresses and longer words alone', () => {
  const messages = (language: 'en' | 'vi', text: string) =>
    bannedIn({ at: 'file key', language, text }).map(({ message }) => message);
  expect(messages('en', 'Vendors: {{vendors}}')).toEqual(['file key: “Vendors”, use “provider”']);
  expect(messages('vi', 'Nhập mã xác nhận')).toEqual(['file key: “mã xác nhận”, use “mã xác minh”']);
  expect(messages('en', 'Open [it](/vendors) at {{vendor}}, {{pin}}, pinned')).toEqual([]);
});

it('has no exception without a use', () => {
  expect(
    exceptions
      .filter(({ at, variant }) => !found.some((hit) => hit.source === variant && at.test(hit.at)))
      .map(({ at }) => String(at)),
  ).toEqual([]);
});
