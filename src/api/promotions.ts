import type {
  Bonus,
  BonusPage,
  BonusQuery,
  PromotionApplication,
  PromotionBoard,
  PromotionClaim,
  PromotionDetail,
  PromotionOffer,
  PromotionPaid,
  RaffleClaim,
  RaffleClaimed,
  RewardBoard,
} from '../wire/promotions.ts';
import { base64Of, imageTimeoutMs } from './base64.ts';
import { call } from './call.ts';
import type { Query } from './queries.ts';

const freshMs = 15_000;

type Caller = 'guest' | 'member';

/** Guests read something else than members, so that signing in reads again. */
const read = <Value>(
  name: Parameters<typeof call>[0],
  query: Readonly<Record<string, string | undefined>> = {},
  caller: Caller = 'member',
): Query<Value> => ({
  queryKey: ['member', name, query, caller],
  queryFn: ({ signal }) => call<Value>(name, { signal, query }),
  staleTime: freshMs,
});

/** Promotions and bonuses as the caller sees them; guests read the first two as well. */
export const promotionQueries = {
  board: (caller: Caller) => read<PromotionBoard>('promotionBoard', {}, caller),
  detail: (id: string, caller: Caller) => read<PromotionDetail>('promotionDetail', { id }, caller),
  rewards: () => read<RewardBoard>('rewardBoard'),
  bonuses: (query: BonusQuery) => read<BonusPage>('bonuses', query),
} as const;

/** Keys of all queries whose answer an act on a promotion or a bonus changes. */
export const promotionKeys = [
  ['member', 'promotionBoard'],
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

/** What members do. @throws {Failure} `CONFLICT` with a `PromotionConflict` if the state forbids it */
export const promotionCalls = {
  join: (id: string) => call<PromotionOffer>('joinPromotion', { body: { id } }),
  apply: async ({ images, ...rest }: ApplicationFiles): Promise<PromotionOffer> => {
    if (images.length === 0) return call<PromotionOffer>('applyPromotion', { body: rest });
    const body: PromotionApplication = { ...rest, images: await Promise.all(images.map(base64Of)) };
    return call<PromotionOffer>('applyPromotion', { body, timeoutMs: imageTimeoutMs });
  },
  claim: (body: PromotionClaim) => call<PromotionPaid>('claimPromotion', { body }),
  signIn: (body: PromotionClaim) => call<PromotionPaid>('signInPromotion', { body }),
  draw: (body: RaffleClaim) => call<RaffleClaimed>('claimRaffle', { body }),
  cancelBonus: (bonus: string) => call<Bonus>('cancelBonus', { body: { bonus } }),
} as const;
