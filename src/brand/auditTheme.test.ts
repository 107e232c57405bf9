import { describe, expect, it } from 'vitest';
import { contrast, distance } from '../theme/colour.ts';
import { actionPairs, auditPairs, textSurfaces } from './auditPairs.ts';
import { auditTheme } from './auditTheme.ts';
import { actionWords, backgroundWords, foregroundWords } from './auditWords.ts';

const planted = { seed: '#7c3aed', palettes: { light: { surface: { base: '#ffffff' }, text: { secondary: '#9a9aa5' } } } };

const whiteButton = {
  angle: 180,
  stops: [
    { color: '#ffffff', position: 0 },
    { color: '#ffffff', position: 1 },
  ],
};

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

  it('measures a strong border against every surface', () => {
    const found = auditTheme({ seed: '#7c3aed', modes: ['light'], palettes: { light: { border: { strong: '#f8f8f8' } } } });
    expect(found.map(({ foreground, background, needed }) => [foreground, background, needed])).toEqual(
      ['canvas', 'sunken', 'base', 'raised', 'overlay'].map((surface) => ['border.strong', `surface.${surface}`, 3]),
    );
  });

  it('suggests a fix that passes on every ground and moves no further than it must [PALETTE-06]', () => {
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

  it.each([
    ['header', '#ffffff00', 'the header'],
    ['canvas', '#f4f4f4cc', 'the page'],
    ['base', '#ffffff80', 'cards'],
  ])('refuses a translucent %s, with its opaque colour as the fix', (name, colour, words) => {
    const found = auditTheme({ seed: '#7c3aed', modes: ['light'], palettes: { light: { surface: { [name]: colour } } } });
    expect(found.map(({ foreground, nearest }) => [foreground, nearest])).toEqual([[`surface.${name}`, colour.slice(0, 7)]]);
    expect(found[0]?.sentence.en).toContain(`The colour of ${words} is translucent in the light palette`);
  });

  it('names surfaces of the other mode as swapped, instead of every text on them, and its fixes leave no problem', () => {
    const swapped = { canvas: '#f4f4f8', base: '#ffffff', raised: '#ffffff' };
    const theme = (surface: object) => ({ seed: '#7c3aed', modes: ['dark'] as const, palettes: { dark: { surface } } });
    const found = auditTheme(theme(swapped));
    expect(found.map(({ foreground }) => foreground)).toEqual(
      expect.arrayContaining(['surface.canvas', 'surface.base', 'surface.raised']),
    );
    expect(found.every(({ sentence }) => sentence.en?.includes('seem to be swapped'))).toBe(true);
    const fixed = Object.fromEntries(found.map(({ foreground, nearest }) => [foreground.replace('surface.', ''), nearest]));
    expect(auditTheme(theme({ ...swapped, ...fixed }))).toEqual([]);
  });

  it.each([
    [
      'onHeader.solid',
      { surface: { header: '#ffffff' }, onHeader: { solid: '#fafafa', onSolid: '#111111', control: '#f2f2f2' } },
    ],
    ['gradient.accent@1', { gradient: { accent: whiteButton } }],
  ])('finds a main button that looks like its surroundings: %s', (name, light) => {
    const found = auditTheme({ seed: '#7c3aed', modes: ['light'], palettes: { light } });
    expect(found.filter(({ foreground }) => foreground === name).length).toBeGreaterThan(0);
    expect(found.find(({ foreground }) => foreground === name)?.sentence.en).toContain('does not stand out from');
  });

  it('audits only the modes a brand offers', () => {
    expect(auditTheme({ ...planted, modes: ['dark'] })).toEqual([]);
  });

  it('has words for every pair', () => {
    expect(auditPairs.filter(({ foreground }) => !(foreground in foregroundWords))).toEqual([]);
    expect(actionPairs.filter(({ foreground }) => !(foreground in actionWords))).toEqual([]);
    const backgrounds = [...auditPairs, ...actionPairs].map(({ background }) => background);
    expect([...backgrounds, ...textSurfaces].filter((background) => !(background in backgroundWords))).toEqual([]);
  });
});
