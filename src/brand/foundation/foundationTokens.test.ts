import { describe, expect, it } from 'vitest';
import type { ThemeChoice } from '../themeChoice.ts';
import { foundationTokens } from './foundationTokens.ts';

const sharp: ThemeChoice = {
  seed: '#c8ff2e',
  corners: 'sharp',
  buttons: 'cut',
  density: 'compact',
  motion: 'snappy',
  display: { weight: 800, stretch: 118, case: 'upper' },
  fonts: { display: { family: 'archivo' }, text: { family: 'inter' }, numeric: { family: 'inter' } },
};
const soft: ThemeChoice = {
  seed: '#a91e16',
  corners: 'soft',
  buttons: 'plain',
  density: 'cosy',
  motion: 'even',
  titleRule: true,
  display: { weight: 600, soft: 40 },
  fonts: { display: { family: 'fraunces' }, text: { family: 'be-vietnam-pro' }, numeric: { family: 'be-vietnam-pro' } },
};
const round: ThemeChoice = {
  seed: '#097a65',
  corners: 'round',
  buttons: 'pill',
  density: 'comfortable',
  motion: 'calm',
  display: { weight: 700 },
  fonts: { display: { family: 'plus-jakarta-sans' }, text: { family: 'plus-jakarta-sans' }, numeric: { family: 'inter' } },
};

/** Weight, full size in pixels and line height of a `font` value. */
function typeset(font: string) {
  const [, weight, line] = /^(\d+) .+\/([\d.]+) "/.exec(font) ?? [];
  const sizes = [...font.matchAll(/([\d.]+)rem/g)].map(([, size]) => Number(size) * 16);
  return [Number(weight), Math.round(Math.max(...sizes) * 10) / 10, Number(line)];
}

const values = (group: object) => Object.values(group).join(' ');

describe('foundationTokens', () => {
  it.each([
    ['sharp', sharp, '0px 0px 2px 2px 999px 0px 0px 0px 0px 0px 0px 0px', '10px'],
    ['soft', soft, '6px 8px 12px 16px 999px 8px 8px 999px 6px 6px 12px 12px', '0px'],
    ['round', round, '8px 12px 18px 24px 999px 999px 12px 999px 999px 999px 18px 18px', '0px'],
    ['firm', { ...sharp, corners: 'firm' } as const, '4px 6px 10px 14px 999px 4px 4px 4px 4px 4px 6px 6px', '10px'],
  ])('rounds corners for a %s brand', (_, theme, radius, cut) => {
    const tokens = foundationTokens(theme);
    expect([values(tokens.radius), tokens.cut.button]).toEqual([radius, cut]);
  });

  it.each([
    [
      sharp,
      '4px 7px 11px 14px 18px 21px 28px 42px 56px 16px 12px 32px',
      '32px 36px 44px 16px',
      '60px 50px 404px 40px',
      '120ms 180ms 320ms',
    ],
    [
      soft,
      '4px 8px 12px 16px 20px 24px 32px 48px 64px 20px 16px 48px',
      '36px 40px 48px 18px',
      '64px 52px 412px 48px',
      '140ms 220ms 380ms',
    ],
    [
      round,
      '5px 9px 14px 18px 23px 27px 36px 54px 72px 24px 20px 64px',
      '40px 48px 56px 20px',
      '68px 54px 420px 56px',
      '160ms 260ms 460ms',
    ],
  ])('spaces and paces %#', (theme, space, control, height, duration) => {
    const tokens = foundationTokens(theme);
    expect([values(tokens.space), values(tokens.control), values(tokens.height), values(tokens.duration)]).toEqual([
      space,
      control,
      height,
      duration,
    ]);
  });

  it.each([
    [
      sharp,
      [800, 46, 1.14],
      [800, 30, 1.22],
      [750, 21, 1.28],
      [700, 17, 1.32],
      [400, 14, 1.55],
      [600, 13, 1.4],
      [700, 22, 1.2],
    ],
    [soft, [650, 48, 1.18], [600, 32, 1.25], [600, 24, 1.3], [600, 19, 1.35], [400, 14, 1.6], [500, 13, 1.45], [600, 22, 1.25]],
    [
      round,
      [700, 46, 1.18],
      [700, 31, 1.25],
      [700, 23, 1.3],
      [650, 18, 1.38],
      [450, 15, 1.62],
      [550, 14, 1.45],
      [600, 22, 1.22],
    ],
  ])('sets type %#', (theme, ...expected) => {
    const { display, h1, h2, h3, body, label, money } = foundationTokens(theme).type;
    expect([display, h1, h2, h3, body, label, money].map(typeset)).toEqual(expected);
  });

  it.each([
    [sharp, [12, 13, 14, 16, 18, 22, 28, 36, 48]],
    [soft, [12, 13, 14, 16, 18, 22, 28, 36, 48]],
    [round, [13, 14, 15, 16, 18, 22, 28, 36, 48]],
  ])('has nine font sizes %#', (theme, expected) => {
    expect(Object.values(foundationTokens(theme).size).map((size) => Number.parseFloat(size) * 16)).toEqual(expected);
  });

  it('sets the display face as the brand says', () => {
    expect(values(foundationTokens(sharp).displayFace)).toBe('118% uppercase normal');
    expect(values(foundationTokens(soft).displayFace)).toBe('100% none "SOFT" 40, "WONK" 0, "opsz" 60');
    expect(foundationTokens(round).easing.enter).toBe('cubic-bezier(0.16, 1, 0.3, 1)');
    expect([soft, round].map((theme) => foundationTokens(theme).titleRule.opacity)).toEqual(['1', '0']);
  });
});
