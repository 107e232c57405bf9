import { describe, expect, it } from 'vitest';
import { type Brand, pointerOf, resolved, type SchemaNode, storedBrand } from '../../src/manifest/index.ts';
import { isHost } from '../../src/manifest/schema.ts';
import { isTrusted, trustChanges } from '../../src/manifest/trust.ts';
import { changed, fullManifest, placesOf } from './fullManifest.ts';

const manifest = fullManifest();
const places = placesOf(manifest);

const keysOf = (node: SchemaNode) => Object.keys(resolved(node).properties ?? {});
const last = (path: readonly (string | number)[]) => String(path.findLast((step) => typeof step === 'string'));
const below = (path: readonly (string | number)[], ...steps: string[]) => steps.every((step, index) => path[index] === step);

/** Parts of the manifest from which members are given money or what is worth money. */
const rewarding = [
  ['promotions'],
  ['missions'],
  ['pointMall'],
  ['vip', 'ranks'],
  ['policies', 'rebate'],
  ['policies', 'referral'],
  ['policies', 'points'],
];

const givenBy =
  /^(?:amount|bonus|convert|count|days|deposits|draws|kind|maxDraws|minDeposit|percent|perDeposit|points|prizes|rates|reward|rule|share|stock|turnover|unit|values)$/;

/** Properties that make a setting one of trust, whatever it is called and wherever a later version of the schema puts it. */
const kinds: Readonly<Record<string, (place: (typeof places)[number]) => boolean>> = {
  'the name of a secret': ({ node }) => node['x-secret'] === true,
  'what the server calls with a secret, and how': ({ node }) => keysOf(node).includes('secret'),
  'who has to agree to an act of an operator': ({ path }) =>
    below(path, 'policies', 'operators') || /^(?:secondApproval|reviewFrom)/.test(last(path)),
  'a limit or fee of money that comes or goes': ({ path }) =>
    (below(path, 'deposits', 'methods') || below(path, 'policies', 'withdraw') || below(path, 'policies', 'transfer')) &&
    /^(?:min|max|per[A-Z]|timesPer|fee|turnover|provider)/.test(last(path)) &&
    path.length > 2,
  'an account that members send money to': ({ path }) => below(path, 'deposits', 'methods') && path.includes('account'),
  'a limit of play': ({ path }) => below(path, 'policies', 'saferPlay', 'limits'),
  'what members are given, how much of it, and for what': ({ path }) =>
    rewarding.some((steps) => below(path, ...steps)) && givenBy.test(last(path)),
  'a switch of what pays by itself': ({ path }) => below(path, 'modules', 'MANPLAYREB3') || below(path, 'modules', 'INVITE'),
  'a host that pages may open in a frame': ({ path, node }) => path[0] === 'frames' && (isHost(node) || path.length === 2),
  'who says who a player is': ({ path }) => below(path, 'signIn', 'firebase'),
  'real money': ({ path }) => below(path, 'profile'),
};

describe('settings of trust', () => {
  for (const [kind, is] of Object.entries(kinds)) {
    it(`are marked in the schema: ${kind} [OPS-06]`, () => {
      const found = places.filter(is).map(({ path }) => path);
      expect(found).not.toEqual([]);
      expect(found.filter((path) => !isTrusted(path)).map(pointerOf)).toEqual([]);
    });
  }

  it('leave the looks and words of a brand to its publisher', () => {
    const free = [
      '/name',
      '/theme/seed',
      '/banners/home/0',
      '/policies/withdraw/quickAmounts/0',
      '/deposits/methods/0/name',
      '/promotions/0/title',
      '/missions/list/0/title',
      '/pointMall/goods/0/name',
      '/vip/ranks/0/name',
    ];
    const marked = new Set(places.filter(({ path }) => isTrusted(path)).map(({ path }) => pointerOf(path)));
    expect(free.filter((pointer) => marked.has(pointer))).toEqual([]);
  });
});

describe('a change of trust', () => {
  const brand = storedBrand(manifest);
  const pointers = (before: Brand | null, after: unknown) => {
    return trustChanges(before, storedBrand(after)).map(({ pointer }) => pointer);
  };

  it('is found at every marked setting that changes or is removed, and said in both languages [OPS-06]', () => {
    const leaves = places.filter(
      ({ path, value }) => isTrusted(path) && (typeof value === 'number' || typeof value === 'string') && last(path) !== 'id',
    );
    expect(leaves.length).toBeGreaterThan(20);
    const silent = leaves.filter(({ path, value }) => {
      const other = typeof value === 'number' ? value + 1 : `${String(value)}x`;
      const found = trustChanges(brand, storedBrand(changed(manifest, path, other)));
      return found.length === 0 || found.some(({ sentence: { vi, en } }) => vi === '' || en === undefined || en === '');
    });
    expect(silent.map(({ path }) => pointerOf(path))).toEqual([]);
    expect(pointers(brand, changed(manifest, ['analytics', 'webhook'], undefined))).toEqual(['/analytics/webhook']);
    expect(pointers(brand, changed(manifest, ['deposits', 'providers'], []))).toEqual(['/deposits/providers/0']);
  });

  it('is none where only the place of a payment method, its words, or a marked default that is now written out differ', () => {
    const methods = brand.deposits.methods;
    const turned = changed(manifest, ['deposits', 'methods'], [...methods].reverse());
    expect(pointers(brand, turned)).toEqual([]);
    expect(pointers(brand, changed(manifest, ['deposits', 'methods', 0, 'hint'], { vi: 'Mới', en: 'New' }))).toEqual([]);
    const bare = changed(manifest, ['policies'], {});
    const { operators } = storedBrand(bare).policies;
    expect(pointers(storedBrand(bare), changed(manifest, ['policies'], { operators }))).toEqual([]);
  });

  it('is, of a brand that was never served, what differs from the defaults', () => {
    const plain = { merchant: 'aurora', name: 'Aurora', hosts: ['aurora.test'], theme: { seed: '#336699' } };
    expect(pointers(null, plain)).toEqual([]);
    expect(pointers(null, { ...plain, profile: 'real' })).toContain('/profile');
    expect(pointers(null, { ...plain, frames: { games: ['play.acme.example'] } })).toEqual(['/frames/games/0']);
  });
});
