import { beforeEach, expect, it, vi } from 'vitest';
import type { SortingVendor } from '../wire/catalogue.ts';
import { lobbyQueries, type VendorReader } from './lobby.ts';
import { sessionValues } from './session.ts';

const asked = vi.hoisted(() => [] as string[]);
const queries = vi.hoisted(() => [] as object[]);
const answer = vi.hoisted(() => ({ vendors: [] as unknown[] }));
vi.mock('./call.ts', () => ({
  call: async (name: string, { query = {} }: { readonly query?: object } = {}) => {
    asked.push(name);
    queries.push(query);
    return answer.vendors;
  },
}));

const of = (...vendors: string[]): SortingVendor[] => [
  {
    gameCategory: 'RNG',
    vendors: vendors.map((vassalage) => ({ vassalage, displayName: vassalage, smallIcon: '', nodeId: '', games: 1, isHot: 0 })),
  },
];
const member: VendorReader = { isMember: true, merchant: 'alpha', language: 'vi', account: 'minhanh' };
const always = () => true;
const counts = (count: number) => (vendors: readonly SortingVendor[]) => vendors[0]?.vendors.length === count;

beforeEach(() => {
  sessionValues.clear();
  asked.length = 0;
  queries.length = 0;
  answer.vendors = of('KNK', 'SAPPH');
});

it('names the merchant when it reads the vendors of a member, once in a session [API-28, API-29]', async () => {
  const first = await lobbyQueries.vendors(member, always);
  const second = await lobbyQueries.vendors(member, always);
  expect(asked).toEqual(['gameVendors']);
  expect(queries).toEqual([{ merchantCode: 'alpha' }]);
  expect([first, second]).toEqual([of('KNK', 'SAPPH'), of('KNK', 'SAPPH')]);
});

it.each<[string, Partial<VendorReader>]>([
  ['another language', { language: 'en' }],
  ['another merchant', { merchant: 'beta' }],
  ['another account', { account: 'ngoclan' }],
])('asks again for %s', async (_, change) => {
  await lobbyQueries.vendors(member, always);
  answer.vendors = of('BASALT');
  expect(await lobbyQueries.vendors({ ...member, ...change }, always)).toEqual(of('BASALT'));
  expect(asked).toHaveLength(2);
});

it('asks again after a logout, and where the page knows better', async () => {
  await lobbyQueries.vendors(member, always);
  sessionValues.clear();
  await lobbyQueries.vendors(member, always);
  expect(asked).toHaveLength(2);
  answer.vendors = of('KNK');
  expect(await lobbyQueries.vendors(member, counts(1))).toEqual(of('KNK'));
  expect(await lobbyQueries.vendors(member, counts(1))).toEqual(of('KNK'));
  expect(asked).toHaveLength(3);
});

it('stores nothing for visitors', async () => {
  await lobbyQueries.vendors({ ...member, isMember: false }, always);
  await lobbyQueries.vendors({ ...member, isMember: false }, always);
  expect(asked).toEqual(['publicVendors', 'publicVendors']);
  expect(sessionValues.read('gameVendor')).toBe(null);
});
