import { expect, it } from 'vitest';
import { deviceOf } from './deviceOf.ts';

const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/141.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge, Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox, macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; K) ${engine} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  ['curl/8.9.1', null],
  ['', null],
  [undefined, null],
])('reads %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
