import { useId } from 'react';
import type { FieldFaults } from '../../../domain/fieldRules.ts';
import { type Money, minus, moneyFromUnits, moneyOf, moneyToWire, readMoney, sumOf } from '../../../domain/money.ts';
import { moneyText, priceText } from '../../../domain/moneyText.ts';
import { shortAmount, typedAmount } from '../../../domain/shortText.ts';
import { type DepositForm as DepositEntries, depositFaults } from '../../../flows/deposit/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useUnsaved } from '../../../runtime/centre/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { AmountField } from '../../../ui/form/AmountField.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { DepositKind, DepositMethod, DepositOptions } from '../../../wire/deposit.ts';
import { type FailureCode, failureText } from '../../../wire/failure.ts';
import { Bonus } from './Bonus.tsx';
import { CardChoice } from './CardChoice.tsx';
import * as css from './deposit.css.ts';

export interface DepositFormProps {
  readonly options: DepositOptions;
  readonly faults: FieldFaults;
  readonly failed: { readonly code: FailureCode; readonly waitSeconds: number | null } | null;
  readonly busy: boolean;
  /** An unfinished order is shown beside it. */
  readonly disabled: boolean;
  readonly onSubmit: (form: DepositEntries) => void;
  readonly onEdit: (field: string) => void;
}

const icons = {
  qr: 'qr-code',
  bank: 'bank',
  wallet: 'wallet',
  card: 'sim-card',
  crypto: 'currency-circle-dollar',
} as const satisfies Record<DepositKind, string>;

export function DepositForm({
  options: { methods, quickAmounts },
  faults,
  failed,
  busy,
  disabled,
  onSubmit,
  onEdit,
}: DepositFormProps) {
  const t = useText();
  const id = useId();
  const { money } = useBrand();
  const entries = useEntries({
    initial: { method: methods[0]?.id ?? '', amount: '', carrier: '' },
    faults,
    check: (form) => depositFaults(form, methods, money),
    onEdit,
  });
  const { amount, carrier: carrierId } = entries.values;
  useUnsaved(!disabled && amount !== '');
  const method = methodOf(methods, entries.values.method);
  const kinds = [...new Set(methods.map(({ kind }) => kind))];
  const channels = methods.filter(({ kind }) => kind === method?.kind);
  const carrier = method?.carriers.find(({ id }) => id === carrierId);
  const { feePercent = 0 } = carrier ?? method ?? {};
  const hasCards = method !== undefined && method.carriers.length > 0;
  const net = method === undefined || (hasCards && carrier === undefined) ? null : netOf(amount, feePercent);
  const choose = (id: string) => {
    entries.edit('method', id);
    // Limits are the method's: what was wrong with the amount is judged again.
    for (const field of ['amount', 'carrier']) onEdit(field);
  };
  const offered = quickAmounts.filter((quick) => method !== undefined && isWithin(quick, method));
  const firstOf = (kind: DepositKind) => methods.find((one) => one.kind === kind);

  return (
    <Form
      label={t('deposit.form')}
      busy={busy}
      className={css.column}
      onSubmit={() => onSubmit({ method: method?.id ?? '', amount, carrier: hasCards ? carrierId : '' })}
    >
      <fieldset className={css.fieldset} disabled={disabled}>
        <div role="radiogroup" aria-label={t('deposit.kinds')} className={css.kinds}>
          {kinds.map((kind) => (
            <label key={kind} className={css.kind} data-checked={kind === method?.kind ? '' : undefined}>
              <input
                type="radio"
                className={css.radio}
                name={`${id}-kind`}
                checked={kind === method?.kind}
                onChange={() => choose(firstOf(kind)?.id ?? '')}
              />
              <span className={css.chosen}>
                <Icon name="check-circle" weight="fill" size={18} />
              </span>
              <span className={css.kindIcon}>
                <Icon name={icons[kind]} size={28} />
              </span>
              <span className={css.kindName}>{t(`deposit.kind.${kind}`)}</span>
              <span className={css.minutes}>{t('deposit.minutes', { count: firstOf(kind)?.waitMinutes ?? 0 })}</span>
            </label>
          ))}
        </div>
        <div className={css.card}>
          <FailureLine failed={failed} textOf={failureText} />
          {channels.length < 2 ? null : (
            <div role="radiogroup" aria-labelledby={`${id}-channel`} className={css.group}>
              <span id={`${id}-channel`} className={css.legend}>
                {t('deposit.channel')}
              </span>
              <div className={css.channels}>
                {channels.map((channel) => (
                  <label key={channel.id} className={css.channel} data-checked={channel.id === method?.id ? '' : undefined}>
                    <input
                      type="radio"
                      className={css.radio}
                      name={`${id}-channel`}
                      checked={channel.id === method?.id}
                      onChange={() => choose(channel.id)}
                    />
                    <span className={css.channelName}>{channel.name}</span>
                    <span className={css.channelLimits}>
                      {shortAmount(channel.min)} – {shortAmount(channel.max)}
                    </span>
                  </label>
                ))}
              </div>
            </div>
          )}
          {hasCards ? (
            <CardChoice
              carriers={method.carriers}
              carrier={entries.entry('carrier')}
              value={entries.entry('amount')}
              onCarrier={(id) => {
                entries.edit('carrier', id);
                // Another carrier has other face values.
                entries.edit('amount', '');
                onEdit('amount');
              }}
            />
          ) : (
            <>
              <AmountField
                {...entries.entry('amount')}
                label={t('deposit.amount')}
                required
                locked={disabled}
                format={money}
                currency={money.symbol}
                {...(method === undefined ? {} : { help: `${moneyText(method.min, money)} – ${moneyText(method.max, money)}` })}
              />
              {offered.length === 0 ? null : (
                <fieldset className={css.group} disabled={disabled} aria-label={t('deposit.quick')}>
                  <div className={css.quick}>
                    {offered.map((quick) => {
                      const isOn = amount !== '' && readMoney(quick) === readMoney(amount);
                      return (
                        <button
                          key={quick}
                          type="button"
                          className={isOn ? css.quickAmount.on : css.quickAmount.off}
                          aria-pressed={isOn}
                          onClick={() => entries.edit('amount', typedAmount(quick, money))}
                        >
                          {shortAmount(quick)}
                        </button>
                      );
                    })}
                  </div>
                </fieldset>
              )}
            </>
          )}
          <div className={css.foot}>
            <span className={css.net} aria-live="polite">
              {t('deposit.net')}
              <span className={css.netAmount}>{priceText(net ?? '0', money.symbol, money)}</span>
              {feePercent === 0 ? null : <span>{t('deposit.fee', { percent: feePercent })}</span>}
            </span>
            <span className={css.submit}>
              <Button type="submit" size="lg" block busy={busy} disabled={disabled}>
                {t('deposit.submit')}
              </Button>
            </span>
          </div>
        </div>
      </fieldset>
      <Bonus />
      {method?.hint == null ? null : <Alert tone="info">{method.hint}</Alert>}
    </Form>
  );
}

const methodOf = (methods: readonly DepositMethod[], id: string) => methods.find((method) => method.id === id) ?? methods[0];

const isWithin = (amount: string, { min, max }: DepositMethod) =>
  moneyOf(amount) >= moneyOf(min) && moneyOf(amount) <= moneyOf(max);

const partsPerWhole = 10_000n;

/** Net of an amount, as the server computes it; null for no amount. */
function netOf(amount: string, feePercent: number): string | null {
  const whole = readMoney(amount);
  if (whole === null) return null;
  const fee: Money = moneyFromUnits((whole * BigInt(Math.round(feePercent * 100))) / partsPerWhole);
  return moneyToWire(sumOf([whole, minus(fee)]));
}
