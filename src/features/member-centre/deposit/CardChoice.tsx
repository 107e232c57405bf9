import { useId } from 'react';
import { moneyOf, readMoney } from '../../../domain/money.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { typedAmount } from '../../../domain/shortText.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import type { DepositCarrier } from '../../../wire/deposit.ts';
import * as css from './deposit.css.ts';

interface Entry {
  readonly value: string;
  readonly fault: string | null;
  readonly onChange: (value: string) => void;
}

export interface CardChoiceProps {
  readonly carriers: readonly DepositCarrier[];
  /** Id of the carrier. */
  readonly carrier: Entry;
  /** Amount as it is typed elsewhere. */
  readonly value: Entry;
  readonly onCarrier: (id: string) => void;
}

/** Carrier and face value of a phone card, which are all that the brand takes. */
export function CardChoice({ carriers, carrier, value, onCarrier }: CardChoiceProps) {
  const t = useText();
  const { money } = useBrand();
  const chosen = carriers.find(({ id }) => id === carrier.value);
  const amount = readMoney(value.value);
  return (
    <>
      <Choice
        label={t('deposit.carrier')}
        fault={carrier.fault}
        selected={carrier.value}
        onSelect={onCarrier}
        options={carriers.map(({ id, name, feePercent }) => ({
          id,
          name,
          note: feePercent === 0 ? null : t('deposit.fee', { percent: feePercent }),
        }))}
      />
      {chosen === undefined ? null : (
        <Choice
          label={t('deposit.value')}
          fault={value.fault}
          selected={chosen.values.find((each) => moneyOf(each) === amount) ?? ''}
          onSelect={(each) => value.onChange(typedAmount(each, money))}
          options={chosen.values.map((each) => ({ id: each, name: moneyText(each, money), note: null }))}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly fault: string | null;
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly options: readonly { readonly id: string; readonly name: string; readonly note: string | null }[];
}

function Choice({ label, fault, selected, onSelect, options }: ChoiceProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      // The form leads to what is wrong in it.
      tabIndex={-1}
      aria-labelledby={id}
      aria-required
      aria-invalid={fault === null ? undefined : true}
      aria-describedby={fault === null ? undefined : `${id}-fault`}
      className={css.group}
    >
      <span id={id} className={css.legend}>
        {label}
      </span>
      <div className={css.values}>
        {options.map((option) => (
          <label key={option.id} className={css.channel} data-checked={option.id === selected ? '' : undefined}>
            <input
              type="radio"
              className={css.radio}
              name={id}
              checked={option.id === selected}
              onChange={() => onSelect(option.id)}
            />
            <span className={css.channelName}>{option.name}</span>
            {option.note === null ? null : <span className={css.channelLimits}>{option.note}</span>}
          </label>
        ))}
      </div>
      {fault === null ? null : (
        <span id={`${id}-fault`} className={css.fault} role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}
