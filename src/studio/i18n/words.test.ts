import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const areas = readdirSync(join(folder, 'en'));
const wordsOf = (language: string, area: string) =>
  JSON.parse(readFileSync(join(folder, language, area), 'utf8')) as Readonly<Record<string, string>>;

/** Keys without their plural form, which Vietnamese has only one of. */
const keysOf = (words: Readonly<Record<string, string>>) =>
  [...new Set(Object.keys(words).map((key) => key.replace(/_(?:one|other)$/, '')))].sort();
const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name = '']) => name)
    .sort()
    .join(' ');

describe('words of the studio', () => {
  it('has the same areas in English and Vietnamese', () => {
    expect(readdirSync(join(folder, 'vi'))).toEqual(areas);
  });

  it.each(areas)('says the same things in both languages: %s', (area) => {
    const [english, vietnamese] = [wordsOf('en', area), wordsOf('vi', area)];
    expect(keysOf(vietnamese)).toEqual(keysOf(english));
    const different = Object.keys(vietnamese).filter(
      (key) => placeholdersOf(vietnamese[key] ?? '') !== placeholdersOf(english[key] ?? ''),
    );
    expect(different).toEqual([]);
  });

  it('has both forms of what counts in English, and one in Vietnamese', () => {
    const english = Object.assign({}, ...areas.map((area) => wordsOf('en', area))) as Readonly<Record<string, string>>;
    const vietnamese = areas.flatMap((area) => Object.keys(wordsOf('vi', area)));
    const alone = Object.keys(english).filter((key) => key.endsWith('_one') && !(key.replace(/_one$/, '_other') in english));
    expect(alone).toEqual([]);
    expect(vietnamese.filter((key) => key.endsWith('_one'))).toEqual([]);
  });

  it('keeps the spelling of the studio: no exclamation marks, “hoá” and “huỷ” by the older rule', () => {
    const found = ['en', 'vi'].flatMap((language) =>
      areas.flatMap((area) => Object.entries(wordsOf(language, area)).filter(([, text]) => /[!]|hóa|hủy|thủy/i.test(text))),
    );
    expect(found).toEqual([]);
  });
});
