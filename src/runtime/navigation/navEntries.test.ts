import { describe, expect, it } from 'vitest';
import { type CategoryVendors, splitAffiliates, vendorTarget } from '../../domain/navigation.ts';
import { entryTarget, navEntries } from './navEntries.ts';

const vendor = (vassalage: string) => ({
  vassalage,
  displayName: `Vendor ${vassalage}`,
  smallIcon: `/${vassalage}.svg`,
  nodeId: `${vassalage}-1`,
  games: 1,
  isHot: 0,
});
const category = (gameCategory: string, ...codes: string[]): CategoryVendors => ({ gameCategory, vendors: codes.map(vendor) });
const keys = (catalogue: CategoryVendors[]) => navEntries(catalogue).map(({ key }) => key);

describe('navEntries', () => {
  it('gives one entry per category that has vendors [HEAD-02]', () => {
    expect(keys([category('RNG', 'KNK'), category('FISH'), category('PVP', 'KNK')])).toEqual(['RNG', 'PVP']);
  });

  it('draws from the eight keys and from no other [HEAD-03]', () => {
    const all = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'];
    expect(keys([...all, 'BINGO', 'rng'].map((key) => category(key, 'KNK')))).toEqual(all);
  });

  it('keeps the order of the server [HEAD-04]', () => {
    expect(keys([category('PVP', 'A'), category('LIVE', 'A'), category('ELOTT', 'A')])).toEqual(['PVP', 'LIVE', 'ELOTT']);
  });

  it('puts DS88 right behind live [HEAD-10] and takes it out of the sports dropdown [HEAD-11]', () => {
    const entries = navEntries([category('LIVE', 'A'), category('SPORTS', 'B', 'DS88', 'C'), category('RNG', 'A')]);
    expect(entries.map(({ key }) => key)).toEqual(['LIVE', 'DS88', 'SPORTS', 'RNG']);
    expect(entries[2]?.vendors.map(({ vassalage }) => vassalage)).toEqual(['B', 'C']);
  });

  it('puts DS88 last where there is no live, and drops a sports entry it leaves empty [HEAD-10]', () => {
    expect(keys([category('SPORTS', 'DS88'), category('RNG', 'A')])).toEqual(['RNG', 'DS88']);
  });

  it('adds no DS88 entry for a DS88 outside sports', () => {
    expect(keys([category('LIVE', 'DS88')])).toEqual(['LIVE']);
  });

  it('describes an entry by name, gameType, page, point, enName and icon [ENTITY-23]', () => {
    const [entry] = navEntries([{ ...category('LIVE', 'A'), point: '0.70' }]);
    expect(entry).toEqual({
      key: 'LIVE',
      name: 'con_live',
      gameType: 'LIVE',
      page: '/live',
      point: '0.70',
      enName: 'live',
      icon: 'spade',
      vendor: null,
      vendors: [vendor('A')],
      vendorsOnly: false,
    });
  });

  it('lists vendors only for sports, e-sports, e-lottery and lottery [CAT-05]', () => {
    const all = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'].map((key) => category(key, 'A'));
    const grouped = navEntries(all).filter(({ vendorsOnly }) => vendorsOnly);
    expect(grouped.map(({ key }) => key)).toEqual(['ELOTT', 'LOTT', 'SPORTS', 'ESPORTS']);
  });
});

it('moves affiliated e-sports vendors out of sports, each listed once [HEAD-12]', () => {
  const split = splitAffiliates(
    [category('SPORTS', 'A', 'B', 'C'), category('ESPORTS', 'C'), category('RNG', 'B')],
    ['B', 'C', 'X'],
  );
  expect(split.map(({ vendors }) => vendors.map(({ vassalage }) => vassalage))).toEqual([['A'], ['C', 'B'], ['B']]);
});

describe('targets', () => {
  it('starts the first vendor for sports, e-lottery and lottery [HEAD-15] [HEAD-16]', () => {
    const entries = navEntries(['SPORTS', 'ELOTT', 'LOTT', 'RNG'].map((key) => category(key, 'FIRST', 'SECOND')));
    expect(entries.map((entry) => entryTarget(entry).launch)).toEqual(['FIRST', 'FIRST', 'FIRST', null]);
    expect(vendorTarget('SPORTS', 'SECOND')).toEqual({ page: '/sports', launch: 'SECOND' });
  });

  it('sends every other vendor to its category page [HEAD-17], slots with the vendor named [HEAD-18]', () => {
    expect(vendorTarget('ESPORTS', 'A')).toEqual({ page: '/esports', launch: null });
    expect(vendorTarget('LIVE', 'A')).toEqual({ page: '/live', launch: null });
    expect(vendorTarget('RNG', 'A')).toEqual({ page: '/rng?page=A', launch: null });
  });

  it('starts DS88 from its own entry, which has its own address and icon [HEAD-10]', () => {
    const [solo, sports] = navEntries([category('SPORTS', 'DS88', 'B')]).toReversed();
    expect(solo && entryTarget(solo)).toEqual({ page: '/sports?page=DS88', launch: 'DS88' });
    expect(solo?.icon).not.toBe(sports?.icon);
  });
});
