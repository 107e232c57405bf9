import { useState } from 'react';
import { saferPlayCalls } from '../../../api/saferPlay.ts';
import type { FieldFaults } from '../../../domain/fieldRules.ts';
import { moneyOf, readMoney } from '../../../domain/money.ts';
import { type LimitKind, limitPeriods, minutesOf } from '../../../domain/saferPlay.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card, StateBadge } from '../../../runtime/centre/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { AmountField } from '../../../ui/form/AmountField.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { Segmented } from '../../../ui/Segmented/Segmented.tsx';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';
import type { SaferPlayState } from '../../../wire/saferPlay.ts';
import * as css from './limits.css.ts';
import { brandLimit, changeBy, ownLimit } from './limitText.ts';
import { useLimitText } from './useLimitText.ts';
import { useSaferPlayChange } from './useSaferPlayChange.ts';

interface LimitFormProps {
  readonly kind: LimitKind;
  readonly state: SaferPlayState;
}

/** Sets, raises, lowers or removes the player's own limit of one kind and period. */
export function LimitForm({ kind, state: { limits, raiseAfterHours: hours } }: LimitFormProps) {
  const t = useText();
  const { money } = useBrand();
  const text = useLimitText();
  const { showToast } = useOverlays();
  const [period, setPeriod] = useState(() => limits.find((limit) => limit.kind === kind && !limit.isOfBrand)?.period ?? 'week');
  const setting = useSaferPlayChange(saferPlayCalls.set);
  const held = ownLimit(limits, kind, period);
  const ofBrand = brandLimit(limits, kind, period);

  const check = ({ amount }: { readonly amount: string }): FieldFaults => {
    if (kind === 'time' && !(Number(amount) > 0 && Number(amount) <= minutesOf[period])) {
      return { amount: { key: 'limits.fault.minutes', params: { max: minutesOf[period] } } };
    }
    const units = readMoney(amount);
    if (units === null || units <= 0n) return { amount: { key: 'limits.fault.amount' } };
    if (ofBrand === undefined || units <= moneyOf(ofBrand.amount)) return {};
    return { amount: { key: 'limits.fault.ofBrand', params: { max: text.whole(kind, ofBrand.amount) } } };
  };
  const entries = useEntries({ initial: { amount: '' }, check });
  const { amount } = entries.values;
  const effect = changeBy(held, amount);

  const set = (next: string | null) => {
    const waits = next === null || effect === 'higher';
    setting.mutate(
      { kind, period, amount: next },
      {
        onSuccess: () => {
          entries.clear('amount');
          showToast({ tone: 'success', title: waits ? t('limits.waits', { hours }) : t('limits.saved') });
        },
      },
    );
  };
  const field = {
    ...entries.entry('amount'),
    required: true,
    help: effect === null ? undefined : t(`limits.change.${effect}`, { hours }),
  };

  return (
    <Card title={t(`limits.form.${kind}`)} aside={<StateBadge tone="success">{t(`limits.${period}`)}</StateBadge>}>
      <Form
        label={t(`limits.form.${kind}`)}
        busy={setting.isPending}
        className={css.form}
        onSubmit={() => {
          if (entries.validate()) set(amount);
        }}
      >
        <p className={css.text}>{t('limits.form.rule', { hours })}</p>
        <FailureLine
          failed={setting.isError ? { code: failureCodeOf(setting.error), waitSeconds: null } : null}
          textOf={failureText}
        />
        <Segmented
          block
          label={t('limits.period')}
          options={limitPeriods.map((value) => ({ value, label: t(`limits.${value}`) }))}
          value={period}
          onChange={setPeriod}
        />
        {kind === 'time' ? (
          <TextField
            {...field}
            label={t('limits.amount.minutes')}
            digits
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            onChange={(value) => entries.edit('amount', value.replaceAll(/\D/gu, '').replace(/^0+(?=\d)/u, ''))}
            trailing={<span aria-hidden="true">{t('limits.unit.minutes')}</span>}
          />
        ) : (
          <AmountField {...field} label={t('limits.amount')} format={money} currency={money.symbol} />
        )}
        <div className={css.actions}>
          <Button type="submit" busy={setting.isPending}>
            {t('limits.apply')}
          </Button>
          {held === undefined || held.pending?.amount === null ? null : (
            <Button tone="ghost" disabled={setting.isPending} onClick={() => set(null)}>
              {t('limits.remove')}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
