/** Promotions on the site: what the account may do in a state, and how a state is named. */
export { lookOfState } from './lookOfState.ts';
export { useAvailableRewards } from './useAvailableRewards.ts';
export { useNewPromotions } from './useNewPromotions.ts';
export { type PromotionActs, usePromotionActs } from './usePromotionActs.ts';
