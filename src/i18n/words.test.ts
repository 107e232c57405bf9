import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, languageCode, languageOf, languages } from '../domain/language.ts';
import { categoryLabels } from './categoryLabels.ts';
import { areasOf, createText, loadArea } from './createText.ts';
import { allWords } from './serverText.ts';

const filesOf = (language: string) => readdirSync(`src/i18n/${language}`).sort();
const areas = filesOf(defaultLanguage).flatMap((file) => (file === 'language.json' ? [] : file.replace('.json', '')));
const others = languages.filter((language) => language !== defaultLanguage);
const wordsOf = (language: string, area: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/i18n/${language}/${area}.json`, 'utf8'));
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}|\(min\) - \(max\)/g) ?? []).sort();

describe('languages', () => {
  it('are exactly Vietnamese and English, Vietnamese by default [LANG-02, CONST-01]', () => {
    expect(languages.map(languageCode).sort()).toEqual(['EN', 'VI']);
    expect(languageCode(defaultLanguage)).toBe('VI');
    expect(['EN', 'VI', 'TH', null].map(languageOf)).toEqual(['en', 'vi', 'vi', 'vi']);
  });
});

describe.each(areas)('words of %s', (area) => {
  const usual = wordsOf(defaultLanguage, area);

  it.each(languages)('exist in %s and are never empty, in composed form [LANG-01]', (language) => {
    const words = wordsOf(language, area);
    expect(Object.keys(words).sort()).toEqual(Object.keys(usual).sort());
    expect(Object.entries(words).filter(([, text]) => text.trim() === '' || text !== text.normalize('NFC'))).toEqual([]);
  });

  it.each(others)('take the same placeholders in %s', (language) => {
    const words = wordsOf(language, area);
    expect(
      Object.keys(usual).filter((key) => placeholders(usual[key] ?? '').join() !== placeholders(words[key] ?? '').join()),
    ).toEqual([]);
  });
});

describe('areas', () => {
  it('are the same files in every language, each key in one of them, and the site has all but the messages', async () => {
    const keys = areas.flatMap((area) => Object.keys(wordsOf(defaultLanguage, area)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    for (const language of languages) {
      expect(filesOf(language)).toEqual(filesOf(defaultLanguage));
      const text = await createText(language, {}, 'all');
      expect(areas.filter((area) => !text.hasResourceBundle(language, area))).toEqual(['messages']);
    }
  });

  it('come with the text where the first screens show them, and once asked for otherwise', async () => {
    const text = await createText('en');
    expect(text.t('shell.skip')).toBe(wordsOf('en', 'shell')['shell.skip']);
    expect(text.t('join.contact.title')).toBe('join.contact.title');
    const loading = loadArea(text, 'join');
    expect(loadArea(text, 'join')).toBe(loading);
    await loading;
    expect(loadArea(text, 'join')).toBeNull();
    expect(text.t('join.contact.title')).toBe(wordsOf('en', 'join')['join.contact.title']);
    expect(areasOf(text)).toEqual(['join']);
  });
});

describe('keys', () => {
  it('hold the labels of the categories and their neighbours [CAT-02]', () => {
    const keys = ['con_lott', 'con_live', 'con_sports', 'con_fish', 'con_rng', 'con_pvp', 'compete_game'];
    const asked = [...keys, 'in_hot_games', 'in_my_collection', 'hd_event'] as const;
    const vi = wordsOf('vi', 'common');
    expect(asked.filter((key) => !vi[key])).toEqual([]);
    expect(Object.values(categoryLabels).filter((key) => !vi[key])).toEqual([]);
    expect(asked.map((key) => `${allWords.en[key]} / ${allWords.vi[key]}`)).toEqual([
      'Lottery / Xổ số',
      'Live casino / Casino trực tuyến',
      'Sports / Thể thao',
      'Fish games / Bắn cá',
      'Slots / Nổ hũ',
      'PVP card games / Game bài',
      'E-sports / Thể thao điện tử',
      'Hot games / Game hot',
      'My favourites / Yêu thích',
      'Promotions / Khuyến mãi',
    ]);
  });

  it.each([
    ['in_popup_prompt', 'Thông báo', 'Notice'],
    ['verification_code_required', 'Nhập mã xác minh', 'Enter the verification code'],
    ['phone_required', 'Nhập số điện thoại', 'Enter the phone number'],
    ['input_required', 'Nội dung không được để trống', 'Input cannot be empty'],
  ] as const)('hold the fixed text %s', (key, vietnamese, english) => {
    expect([allWords.vi[key], allWords.en[key]]).toEqual([vietnamese, english]);
  });
});

describe('overrides of a brand', () => {
  it('win in their own language and never show in the other [MANIFEST-12]', async () => {
    const english = await createText('en', { 'common.play': 'Play at {{name}}', 'join.contact.title': 'Write to us' });
    await loadArea(english, 'join');
    expect(english.t('join.contact.title')).toBe('Write to us');
    const vietnamese = await createText('vi');
    expect(english.t('common.play', { name: 'A & B' })).toBe('Play at A & B');
    expect(english.t('common.retry')).toBe('Try again');
    expect(vietnamese.t('common.play')).toBe('Chơi ngay');
  });
});
