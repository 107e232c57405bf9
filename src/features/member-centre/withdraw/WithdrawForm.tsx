import { useEffect, useId, useRef } from 'react';
import { placesOf } from '../../../domain/currencyPlaces.ts';
import { type FieldFaults } from '../../../domain/fieldRules.ts';
import { cappedSum, type Money, minus, moneyOf, moneyToWire, readMoney, sumOf } from '../../../domain/money.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { shortAmount, typedAmount } from '../../../domain/shortText.ts';
import { withdrawalFee } from '../../../domain/withdrawal.ts';
import { passwordLength, type WithdrawalForm, withdrawalFaults } from '../../../flows/withdrawal/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card, PaymentPassword, useUnsaved } from '../../../runtime/centre/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { AmountField } from '../../../ui/form/AmountField.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { type FailureCode, failureText } from '../../../wire/failure.ts';
import type { Binding, WithdrawalBoard } from '../../../wire/withdrawal.ts';
import { useSum } from './useSum.ts';
import * as css from './withdraw.css.ts';

export interface WithdrawFormProps {
  readonly board: WithdrawalBoard;
  /** Confirmed ones; at least one. */
  readonly bindings: readonly Binding[];
  readonly faults: FieldFaults;
  readonly failed: { readonly code: FailureCode; readonly waitSeconds: number | null } | null;
  readonly busy: boolean;
  readonly onSubmit: (form: WithdrawalForm) => void;
  readonly onEdit: (field: string) => void;
}

/** Account, amount and payment password of a new withdrawal; fee and net before the button. */
export function WithdrawForm({ board, bindings, faults, failed, busy, onSubmit, onEdit }: WithdrawFormProps) {
  const t = useText();
  const id = useId();
  const { money } = useBrand();
  const sum = useSum();
  const { limits, available, fee, quickAmounts } = board;
  const entries = useEntries({
    initial: { binding: bindings[0]?.id ?? '', amount: '', paymentPassword: '' },
    faults,
    check: ({ amount, paymentPassword }) => ({
      ...withdrawalFaults(board, amount, money),
      ...(paymentPassword.length === passwordLength ? {} : { paymentPassword: { key: 'member.payment.digits' } }),
    }),
    onEdit,
  });
  const { binding, amount, paymentPassword } = entries.values;
  useUnsaved(amount !== '' || paymentPassword !== '');
  const { clear } = entries;
  const wasBusy = useRef(busy);
  useEffect(() => {
    // Never kept after it was sent.
    if (wasBusy.current && !busy) clear('paymentPassword');
    wasBusy.current = busy;
  });
  const units = readMoney(amount);
  const taken = units === null ? null : withdrawalFee(units, fee, placesOf(money.currency));
  const net = units === null || taken === null || taken >= units ? null : sumOf([units, minus(taken)]);
  const add = (more: Money) => entries.edit('amount', typedAmount(moneyToWire(cappedSum(units ?? moneyOf('0'), more)), money));

  return (
    <Card
      title={t('withdraw.new')}
      aside={
        <>
          {t('withdraw.available')} <strong className={css.figure}>{`${sum(available, 'down')} ${money.symbol}`}</strong>
        </>
      }
    >
      <Form label={t('withdraw.new')} busy={busy} className={css.form} onSubmit={() => onSubmit(entries.values)}>
        <FailureLine failed={failed} textOf={failureText} />
        <div role="radiogroup" aria-labelledby={`${id}-to`} className={css.group}>
          <span id={`${id}-to`} className={css.legend}>
            {t('withdraw.to')}
          </span>
          <div className={css.choices}>
            {bindings.map((one) => (
              <label key={one.id} className={css.choice} data-checked={one.id === binding ? '' : undefined}>
                <input
                  type="radio"
                  className={css.radio}
                  name={`${id}-binding`}
                  checked={one.id === binding}
                  onChange={() => entries.edit('binding', one.id)}
                />
                <span className={css.dot} aria-hidden="true" />
                <span className={css.choiceName}>{one.provider}</span>
                <span className={css.choiceTail}>•••• {one.tail}</span>
              </label>
            ))}
          </div>
        </div>
        <div className={css.fields}>
          <div className={css.group}>
            <AmountField
              {...entries.entry('amount')}
              label={t('withdraw.amount')}
              required
              format={money}
              currency={money.symbol}
              help={`${shortAmount(limits.min)} – ${shortAmount(limits.max)}`}
            />
            <div role="group" aria-label={t('withdraw.quick')} className={css.quick}>
              {quickAmounts.map((quick) => (
                <Button key={quick} tone="secondary" size="sm" onClick={() => add(moneyOf(quick))}>
                  +{shortAmount(quick)}
                </Button>
              ))}
              <Button tone="secondary" size="sm" onClick={() => entries.edit('amount', typedAmount(available, money))}>
                {t('withdraw.all')}
              </Button>
            </div>
          </div>
          <PaymentPassword {...entries.entry('paymentPassword')} required />
        </div>
        <div className={css.foot}>
          <span className={css.sums} aria-live="polite">
            <span>
              {t('withdraw.fee')}{' '}
              <strong className={css.figure}>{moneyText(moneyToWire(taken ?? moneyOf('0')), money, 'halfUp')}</strong>
            </span>
            <span>
              {t('withdraw.net')}{' '}
              <strong className={css.figure}>{moneyText(moneyToWire(net ?? moneyOf('0')), money, 'halfUp')}</strong>
            </span>
          </span>
          <span className={css.submit}>
            <Button type="submit" size="lg" block busy={busy}>
              {t('withdraw.submit')}
            </Button>
          </span>
        </div>
      </Form>
    </Card>
  );
}
