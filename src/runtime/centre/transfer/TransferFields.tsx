import type { ReactNode } from 'react';
import { cappedSum, moneyOf, moneyToWire, zero } from '../../../domain/money.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { shortAmount, typedAmount } from '../../../domain/shortText.ts';
import { useText } from '../../../i18n/index.ts';
import { Facts, type FactsProps } from '../../../ui/Facts/Facts.tsx';
import { AmountField } from '../../../ui/form/AmountField.tsx';
import { useBrand } from '../../brand/index.ts';
import { PaymentPassword } from '../parts/PaymentPassword.tsx';
import { QuickChip } from './QuickChip.tsx';
import * as css from './transfer.css.ts';
import type { useTransferForm } from './useTransferForm.ts';

type TransferForm = ReturnType<typeof useTransferForm>;

interface TransferFieldsProps {
  readonly form: TransferForm;
  /** Amounts to add by one press. */
  readonly steps: readonly string[];
  /** Name and sum of what the payer keeps. */
  readonly after: { readonly label: string; readonly value: ReactNode };
  readonly tone: FactsProps['tone'] & string;
}

/** Amount, payment password, and what the transfer leaves. Needs the words of `member-wallet` and `form`. */
export function TransferFields({ form: { entries, units, min, all }, steps, after, tone }: TransferFieldsProps) {
  const t = useText();
  const { money } = useBrand();
  const type = (amount: string) => entries.edit('amount', typedAmount(amount, money));
  return (
    <>
      <AmountField
        {...entries.entry('amount')}
        label={t('transfer.amount')}
        required
        format={money}
        currency={money.symbol}
        help={t('transfer.from', { limit: moneyText(min, money) })}
      />
      <div className={css.chips}>
        {steps.map((step) => (
          <QuickChip key={step} onPress={() => type(moneyToWire(cappedSum(units, moneyOf(step))))}>
            +{shortAmount(step)}
          </QuickChip>
        ))}
        <QuickChip onPress={() => type(all)}>{t('transfer.all')}</QuickChip>
      </div>
      <PaymentPassword {...entries.entry('paymentPassword')} required />
      <Facts tone={tone} items={[after, { label: t('transfer.fee'), value: moneyText('0', money) }]} />
    </>
  );
}

/** Words of the button that submits. */
export function TransferSubmit({ form: { entries, units } }: { readonly form: TransferForm }) {
  const t = useText();
  const { money } = useBrand();
  return units > zero ? t('transfer.submit', { amount: moneyText(entries.values.amount, money) }) : t('transfer.submitEmpty');
}
