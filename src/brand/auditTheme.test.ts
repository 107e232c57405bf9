import { describe, expect, it } from 'vitest';
import { contrast, distance } from '../theme/colour.ts';
import { auditPairs } from './auditPairs.ts';
import { auditTheme } from './auditTheme.ts';
import { backgroundWords, foregroundWords } from './auditWords.ts';

const planted = { seed: '#7c3aed', palettes: { light: { surface: { base: '#ffffff' }, text: { secondary: '#9a9aa5' } } } };

describe('auditTheme', () => {
  it('finds nothing wrong with a derived theme', () => {
    expect(auditTheme({ seed: '#7c3aed' })).toEqual([]);
  });

  it('names a failing pair in words, where it is seen, and the nearest passing colour [PALETTE-06]', () => {
    const found = auditTheme(planted).find(({ background }) => background === 'surface.base');
    expect(found).toMatchObject({ mode: 'light', foreground: 'text.secondary', needed: 4.5 });
    expect(found?.sentence).toEqual({
      en: 'Secondary text on cards: contrast 2.78:1 in the light palette, 4.5:1 needed. Seen in cards, tables and forms.',
      vi: 'Chữ phụ trên thẻ: độ tương phản 2.78:1 ở bảng màu sáng, cần 4.5:1. Thấy ở thẻ, bảng và biểu mẫu.',
    });
  });

  it('suggests a fix that passes on every ground and moves no further than it must', () => {
    const [found] = auditTheme(planted);
    const nearest = found?.nearest ?? '';
    const fixed = { ...planted, palettes: { light: { ...planted.palettes.light, text: { secondary: nearest } } } };
    expect(auditTheme(fixed)).toEqual([]);
    const halfway = auditTheme({
      ...planted,
      palettes: { light: { surface: { base: '#ffffff' }, text: { secondary: '#707079' } } },
    });
    expect(halfway.length).toBeGreaterThan(0);
    expect(distance(nearest, '#9a9aa5')).toBeLessThan(distance('#000000', '#9a9aa5') / 2);
  });

  it('sees through a translucent colour', () => {
    const found = auditTheme({ seed: '#7c3aed', modes: ['light'], palettes: { light: { text: { secondary: '#00000040' } } } });
    const onPage = found.find(({ background }) => background === 'surface.canvas');
    expect(onPage?.ratio).toBeLessThan(contrast('#777777', '#ffffff'));
  });

  it('audits only the modes a brand offers', () => {
    expect(auditTheme({ ...planted, modes: ['dark'] })).toEqual([]);
  });

  it('has words for every pair', () => {
    expect(auditPairs.filter(({ foreground }) => !(foreground in foregroundWords))).toEqual([]);
    expect(auditPairs.filter(({ background }) => !(background in backgroundWords))).toEqual([]);
  });
});
