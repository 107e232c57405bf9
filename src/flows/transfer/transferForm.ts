import { type FieldFaults, missingFault } from '../../domain/fieldRules.ts';
import { moneyOf, readMoney, zero } from '../../domain/money.ts';
import { type MoneyFormat, moneyText } from '../../domain/moneyText.ts';

export interface TransferForm {
  /** Wallet that pays. */
  readonly from: string;
  /** Wallet that receives; empty for the upline. */
  readonly to: string;
  /** Decimal string; empty for no amount. */
  readonly amount: string;
  /** Null where none is asked for. */
  readonly paymentPassword: string | null;
}

/** Form and idempotency key. */
export interface TransferRequest extends TransferForm {
  readonly requestId: string;
}

/** Bounds of an amount, as decimal strings. */
export interface TransferBounds {
  /** Null for any amount above zero. */
  readonly min: string | null;
  readonly max: string | null;
  readonly balance: string;
}

/** The fault of an amount under the limits of the transfer and the balance of the wallet that pays. */
export function amountFaults(amount: string, { min, max, balance }: TransferBounds, format: MoneyFormat): FieldFaults {
  const units = readMoney(amount);
  if (units === null || units <= zero) return { amount: missingFault('amount') };
  if (units > moneyOf(balance)) return { amount: { key: 'transfer.fault.balance', params: {} } };
  if (min !== null && units < moneyOf(min))
    return { amount: { key: 'transfer.fault.min', params: { limit: moneyText(min, format) } } };
  if (max !== null && units > moneyOf(max))
    return { amount: { key: 'transfer.fault.max', params: { limit: moneyText(max, format) } } };
  return {};
}

const paymentPasswordLength = 6;

export const formFaults = (form: TransferForm, bounds: TransferBounds, format: MoneyFormat): FieldFaults => ({
  ...amountFaults(form.amount, bounds, format),
  ...(form.paymentPassword === null || form.paymentPassword.length === paymentPasswordLength
    ? {}
    : { paymentPassword: missingFault('paymentPassword') }),
});
