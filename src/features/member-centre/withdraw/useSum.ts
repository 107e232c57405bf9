import { moneyText, type Rounding } from '../../../domain/moneyText.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { hiddenSum, useBalanceHidden } from '../../../runtime/session/index.ts';

/** Writes a sum of the member, masked while the balance is hidden. Limits and rates are never masked. */
export function useSum(): (amount: string, rounding?: Rounding) => string {
  const { money } = useBrand();
  const isHidden = useBalanceHidden();
  return (amount, rounding = 'halfUp') => (isHidden ? hiddenSum : moneyText(amount, money, rounding));
}
