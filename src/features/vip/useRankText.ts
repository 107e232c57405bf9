import { momentText } from '../../domain/momentText.ts';
import { moneyText } from '../../domain/moneyText.ts';
import { useLanguage } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { hiddenSum, useBalanceHidden } from '../../runtime/session/index.ts';
import { compactText } from './compactText.ts';

/** Figures of the page. Sums of the member are masked while the balance is hidden, thresholds never are. */
export function useRankText() {
  const language = useLanguage();
  const { money, timeZone } = useBrand();
  const isHidden = useBalanceHidden();
  return {
    sum: (amount: string) => moneyText(amount, money),
    own: (amount: string) => (isHidden ? hiddenSum : moneyText(amount, money)),
    short: (amount: string) => compactText(amount) ?? moneyText(amount, money),
    moment: (at: string, to: 'day' | 'minute') => momentText(at, { timeZone, language, to }),
  } as const;
}
