import { useEffect, useEffectEvent } from 'react';
import { moneyOf, moneyToWire, unitsToWire, zero } from '../../../domain/money.ts';
import { priceText } from '../../../domain/moneyText.ts';
import { typedAmount } from '../../../domain/shortText.ts';
import { amountFaults, type TransferBounds } from '../../../flows/transfer/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card, QuickChip, useUnsaved } from '../../../runtime/centre/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { AmountField } from '../../../ui/form/AmountField.tsx';
import { Dropdown } from '../../../ui/form/Dropdown.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useEntries } from '../../../ui/form/useEntries.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { failureText } from '../../../wire/failure.ts';
import { Sum } from '../transfer/Sum.tsx';
import type { useTransfer } from '../transfer/useTransfer.ts';
import type { VendorWallet } from './vendorWallet.ts';
import * as css from './wallet.css.ts';

interface TransferFormProps {
  readonly transfer: ReturnType<typeof useTransfer>;
  readonly vendors: readonly VendorWallet[];
  /** Balance of the main wallet. */
  readonly main: string;
  /** The vendor wallet. */
  readonly chosen: string;
  /** From the main wallet into the vendor's, or back. */
  readonly isInto: boolean;
  readonly onChoose: (wallet: string) => void;
  readonly onSwap: () => void;
}

const percents = [25, 50, 75, 100] as const;

/** A transfer between the main wallet and a vendor's. */
export function TransferForm({ transfer, vendors, main, chosen, isInto, onChoose, onSwap }: TransferFormProps) {
  const t = useText();
  const { money } = useBrand();
  const { showToast } = useOverlays();
  const { state, send } = transfer;
  const { faults, failed } = state.context;
  const vendorBalance = vendors.find(({ wallet }) => wallet === chosen)?.balance ?? moneyToWire(zero);
  const [from, to] = isInto ? ['main', chosen] : [chosen, 'main'];
  const bounds: TransferBounds = { min: null, max: null, balance: isInto ? main : vendorBalance };
  const entries = useEntries({
    initial: { amount: '' },
    faults,
    check: ({ amount }) => amountFaults(amount, bounds, money),
    onEdit: (field) => send({ type: 'field.edit', field }),
  });
  useUnsaved(entries.values.amount !== '');
  const isDone = state.matches('done');
  // Announced once per transfer: the form is then empty for the next one.
  const finish = useEffectEvent(() => {
    const vendor = vendors.find(({ wallet }) => wallet === chosen)?.name ?? '';
    showToast({
      tone: 'success',
      title: t(isInto ? 'wallet.done.into' : 'wallet.done.back', { name: vendor }),
      detail: priceText(entries.values.amount, money.symbol, money),
    });
    entries.clear('amount');
    send({ type: 'transfer.again' });
  });
  useEffect(() => (isDone ? finish() : undefined), [isDone]);

  return (
    <Card title={t('wallet.transfer')}>
      <Form
        label={t('wallet.transfer')}
        busy={state.hasTag('busy')}
        className={css.form}
        onSubmit={() =>
          send({ type: 'transfer.submit', form: { from, to, amount: entries.values.amount, paymentPassword: null }, bounds })
        }
      >
        <FailureLine failed={failed} textOf={failureText} />
        <div className={css.ends}>
          <div className={`${css.fixed} ${isInto ? css.end.payer : css.end.receiver}`}>
            <Icon name="wallet" size={18} />
            <span className={css.fixedName}>{t('wallet.main')}</span>
            <span className={css.fixedSum}>
              <Sum value={main} />
            </span>
          </div>
          <span className={css.swap}>
            <button type="button" className={css.swapButton} aria-label={t('wallet.swap')} onClick={onSwap}>
              <Icon name="arrows-left-right" size={18} />
            </button>
          </span>
          <div className={isInto ? css.end.receiver : css.end.payer}>
            <Dropdown
              label={`${t(isInto ? 'wallet.to' : 'wallet.from')}: ${t('wallet.vendor')}`}
              searchLabel={t('wallet.search')}
              options={vendors.map(({ wallet, name }) => ({ id: wallet, label: name }))}
              selected={chosen}
              onSelect={onChoose}
            />
          </div>
        </div>
        <AmountField
          {...entries.entry('amount')}
          label={t('transfer.amount')}
          required
          format={money}
          currency={money.symbol}
        />
        <div className={css.chips}>
          {percents.map((percent) => (
            <QuickChip
              key={percent}
              label={percent === 100 ? undefined : t('wallet.share', { percent })}
              onPress={() => entries.edit('amount', typedAmount(shareOf(bounds.balance, percent), money))}
            >
              {percent === 100 ? t('transfer.all') : `${percent}%`}
            </QuickChip>
          ))}
        </div>
        <Button type="submit" size="lg" block busy={state.matches('sending')}>
          {t('wallet.submit')}
        </Button>
      </Form>
    </Card>
  );
}

/** Part of a balance, rounded down. */
const shareOf = (balance: string, percent: number) => unitsToWire((moneyOf(balance) * BigInt(percent)) / 100n);
