import { expect, it } from 'vitest';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createGames } from './games.ts';

/** Games that a vendor may report bets of: shown by the brand, and run by that vendor. */

const tenant = { brand: { catalogue: { order: ['RNG', 'LIVE'], hiddenVendors: ['HIDDEN'] } } } as unknown as Tenant;
const serving = (id: string, studios: readonly string[], category: string) => ({
  id,
  serves: (vassalage: string, asked: string) => studios.includes(vassalage) && asked === category,
});
const games = createGames({
  all: () => [
    serving('first', ['ACME', 'HIDDEN'], 'RNG'),
    serving('second', ['ACME'], 'LIVE'),
    serving('third', ['ACME'], 'FISH'),
  ],
} as never);
const row = { gameCode: 'g1', vassalage: 'ACME', category: 'RNG' };

it('are found by studio and category', () => {
  expect([games.vendorOf('ACME', 'RNG')?.id, games.vendorOf('ACME', 'LIVE')?.id, games.vendorOf('OTHER', 'RNG')]).toEqual([
    'first',
    'second',
    null,
  ]);
});

it('are those of the vendor that the brand shows, and of no one else', () => {
  expect(games.ofVendor(tenant, 'first', row)).toEqual(row);
  expect(games.ofVendor(tenant, 'second', { ...row, category: 'LIVE' })).toEqual({ ...row, category: 'LIVE' });
  expect(games.ofVendor(tenant, 'second', row)).toBeNull();
  expect(games.ofVendor(tenant, 'first', null)).toBeNull();
  expect(games.ofVendor(tenant, 'first', { ...row, vassalage: 'HIDDEN' })).toBeNull();
  // A category that the brand does not show, and one that there is not.
  expect(games.ofVendor(tenant, 'third', { ...row, category: 'FISH' })).toBeNull();
  expect(games.ofVendor(tenant, 'first', { ...row, category: 'X' })).toBeNull();
});
