import type { PromotionSpan } from '../domain/promotion.ts';
import { Failure } from '../wire/failure.ts';
import type {
  BonusQuery,
  PromotionApplication,
  PromotionClaim,
  PromotionOffer,
  RaffleClaim,
  RaffleClaimed,
} from '../wire/promotions.ts';
import { base64Of, imageTimeoutMs } from './base64.ts';
import { call } from './call.ts';
import { memberQuery } from './memberQuery.ts';
import type { Query } from './queries.ts';

type Caller = 'guest' | 'member';

/** Guests read something else than members, so that signing in reads again. */
const of = <Value>(caller: Caller, query: Query<Value>): Query<Value> => ({ ...query, queryKey: [...query.queryKey, caller] });

/** Promotions and bonuses as the caller sees them; guests read the first two as well. */
export const promotionQueries = {
  /** @param ahead Promotions to come that start in this span; null for all that show. */
  board: (caller: Caller, ahead: PromotionSpan | null = null) =>
    of(caller, memberQuery('promotionBoard', ahead === null ? {} : { query: { ahead } })),
  /** Their states for the member, and which the badge counts. */
  available: () => memberQuery('availablePromotions', {}),
  detail: (id: string, caller: Caller) => of(caller, memberQuery('promotionDetail', { query: { id } })),
  rewards: () => memberQuery('rewardBoard', {}),
  bonuses: (query: BonusQuery) => memberQuery('bonuses', { query }),
} as const;

/** Keys of all queries whose answer an act on a promotion or a bonus changes. */
export const promotionKeys = [
  ['member', 'promotionBoard'],
  ['member', 'availablePromotions'],
  ['member', 'promotionDetail'],
  ['member', 'rewardBoard'],
  ['member', 'bonuses'],
  ['member', 'balance'],
  ['member', 'accountRecord'],
] as const;

/** An application with its images as files. */
interface ApplicationFiles extends Omit<PromotionApplication, 'images'> {
  readonly images: readonly Blob[];
}

/** Acts of members. @throws {Failure} `CONFLICT` with a `PromotionConflict` if the state forbids it */
export const promotionCalls = {
  open: (id: string) => call('openPromotion', { body: { id } }),
  join: (id: string) => call('joinPromotion', { body: { id } }),
  apply: async ({ images, ...rest }: ApplicationFiles): Promise<PromotionOffer> => {
    if (images.length === 0) return call('applyPromotion', { body: rest });
    const body: PromotionApplication = { ...rest, images: await Promise.all(images.map(base64Of)) };
    return call('applyPromotion', { body, timeoutMs: imageTimeoutMs });
  },
  claim: (body: PromotionClaim) => call('claimPromotion', { body }),
  signIn: (body: PromotionClaim) => call('signInPromotion', { body }),
  draw: async (body: RaffleClaim): Promise<RaffleClaimed> => {
    const drawn = await call('claimRaffle', { body });
    // The call also opens envelopes.
    if (!('raffle' in drawn)) throw new Failure('SYSTEM');
    return drawn;
  },
  cancelBonus: (bonus: string) => call('cancelBonus', { body: { bonus } }),
} as const;
