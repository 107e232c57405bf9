import { promotionCalls, promotionKeys } from '../../api/promotions.ts';
import { priceText } from '../../domain/moneyText.ts';
import { type PromotionState, promotionStates } from '../../domain/promotion.ts';
import { useText } from '../../i18n/index.ts';
import { Failure, failureCodeOf, failureText } from '../../wire/failure.ts';
import type { PromotionOffer } from '../../wire/promotions.ts';
import { useBrand } from '../brand/index.ts';
import { useMutation, useQueryClient } from '../data/index.ts';
import { useOverlays } from '../overlays/index.ts';
import { memberActOf } from './memberActOf.ts';

type Offer = PromotionOffer;
type Act = ReturnType<typeof memberActOf>;

export interface PromotionActs {
  /** Id of the promotion whose act is being sent; null for none. */
  readonly running: string | null;
  /** Act that an offer allows the account now. */
  readonly actOf: (offer: Offer) => Act;
  /** Joins, claims or signs in, by the state of the offer. Applications have a form. */
  readonly start: (offer: Offer) => void;
  /** Reads everything again that an act changes. */
  readonly refresh: () => Promise<unknown>;
}

/** Acts of the member on promotions. Their results are toasts; the words of `promotions` are needed above. */
export function usePromotionActs(): PromotionActs {
  const t = useText();
  const { money } = useBrand();
  const { showToast } = useOverlays();
  const client = useQueryClient();
  const refresh = () => Promise.all(promotionKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: send,
    onSuccess: (paid, { kind }) => {
      if (paid === null) {
        const title = kind === 'depositMatch' ? 'promotions.toast.joinedDeposit' : 'promotions.toast.joined';
        return showToast({ tone: 'success', title: t(title) });
      }
      const amount = priceText(paid.amount, money.symbol, money);
      showToast({ tone: 'success', title: t(`promotions.toast.${paid.wallet}`, { amount }) });
    },
    onError: (error) => {
      const state = stateOf(error);
      showToast(
        state === null
          ? { tone: 'danger', title: t(failureText(failureCodeOf(error))) }
          : { tone: 'info', title: t('promotions.toast.forbidden', { state: t(`promotions.state.${state}`) }) },
      );
    },
    onSettled: refresh,
  });
  return {
    running: isPending ? variables.id : null,
    actOf,
    start: (offer) => (isPending ? undefined : mutate(offer)),
    refresh,
  };
}

const actOf = ({ state, kind, entry, isEligible }: Offer): Act =>
  state === null || kind === null || !isEligible ? null : memberActOf(state, { kind, entry });

/** Null for joining, which pays nothing. */
async function send(offer: Offer) {
  const { id, period } = offer;
  const act = actOf(offer);
  if (act === 'promotion.join') {
    await promotionCalls.join(id);
    return null;
  }
  if (period === null || (act !== 'promotion.claim' && act !== 'promotion.sign')) throw new Failure('SYSTEM');
  return act === 'promotion.sign' ? promotionCalls.signIn({ id, period }) : promotionCalls.claim({ id, period });
}

/** The state that forbids an act. */
function stateOf(error: unknown): PromotionState | null {
  if (!(error instanceof Failure) || error.code !== 'CONFLICT') return null;
  const { state } = (error.value ?? {}) as { readonly state?: string };
  return promotionStates.find((known) => known === state) ?? null;
}
