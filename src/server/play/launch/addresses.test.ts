import { expect, it } from 'vitest';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { allowedAddress, ownAddress } from './addresses.ts';

const tenant = { brand: { frames: { games: ['games.example.com'], customerService: [] } } } as unknown as Tenant;
const origins = ['http://play.localhost:4000'];

const allowed = [
  ['/play?ticket=x#a', '/play?ticket=x#a'],
  ['https://games.example.com/a?b', 'https://games.example.com/a?b'],
  ['http://play.localhost:4000/x', 'http://play.localhost:4000/x'],
];
const refused = [
  'https://evil.example.com/',
  'http://games.example.com/',
  'http://play.localhost:4001/x',
  '//evil.example.com/x',
  String.raw`/\evil.example.com`,
  '/\t/evil.example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://games.example.com@evil.example.com/',
  'https://user:pass@games.example.com/',
  'https://games.example.com.evil.com/',
  'play?x',
  '',
];

it('opens nothing but paths and allowed addresses', () => {
  expect(allowed.map(([address]) => allowedAddress(address ?? '', tenant, origins))).toEqual(allowed.map(([, open]) => open));
  expect(refused.filter((address) => allowedAddress(address, tenant, origins) !== null)).toEqual([]);
});

it('leads back to the site and nowhere else', () => {
  const site = 'https://aurora.example';
  expect(ownAddress('/lottery?gameCode=north', site)).toBe(`${site}/lottery?gameCode=north`);
  expect(ownAddress(`${site}/elott`, site)).toBe(`${site}/elott`);
  const wrong = [
    'https://evil.example',
    '//evil.example/x',
    String.raw`/\evil.example`,
    'javascript:alert(1)',
    'http://aurora.example/x',
  ];
  expect(wrong.map((address) => ownAddress(address, site))).toEqual(wrong.map(() => `${site}/index`));
});
