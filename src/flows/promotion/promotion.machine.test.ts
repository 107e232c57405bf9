import { describe, expect, it } from 'vitest';
import { walk } from '../../../tests/gallery/walk.ts';
import { promotionStates } from '../../domain/promotion.ts';
import { nextState, type PromotionEvent, promotionMachine } from './promotion.machine.ts';

const joined = { kind: 'ladder', entry: 'join' } as const;
const applied = { kind: 'cashback', entry: 'apply' } as const;
const open = { kind: 'fixed', entry: 'open' } as const;
const signIn = { kind: 'signIn', entry: 'open' } as const;
const rules = [joined, applied, open, signIn];

const events: readonly PromotionEvent[] = [
  'promotion.open',
  'promotion.join',
  'promotion.apply',
  'promotion.claim',
  'promotion.sign',
  'promotion.review',
  'promotion.approve',
  'promotion.reject',
  'promotion.reach',
  'promotion.issue',
  'promotion.close',
];

describe(promotionMachine.id, () => {
  it('has the eleven states, and each is reached and left by one of the rules [PROMO-01]', () => {
    expect(new Set(Object.keys(promotionMachine.states))).toEqual(new Set(promotionStates));
    const found = rules.map((rule) =>
      walk(promotionMachine, { input: rule, events: events.map((type) => ({ type })), answers: {}, errors: [] }),
    );
    const [first] = found;
    expect(first?.unreached.filter((id) => found.every(({ unreached }) => unreached.includes(id)))).toEqual([]);
    expect(found.flatMap(({ traps }) => traps)).toEqual([]);
  });

  it('follows an application from the form to the claim [PROMO-01]', () => {
    let state = nextState('comingSoon', 'promotion.open', applied);
    const seen = [state];
    for (const event of ['promotion.apply', 'promotion.review', 'promotion.approve', 'promotion.claim'] as const) {
      state = state === null ? null : nextState(state, event, applied);
      seen.push(state);
    }
    expect(seen).toEqual(['join', 'applying', 'processing', 'claim', 'claimed']);
  });

  it('pays once: what was claimed, issued, rejected or closed can be claimed no more', () => {
    for (const state of ['claimed', 'issued', 'rejected', 'closed', 'joined', 'applying', 'comingSoon'] as const)
      expect(rules.map((rule) => nextState(state, 'promotion.claim', rule))).toEqual([null, null, null, null]);
    expect(nextState('closed', 'promotion.apply', applied)).toBeNull();
    expect(nextState('join', 'promotion.apply', joined)).toBeNull();
  });
});
