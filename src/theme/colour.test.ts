import { describe, expect, it } from 'vitest';
import {
  alphaOf,
  clamp,
  contrast,
  distance,
  hexOf,
  hueDistance,
  isColour,
  luminance,
  over,
  toneOf,
  withAlpha,
} from './colour.ts';
import { isProminent, onColour, passes, prominence, readable } from './readable.ts';

describe('a colour', () => {
  it('is six or eight hexadecimal digits, whatever their case', () => {
    const values = ['#aabbcc', '#AABBCC80', '#abc', '#aabbccd', 'aabbcc', '#aabbcg', ' #aabbcc', '#aabbcc ', 3, null];
    expect(values.filter(isColour)).toEqual(['#aabbcc', '#AABBCC80']);
  });

  it.each([
    ['#ff0000', 0.627955, 0.257683, 29.234],
    ['#00ff00', 0.86644, 0.294827, 142.495],
    ['#0000ff', 0.452014, 0.313214, 264.052],
    ['#808080', 0.599871, 0, 0],
    ['#000000', 0, 0, 0],
    ['#ffffff', 1, 0, 0],
  ])('%s has the published OKLCH values, and comes back from them', (hex, l, c, h) => {
    const tone = toneOf(hex);
    expect(tone.l).toBeCloseTo(l, 3);
    expect(tone.c).toBeCloseTo(c, 3);
    expect(tone.h).toBeCloseTo(h, 1);
    expect(hexOf(tone)).toBe(hex);
  });

  it('out of the gamut keeps its lightness and hue', () => {
    const tone = toneOf(hexOf({ l: 0.7, c: 0.4, h: 150 }));
    expect(tone.l).toBeCloseTo(0.7, 2);
    expect(tone.h).toBeCloseTo(150, 0);
    expect(tone.c).toBeGreaterThan(0.19);
    expect(tone.c).toBeLessThan(0.26);
  });

  it('has the luminance and the contrast of WCAG 2', () => {
    expect(['#ff0000', '#00ff00', '#0000ff', '#ffffff'].map((hex) => Number(luminance(hex).toFixed(4)))).toEqual([
      0.2126, 0.7152, 0.0722, 1,
    ]);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#0a0a0a', '#0a0a0a')).toBe(1);
  });

  it('is laid over another by its alpha', () => {
    expect(over('#ffffff80', '#000000')).toBe('#808080');
    expect(over('#ff000040', '#0000ff')).toBe('#4000bf');
    expect(over('#ff0000', '#0000ff')).toBe('#ff0000');
    expect(over('#ff0000ff', '#0000ff')).toBe('#ff0000');
    expect(over('#ff000000', '#0a0000')).toBe('#0a0000');
    expect([withAlpha('#112233', 0.5), withAlpha('#11223344', 0), withAlpha('#112233', 0.02)]).toEqual([
      '#11223380',
      '#11223300',
      '#11223305',
    ]);
    expect([alphaOf('#112233'), alphaOf('#11223300'), alphaOf('#11223333')]).toEqual([1, 0, 0.2]);
  });

  it('has a distance in OKLab, and its hue one round the circle', () => {
    expect(distance('#000000', '#ffffff')).toBeCloseTo(1, 5);
    expect(distance('#ff0000', '#00ff00')).toBeCloseTo(0.519, 2);
    expect(distance('#123456', '#123456')).toBe(0);
    expect([hueDistance(350, 10), hueDistance(10, 350), hueDistance(0, 180), hueDistance(90, 90)]).toEqual([20, 20, 180, 0]);
    expect([clamp(-1, 0, 2), clamp(3, 0, 2), clamp(1, 0, 2)]).toEqual([0, 2, 1]);
  });
});

describe('a readable colour', () => {
  it('is the preferred one if that passes', () => {
    expect(readable('#767676', ['#ffffff'], 4.5)).toBe('#767676');
    expect(passes('#777777', ['#ffffff'], 4.4)).toBe(true);
    expect(passes('#777777', ['#ffffff'], 4.5)).toBe(false);
    expect(passes('#767676', ['#ffffff', '#808080'], 4.5)).toBe(false);
  });

  it.each([
    ['#777777', ['#ffffff']],
    ['#3355ff', ['#000000', '#151525']],
    ['#ffcc00', ['#ffffff', '#eeeeee']],
    ['#222222', ['#101010']],
  ])('near %s on %j just reaches the ratio, with the same hue', (preferred, grounds) => {
    const found = readable(preferred, grounds, 4.5);
    const least = Math.min(...grounds.map((ground) => contrast(found, ground)));
    expect(least).toBeGreaterThanOrEqual(4.5);
    expect(least).toBeLessThan(4.75);
    expect(hueDistance(toneOf(found).h, toneOf(preferred).h)).toBeLessThan(4);
  });

  it('is black or white if no lightness reaches the ratio', () => {
    expect(readable('#808080', ['#777777'], 12)).toBe('#000000');
    expect(readable('#808080', ['#606060'], 12)).toBe('#ffffff');
  });

  it('on a fill is white, or else the ink, darkened as needed', () => {
    const ink = toneOf('#101010');
    expect(onColour('#767676', ink)).toBe('#ffffff');
    expect(onColour('#777777', ink)).not.toBe('#ffffff');
    expect(onColour('#ffff00', ink)).toBe('#101010');
  });
});

it('a fill stands out by its contrast or by its hue', () => {
  expect(prominence('#ffffff', '#000000')).toBeCloseTo(3 / 0.14, 2);
  // Red and green of about the same luminance.
  expect(contrast('#c00000', '#006e00')).toBeLessThan(1.3);
  expect(isProminent('#c00000', ['#006e00'])).toBe(true);
  expect(isProminent('#006e00', ['#c00000', '#006f00'])).toBe(false);
});
