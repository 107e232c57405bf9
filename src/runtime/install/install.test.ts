import { expect, it } from 'vitest';
import { installWay, mayAsk } from './installWay.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const facts = { isInstalled: false, canPrompt: false, touchPoints: 5 };

it('offers what the browser can, and nothing once the site is installed [SCREEN-14]', () => {
  expect(installWay({ ...facts, userAgent: android, canPrompt: true })).toBe('prompt');
  expect(installWay({ ...facts, userAgent: android })).toBeNull();
  expect(installWay({ ...facts, userAgent: iphone })).toBe('steps');
  expect(installWay({ ...facts, userAgent: mac })).toBe('steps');
  expect(installWay({ ...facts, userAgent: mac, touchPoints: 0 })).toBeNull();
  expect(installWay({ ...facts, userAgent: `${iphone} [FBAN/FBIOS;FBAV/1.0]` })).toBeNull();
  for (const userAgent of [android, iphone])
    expect(installWay({ ...facts, userAgent, canPrompt: true, isInstalled: true })).toBeNull();
});

it('asks by itself once, not on the day of the first visit and not on the first page of a later one [PROD-24]', () => {
  const memory = { since: '2026-11-29', asked: false };
  expect(mayAsk(memory, '2026-11-30', false)).toBe(true);
  expect(mayAsk(memory, '2026-11-29', false)).toBe(false);
  expect(mayAsk(memory, '2026-11-30', true)).toBe(false);
  expect(mayAsk({ ...memory, asked: true }, '2026-12-30', false)).toBe(false);
});
