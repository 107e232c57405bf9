import { moneyText } from '../../../domain/moneyText.ts';
import { useText } from '../../../i18n/index.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useBrand } from '../../brand/index.ts';
import { useBalanceHidden } from '../../session/index.ts';
import { signOf } from './betResult.ts';
import * as css from './lists.css.ts';

interface AmountProps {
  /** Decimal string. */
  readonly value: string;
  /** With its sign, and coloured by it. */
  readonly signed?: boolean;
  /** Shown although the member hides the balance: limits, rates. */
  readonly isPublic?: boolean;
}

/** A sum of a record, rounded half up; covered while the member hides the balance. */
export function Amount({ value, signed = false, isPublic = false }: AmountProps) {
  const t = useText();
  const { money } = useBrand();
  const isHidden = useBalanceHidden();
  if (isHidden && !isPublic) {
    return (
      <>
        <span aria-hidden="true">••••••</span>
        <VisuallyHidden>{t('records.hidden')}</VisuallyHidden>
      </>
    );
  }
  const text = moneyText(value, money, 'halfUp').replace('-', '−');
  if (!signed) return <span className={css.amount}>{text}</span>;
  const sign = signOf(value);
  return (
    <span className={`${css.amount} ${css.signed[sign]}`}>
      {sign === 'plus' ? '+' : ''}
      {text}
    </span>
  );
}
