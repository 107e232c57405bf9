import { defineModule } from '../../platform/modules/index.ts';
import { createOfferActs, type OfferActDeps } from './acts.ts';
import { createEstimates } from './estimates.ts';
import { createOffers } from './offers.ts';

export type PromotionDesk = ReturnType<typeof createPromotionDesk>;

/** Promotions as operators write them: versions, what is in force, and what one would have paid. */
export function createPromotionDesk(deps: OfferActDeps) {
  const offers = createOffers(deps);
  return { ...offers, ...createOfferActs(deps, offers), ...createEstimates(deps) };
}

export const promotionDeskModule = defineModule({
  needs: ['db', 'now', 'audit', 'pictures', 'promotionBook'],
  gives: { promotionDesk: createPromotionDesk },
});
