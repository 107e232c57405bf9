import { useEffect, useEffectEvent } from 'react';
import { prepareSealing } from '../../../api/sealed.ts';
import { minus, moneyOf, moneyToWire, readMoney, sumOf, zero } from '../../../domain/money.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { amountFaults, type TransferBounds } from '../../../flows/transfer/index.ts';
import { useEntries } from '../../../ui/form/useEntries.ts';
import type { UplineTransfers } from '../../../wire/transfer.ts';
import { useBrand } from '../../brand/index.ts';
import { type TransferCalls, useTransferRun } from './useTransferRun.ts';

interface TransferFormOptions extends Pick<TransferCalls, 'deliver'> {
  readonly limits: UplineTransfers['limits'];
  /** Of the main wallet. */
  readonly balance: string;
  /** Called once per transfer with its amount in words. */
  readonly onDone: (amount: string, form: { readonly restart: () => void }) => void;
}

/** The form of a transfer to another account, behind the payment password. */
export function useTransferForm({ limits, balance, deliver, onDone }: TransferFormOptions) {
  const { money } = useBrand();
  const { state, send } = useTransferRun({ deliver });
  const { faults, failed } = state.context;
  const bounds: TransferBounds = { min: limits.min, max: least(limits.max, limits.leftToday), balance };
  const entries = useEntries({
    initial: { amount: '', paymentPassword: '' },
    faults,
    check: ({ amount }) => amountFaults(amount, bounds, money),
    onEdit: (field) => send({ type: 'field.edit', field }),
  });
  const { amount, paymentPassword } = entries.values;
  const units = readMoney(amount) ?? zero;
  const after = moneyToWire(sumOf([moneyOf(balance), minus(units)]));
  const isDone = state.matches('done');
  const restart = () => {
    entries.clear('amount');
    entries.clear('paymentPassword');
    send({ type: 'transfer.again' });
  };
  const finish = useEffectEvent(() => onDone(moneyText(amount, money, 'halfUp'), { restart }));
  useEffect(() => (isDone ? finish() : undefined), [isDone]);
  // A password that was refused is of no further use.
  const clearPassword = useEffectEvent(() => entries.clear('paymentPassword'));
  useEffect(() => (failed === null && faults['paymentPassword'] === undefined ? undefined : clearPassword()), [failed, faults]);
  useEffect(prepareSealing, []);
  return {
    entries,
    failed,
    units,
    min: limits.min,
    /** The most that can be transferred now. */
    all: least(balance, bounds.max ?? balance),
    /** The balance after the transfer; as it is while the amount is more than that. */
    after: after.startsWith('-') ? balance : after,
    busy: state.hasTag('busy'),
    isFilled: amount !== '' || paymentPassword !== '',
    submit: (to: string) => send({ type: 'transfer.submit', form: { from: 'main', to, amount, paymentPassword }, bounds }),
  };
}

const least = (one: string, other: string) => (moneyOf(one) < moneyOf(other) ? one : other);
