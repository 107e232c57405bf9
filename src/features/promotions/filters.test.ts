import { expect, it } from 'vitest';
import type { PromotionOffer } from '../../wire/promotions.ts';
import { filtersOf, groups, inGroup, searchOf, withoutGroup } from './filters.ts';

const offer = (id: string, more: Partial<PromotionOffer>) =>
  ({ id, state: 'join', group: null, isEligible: true, changedAt: null, ...more }) as PromotionOffer;
const offers = [
  offer('open', {}),
  offer('claimable', { state: 'claim' }),
  offer('running', { state: 'joined', changedAt: '2026-11-20T00:00:00Z', group: 'event' }),
  offer('over', { state: 'closed' }),
  offer('vip', { isEligible: false, group: 'vip' }),
  offer('later', { state: 'comingSoon' }),
];
const shown = (search: string) => {
  const filters = filtersOf(search);
  return inGroup(withoutGroup(offers, filters), filters.group).map(({ id }) => id);
};

it('filters by group, by what it means for the account, and by who it is for [ROUTE-24]', () => {
  expect(shown('')).toHaveLength(6);
  expect(shown('?show=open&mine=1')).toEqual(['open', 'claimable']);
  expect(shown('?show=mine')).toEqual(['claimable', 'running']);
  expect(shown('?show=past')).toEqual(['over']);
  expect(shown('?group=event')).toEqual(['open', 'claimable', 'running', 'over', 'later']);
  expect(shown('?group=nothing&show=nothing')).toHaveLength(6);
});

it('has a span for promotions to come only, which leaves the address with them [CONST-38]', () => {
  expect(filtersOf('?show=coming&starts=next7')).toMatchObject({ show: 'coming', span: 'next7' });
  expect(filtersOf('?show=coming&starts=last7')).toMatchObject({ show: 'coming', span: 'any' });
  expect(filtersOf('?starts=next7')).toMatchObject({ show: 'all', span: 'any' });
  const filters = filtersOf('?show=coming');
  expect(searchOf('', { ...filters, span: 'next30' })).toBe('?show=coming&starts=next30');
  expect(searchOf('?show=coming&starts=next30', { ...filters, span: 'next30', show: 'open' })).toBe('?show=open');
});

it('counts every offer in one group, so that the groups add up to all', () => {
  const counts = groups.filter((group) => group !== 'all').map((group) => inGroup(offers, group).length);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(inGroup(offers, 'all').length);
});

it('keeps other parameters of the address, and names no filter that is off', () => {
  expect(searchOf('?member=inbox&show=past', { group: 'vip', show: 'all', span: 'any', onlyMine: true })).toBe(
    '?member=inbox&group=vip&mine=1',
  );
  expect(searchOf('?group=vip', { group: 'all', show: 'all', span: 'any', onlyMine: false })).toBe('');
});
