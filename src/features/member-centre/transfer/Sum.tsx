import { moneyText, priceText } from '../../../domain/moneyText.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { hiddenSum, useBalanceHidden } from '../../../runtime/session/index.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';

interface SumProps {
  /** Decimal string. */
  readonly value: string;
  /** With the symbol of the currency. */
  readonly priced?: boolean;
}

/** A balance, rounded down; covered while the member hides the balance. Needs the words of `member-wallet`. */
export function Sum({ value, priced = false }: SumProps) {
  const t = useText();
  const { money } = useBrand();
  const isHidden = useBalanceHidden();
  if (!isHidden) return priced ? priceText(value, money.symbol, money) : moneyText(value, money);
  return (
    <>
      <span aria-hidden="true">{hiddenSum}</span>
      <VisuallyHidden>{t('transfer.hidden')}</VisuallyHidden>
    </>
  );
}
