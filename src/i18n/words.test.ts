import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, languageCode, languageOf, languages } from '../domain/language.ts';
import { categoryLabels } from './categoryLabels.ts';
import { createText } from './createText.ts';
import { textOf } from './serverText.ts';
import { loadWords } from './words.ts';

/** Written by the server into mails and texts; a browser never loads them. */
const serverAreas = ['messages'];
const areas = readdirSync('src/i18n/vi').map((file) => file.replace('.json', ''));
/** Fetched with the parts of the site that need them. */
const lateAreas = ['auth', 'form', 'join', 'launch', 'lobby', 'lottery', 'play', 'status'];
const siteAreas = areas.filter((area) => ![...serverAreas, ...lateAreas].includes(area));
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
  const vi = wordsOf('vi', area);
  const en = wordsOf('en', area);

  it('exist in both languages and are never empty [LANG-01]', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(vi).sort());
    expect(Object.entries({ ...vi }).filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(Object.entries({ ...en }).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('take the same placeholders in both languages', () => {
    expect(Object.keys(vi).filter((key) => placeholders(vi[key] ?? '').join() !== placeholders(en[key] ?? '').join())).toEqual(
      [],
    );
  });

  it('are Vietnamese in composed form', () => {
    expect(Object.entries(vi).filter(([, text]) => text !== text.normalize('NFC'))).toEqual([]);
  });
});

describe('keys', () => {
  it('belong to one area each, and every area of the first screens is loaded', async () => {
    const keys = areas.flatMap((area) => Object.keys(wordsOf('vi', area)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(readdirSync('src/i18n/en').sort()).toEqual(readdirSync('src/i18n/vi').sort());
    const shown = siteAreas.flatMap((area) => Object.keys(wordsOf('vi', area)));
    expect(Object.keys(await loadWords('vi')).sort()).toEqual([...shown].sort());
    expect(Object.keys(await loadWords('en')).sort()).toEqual([...shown].sort());
  });

  it('hold the labels of the categories and their neighbours [CAT-02]', () => {
    const keys = ['con_lott', 'con_live', 'con_sports', 'con_fish', 'con_rng', 'con_pvp', 'compete_game'];
    const asked = [...keys, 'in_hot_games', 'in_my_collection', 'hd_event'] as const;
    const vi = wordsOf('vi', 'common');
    expect(asked.filter((key) => !vi[key])).toEqual([]);
    expect(Object.values(categoryLabels).filter((key) => !vi[key])).toEqual([]);
    expect(textOf('vi')('con_rng')).toBe('Nổ hũ');
    expect(textOf('en')('con_rng')).toBe('Slots');
  });

  it.each([
    ['in_popup_prompt', 'Thông báo', 'Notice'],
    ['verification_code_required', 'Nhập mã xác minh', 'Enter the verification code'],
    ['phone_required', 'Nhập số điện thoại', 'Enter the phone number'],
    ['input_required', 'Nội dung không được để trống', 'Input cannot be empty'],
  ] as const)('hold the fixed text %s', (key, vietnamese, english) => {
    expect([textOf('vi')(key), textOf('en')(key)]).toEqual([vietnamese, english]);
  });
});

describe('overrides of a brand', () => {
  it('win in their own language and never show in the other [MANIFEST-12]', async () => {
    const english = await createText('en', { 'common.play': 'Play at {{name}}' });
    const vietnamese = await createText('vi');
    expect(english.t('common.play', { name: 'A & B' })).toBe('Play at A & B');
    expect(english.t('common.retry')).toBe('Try again');
    expect(vietnamese.t('common.play')).toBe('Chơi ngay');
  });
});
