import { momentText } from '../../domain/momentText.ts';
import { moneyText } from '../../domain/moneyText.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { hiddenSum, useBalanceHidden } from '../../runtime/session/index.ts';
import type { PromotionOffer } from '../../wire/promotions.ts';

/** Sentences about an offer. Sums of the member are masked while the balance is hidden, limits never are. */
export function usePromotionText() {
  const t = useText();
  const language = useLanguage();
  const { money, timeZone } = useBrand();
  const isHidden = useBalanceHidden();
  const sum = (amount: string) => moneyText(amount, money);
  const own = (amount: string) => (isHidden ? hiddenSum : sum(amount));
  const moment = (at: string, to: 'day' | 'minute' | 'short') => momentText(at, { timeZone, language, to });

  const period = ({ from, until }: PromotionOffer): string | null => {
    if (from !== null && until !== null)
      return t('promotions.period.both', { from: moment(from, 'day'), until: moment(until, 'day') });
    if (from !== null) return t('promotions.period.from', { from: moment(from, 'day') });
    return until === null ? null : t('promotions.period.until', { until: moment(until, 'day') });
  };

  const most = ({ maxAmount }: PromotionOffer) =>
    maxAmount === null ? null : t('promotions.most', { amount: sum(maxAmount) });

  /** Meaning of the offer for the account, in one line; null for nothing. */
  const meaning = (offer: PromotionOffer): string | null => {
    const { state, amount, changedAt, count, kind, reason, from } = offer;
    if (!offer.isEligible) return t('promotions.notEligible');
    switch (state) {
      case 'claim':
        if (kind === 'raffle') return t('promotions.draws', { count: count ?? 0 });
        return amount === null ? most(offer) : t('promotions.waits', { amount: own(amount) });
      case 'claimed':
      case 'issued':
        return amount === null || kind === 'raffle' ? null : t('promotions.paid', { amount: own(amount) });
      case 'signed':
        return t('promotions.streak', { day: count ?? 1 });
      case 'applying':
        return changedAt === null ? null : t('promotions.appliedAt', { at: moment(changedAt, 'minute') });
      case 'processing':
        return changedAt === null ? null : t('promotions.reviewedAt', { at: moment(changedAt, 'minute') });
      case 'rejected':
        return reason;
      case 'closed':
        return t('promotions.over');
      case 'comingSoon':
        return from === null ? null : t('promotions.opens', { at: moment(from, 'minute') });
      default:
        return most(offer);
    }
  };

  const wagering = ({ wagering: rule, kind }: PromotionOffer): string | null => {
    if (kind === null) return null;
    return rule === null ? t('promotions.wagering.none') : t('promotions.wagering', { times: rule.times, days: rule.days });
  };

  return { sum, own, isHidden, moment, period, meaning, wagering };
}
