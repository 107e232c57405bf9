import { expect, it } from 'vitest';
import { addressIn, cdnOrder, chooseCdn, frameAddress, sandboxOf } from './frameAddress.ts';

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

const addresses = ['https://a.example', 'https://b.example', 'https://c.example'];

it('picks each entry by chance [PERM-04]', () => {
  expect([0, 0.34, 0.99].map((chance) => chooseCdn(addresses, () => chance))).toEqual(addresses);
});

it('goes on with the next entry when one fails', () => {
  expect(cdnOrder(addresses, () => 0.99)).toEqual(['https://c.example', 'https://a.example', 'https://b.example']);
});

it('uses the own origin without entries and never an insecure one', () => {
  expect(chooseCdn([], () => 0.5)).toBe(null);
  expect(chooseCdn(['http://a.example'], () => 0.5)).toBe(null);
});
