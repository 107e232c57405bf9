import { moneyText } from '../../../domain/moneyText.ts';
import type { LimitKind } from '../../../domain/saferPlay.ts';
import { shortAmount } from '../../../domain/shortText.ts';
import { type Translate, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { hiddenSum, useBalanceHidden } from '../../../runtime/session/index.ts';

/** Texts of limits. Own sums are masked while the balance is hidden, limits and times are not. */
export function useLimitText() {
  const t = useText();
  const { money } = useBrand();
  const isHidden = useBalanceHidden();
  return {
    isHidden,
    limit: (kind: LimitKind, amount: string) => (kind === 'time' ? timeText(t, Number(amount)) : shortAmount(amount)),
    /** A limit in full. */
    whole: (kind: LimitKind, amount: string) => (kind === 'time' ? timeText(t, Number(amount)) : moneyText(amount, money)),
    time: (minutes: number) => timeText(t, minutes),
    sum: (amount: string) => (isHidden ? hiddenSum : moneyText(amount, money, 'halfUp').replace('-', '−')),
  };
}

function timeText(t: Translate, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('limits.minutes', { minutes });
  if (rest === 0) return t('limits.hours', { hours });
  return t('limits.hoursMinutes', { hours, minutes: String(rest).padStart(2, '0') });
}
