import { expect, it } from 'vitest';
import { addressIn, frameAddress, sandboxOf } from './frameAddress.ts';

const site = 'https://site.example';
const rules = { site, origins: ['https://games.example.com'], cdns: ['https://a.example', 'https://b.example'] };

it('takes game_url, and game_url2 only without it [LAUNCHREQ-02]', () => {
  expect(addressIn({ game_url: '/a', game_url2: '/b' })).toBe('/a');
  expect(addressIn({ game_url2: '/b' })).toBe('/b');
  expect(addressIn({})).toBe(null);
});

it('completes a path by the launch CDN whose turn it is, and an address never', () => {
  expect([0, 1, 2].map((turn) => frameAddress('/play?t=1', rules, turn))).toEqual([
    'https://a.example/play?t=1',
    'https://b.example/play?t=1',
    'https://a.example/play?t=1',
  ]);
  expect(frameAddress('https://games.example.com/x', rules, 1)).toBe('https://games.example.com/x');
  expect(frameAddress('/play', { ...rules, cdns: [] })).toBe('https://site.example/play');
});

it.each([
  'https://evil.example/',
  '//evil.example/x',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  'http://games.example.com/',
  'https://games.example.com.evil.example/',
  'https://a:b@games.example.com/',
  'https://a@games.example.com/',
  'https://:b@games.example.com/',
  'javascript:alert(1)',
  'data:text/html,x',
  'play',
  '',
])('opens no frame at %s', (address) => {
  expect(frameAddress(address, rules)).toBe(null);
});

it('keeps a frame of the own origin inside its sandbox', () => {
  expect(sandboxOf('https://games.example.com/', site).split(' ').sort()).toEqual(
    ['allow-forms', 'allow-popups', 'allow-same-origin', 'allow-scripts'].sort(),
  );
  expect(sandboxOf(`${site}/play`, site)).not.toContain('allow-same-origin');
});
