import { moneyText } from '../../../domain/moneyText.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import type { Referral } from '../../../wire/referral.ts';

/** Payment of a brand for friends, in words; `condition` is null if it pays nothing. */
export function useOffer(terms: Referral['terms']): { readonly text: string; readonly condition: string | null } {
  const t = useText();
  const { money } = useBrand();
  const { reward, share, minDeposit, turnover, days } = terms;
  const amounts = { reward: reward === null ? '' : moneyText(reward, money), share: share ?? '' };
  const minimum = moneyText(minDeposit, money);
  const condition =
    reward !== null && turnover > 0
      ? t('referral.condition.turnover', { minimum, turnover, days })
      : t('referral.condition', { minimum });
  if (reward !== null && share !== null) return { text: t('referral.offer', amounts), condition };
  if (reward !== null) return { text: t('referral.offer.reward', amounts), condition };
  if (share !== null) return { text: t('referral.offer.share', amounts), condition };
  return { text: t('referral.offer.none'), condition: null };
}
