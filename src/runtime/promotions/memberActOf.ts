import type { PromotionEntry, PromotionKind, PromotionState } from '../../domain/promotion.ts';
import { promotionMachine } from '../../flows/promotion/index.ts';

const memberEvents = ['promotion.claim', 'promotion.sign', 'promotion.join', 'promotion.apply'] as const;

interface Rule {
  readonly kind: PromotionKind;
  readonly entry: PromotionEntry;
}

/** The act that a state allows the member; null for none. */
export function memberActOf(state: PromotionState, rule: Rule): (typeof memberEvents)[number] | null {
  const snapshot = promotionMachine.resolveState({ value: state, context: rule });
  return memberEvents.find((type) => snapshot.can({ type })) ?? null;
}
