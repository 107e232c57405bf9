import { type PromotionSpan, type PromotionState, promotionSpans } from '../../domain/promotion.ts';
import type { PromotionOffer } from '../../wire/promotions.ts';

export const groups = ['all', 'deposit', 'cashback', 'event', 'vip'] as const;
export type Group = (typeof groups)[number];

export const shows = ['all', 'open', 'coming', 'mine', 'past'] as const;
export type Show = (typeof shows)[number];

const open: ReadonlySet<PromotionState | null> = new Set<PromotionState | null>(['join', 'claim', null]);
const past: ReadonlySet<PromotionState | null> = new Set<PromotionState | null>(['closed', 'claimed', 'issued', 'rejected']);

/** Filters of the list, which live in the address. */
export interface Filters {
  readonly group: Group;
  readonly show: Show;
  /** Span in which promotions to come start; `any` while others are shown. */
  readonly span: PromotionSpan;
  readonly onlyMine: boolean;
}

export function filtersOf(search: string): Filters {
  const params = new URLSearchParams(search);
  const show = shows.find((each) => each === params.get('show')) ?? 'all';
  return {
    group: groups.find((each) => each === params.get('group')) ?? 'all',
    show,
    span: (show === 'coming' ? promotionSpans.find((each) => each === params.get('starts')) : undefined) ?? 'any',
    onlyMine: params.get('mine') === '1',
  };
}

/** The query of a page with one filter changed; other parameters stay. */
export function searchOf(search: string, filters: Filters): string {
  const params = new URLSearchParams(search);
  const set = (name: string, value: string | null) => (value === null ? params.delete(name) : params.set(name, value));
  set('group', filters.group === 'all' ? null : filters.group);
  set('show', filters.show === 'all' ? null : filters.show);
  set('starts', filters.show === 'coming' && filters.span !== 'any' ? filters.span : null);
  set('mine', filters.onlyMine ? '1' : null);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

const isShown = ({ state, changedAt }: PromotionOffer, show: Show): boolean => {
  if (show === 'open') return open.has(state);
  if (show === 'past') return past.has(state);
  // The server has chosen these by their start.
  if (show === 'coming') return true;
  return show === 'all' || changedAt !== null || state === 'claim';
};

/** The group of an offer; one without a group is an event, so that the counts of the groups add up to all. */
const groupOf = ({ group }: PromotionOffer) => group ?? 'event';

/** Offers that fit all filters but the group. */
export const withoutGroup = (offers: readonly PromotionOffer[], { show, onlyMine }: Filters) =>
  offers.filter((offer) => isShown(offer, show) && (!onlyMine || offer.isEligible));

export const inGroup = (offers: readonly PromotionOffer[], group: Group) =>
  group === 'all' ? offers : offers.filter((offer) => groupOf(offer) === group);
