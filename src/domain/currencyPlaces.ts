import { type Money, moneyFromUnits } from './money.ts';

/** Decimals of an amount in the ledger. */
const ledgerPlaces = 4;

/** Cache: creating a formatter is expensive. Bounded by the number of currencies. */
const known = new Map<string, number>();

/**
 * Decimals that amounts of a currency have outside of the ledger, as ECMA-402 has them from ISO 4217: none of the đồng and the yen,
 * three of the Kuwaiti dinar, two of a code that is no currency. At most as many as the ledger keeps.
 */
export function placesOf(currency: string): number {
  const places = known.get(currency) ?? Math.min(digitsOf(currency), ledgerPlaces);
  known.set(currency, places);
  return places;
}

const digitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Whether a decimal string has no more decimals than a currency; zeros at its end do not count. */
export const fitsPlaces = (amount: string, places: number): boolean =>
  (amount.split('.')[1] ?? '').replace(/0+$/, '').length <= places;

/** An amount without what is smaller than the decimals of its currency, towards zero. */
export function toPlaces(amount: Money, places: number): Money {
  const units: bigint = amount;
  return moneyFromUnits(units - (units % 10n ** BigInt(ledgerPlaces - places)));
}
