import { moneyText } from '../../domain/moneyText.ts';
import { useBrand } from '../brand/index.ts';
import { hiddenSum, useBalanceHidden } from '../session/index.ts';

export interface PointText {
  /** Two decimals, for records and balances. */
  readonly exact: (points: string) => string;
  /** An integer, for prices. */
  readonly whole: (points: string) => string;
  /** As `exact`, covered while the member hides the balance. */
  readonly own: (points: string) => string;
  /** As `whole`, covered while the member hides the balance. */
  readonly ownWhole: (points: string) => string;
  /** Money of an exchange. */
  readonly money: (amount: string) => string;
}

/** Writes points in the number format of the brand, rounded down. */
export function usePointText(): PointText {
  const { money } = useBrand();
  const isHidden = useBalanceHidden();
  const exact = (points: string) => moneyText(points, { ...money, decimals: 2 });
  const whole = (points: string) => moneyText(points, { ...money, decimals: 0 });
  return {
    exact,
    whole,
    own: (points) => (isHidden ? hiddenSum : exact(points)),
    ownWhole: (points) => (isHidden ? hiddenSum : whole(points)),
    money: (amount) => moneyText(amount, money),
  };
}
