import { describe, expect, it } from 'vitest';
import { brandOf, placesOf, tenants, textsOf } from './brandFiles.ts';

/** Traditional tone-mark placement; the product uses the modern one: hoá, huỷ, thuỷ. */
const oldSpelling = /(?<!\p{L})(?:hóa|hòa|hủy|thủy|tòa|khóa|xóa|lũy|tùy|quý hóa)(?!\p{L})/iu;

describe.each(tenants)('%s', (merchant) => {
  const brand = brandOf(merchant);
  const { offered } = brand.languages;

  it('says everything in every language it offers', () => {
    const said = new Set(textsOf(merchant).flatMap(({ path, value }) => (value.trim() === '' ? [] : [path])));
    const texts = placesOf(brand).flatMap(({ path }) => /^(?<place>.*)\/(?:vi|en)$/.exec(path)?.groups?.['place'] ?? []);
    expect(texts.length).toBeGreaterThan(50);
    expect(
      texts.filter((place) => place !== '/words' && offered.some((language) => !said.has(`${place}/${language}`))),
    ).toEqual([]);
  });

  it('overrides the same words in every language it offers', () => {
    const keys = offered.map((language) => Object.keys(brand.words[language] ?? {}).sort());
    expect(keys[0]).not.toEqual([]);
    expect(keys.filter((list) => list.join() !== keys[0]?.join())).toEqual([]);
  });

  it('writes composed Vietnamese in one spelling', () => {
    const texts = textsOf(merchant);
    expect(texts.filter(({ value }) => value !== value.normalize('NFC')).map(({ path }) => path)).toEqual([]);
    expect(
      texts.filter(({ path, value }) => /\/vi(?:\/|$)/.test(path) && oldSpelling.test(value)).map(({ path }) => path),
    ).toEqual([]);
  });

  it('has no mark left open in Markdown', () => {
    const broken = textsOf(merchant).filter(
      ({ value }) => (value.match(/\*\*/g)?.length ?? 0) % 2 === 1 || /\]\([^)]*$/m.test(value),
    );
    expect(broken.map(({ path }) => path)).toEqual([]);
  });
});
