import { setup, transition } from 'xstate';
import type { PromotionEntry, PromotionKind, PromotionState } from '../../domain/promotion.ts';

/** The parts of a rule that decide which events a promotion has. */
interface Rule {
  readonly kind: PromotionKind;
  readonly entry: PromotionEntry;
}

export type PromotionEvent =
  /** Its period begins, or a new one after the account took part. */
  | 'promotion.open'
  /** By the member. */
  | 'promotion.join'
  | 'promotion.apply'
  | 'promotion.claim'
  | 'promotion.sign'
  /** By an operator: takes up an application, or decides it. */
  | 'promotion.review'
  | 'promotion.approve'
  | 'promotion.reject'
  /** The condition is met: there is something to claim. */
  | 'promotion.reach'
  /** Paid without a claim. */
  | 'promotion.issue'
  /** Its period, or the time to claim, has ended. */
  | 'promotion.close';

/** Without an entry an account may claim what it is offered, or takes part until there is something to claim. */
const opens = {
  'promotion.open': [{ guard: 'isOffered', target: 'claim' }, { guard: 'isOpen', target: 'joined' }, { target: 'join' }],
} as const;

/** All states of a promotion for one account [PROMO-01]. */
export const promotionMachine = setup({
  types: {
    input: {} as Rule,
    context: {} as Rule,
    events: {} as { readonly type: PromotionEvent },
  },
  guards: {
    isJoined: ({ context }) => context.entry === 'join',
    isApplied: ({ context }) => context.entry === 'apply',
    isOpen: ({ context }) => context.entry === 'open',
    isOffered: ({ context: { entry, kind } }) => entry === 'open' && (kind === 'fixed' || kind === 'signIn'),
    isSignIn: ({ context }) => context.kind === 'signIn',
    isPaid: ({ context }) => context.kind !== 'signIn',
  },
}).createMachine({
  id: 'promotion',
  context: ({ input }) => input,
  initial: 'comingSoon',
  states: {
    comingSoon: { on: { ...opens, 'promotion.close': 'closed' } },
    join: {
      on: {
        'promotion.join': { guard: 'isJoined', target: 'joined' },
        'promotion.apply': { guard: 'isApplied', target: 'applying' },
        'promotion.close': 'closed',
      },
    },
    applying: {
      on: {
        'promotion.review': 'processing',
        'promotion.approve': 'claim',
        'promotion.issue': 'issued',
        'promotion.reject': 'rejected',
      },
    },
    processing: {
      on: { 'promotion.approve': 'claim', 'promotion.issue': 'issued', 'promotion.reject': 'rejected' },
    },
    joined: { on: { 'promotion.reach': 'claim', 'promotion.issue': 'issued', 'promotion.close': 'closed' } },
    claim: {
      on: {
        'promotion.claim': { guard: 'isPaid', target: 'claimed' },
        'promotion.sign': { guard: 'isSignIn', target: 'signed' },
        'promotion.close': 'closed',
      },
    },
    /** The ends of one period; the next one opens again. */
    claimed: { on: opens },
    issued: { on: opens },
    rejected: { on: opens },
    signed: { on: opens },
    closed: { on: opens },
  },
});

/** The state after an event; null if it may not happen. */
export function nextState(state: PromotionState, event: PromotionEvent, rule: Rule): PromotionState | null {
  const snapshot = promotionMachine.resolveState({ value: state, context: rule });
  if (!snapshot.can({ type: event })) return null;
  const [{ value }] = transition(promotionMachine, snapshot, { type: event });
  return value;
}
