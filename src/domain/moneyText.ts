export interface MoneyFormat {
  readonly group: string;
  readonly decimal: string;
  readonly decimals: number;
}

const defaultMoneyFormat: MoneyFormat = { group: ',', decimal: '.', decimals: 2 };

/** Shown where the server names no currency symbol. */
const fallbackCurrencySymbol = 'P';

/** Balances round down so that nobody sees money they do not have; records round half up. */
export type Rounding = 'down' | 'halfUp';

const decimalString = /^-?\d+(?:\.\d+)?$/;

/** Writes a decimal string of the wire for reading. Never touches floating point; anything else comes back unchanged. */
export function moneyText(amount: string, format: MoneyFormat = defaultMoneyFormat, rounding: Rounding = 'down'): string {
  if (!decimalString.test(amount)) return amount;
  const negative = amount.startsWith('-');
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const kept = fraction.padEnd(format.decimals, '0').slice(0, format.decimals);
  const roundUp = rounding === 'halfUp' && Number(fraction[format.decimals] ?? '0') >= 5;
  const scaled = (BigInt(whole + kept) + (roundUp ? 1n : 0n)).toString().padStart(format.decimals + 1, '0');
  const split = scaled.length - format.decimals;
  const grouped = scaled.slice(0, split).replace(/\B(?=(?:\d{3})+$)/g, format.group);
  const sign = negative && /[1-9]/.test(scaled) ? '-' : '';
  return format.decimals === 0 ? `${sign}${grouped}` : `${sign}${grouped}${format.decimal}${scaled.slice(split)}`;
}

/** The sign stands behind the amount, as the dong's does. */
export const priceText = (amount: string, symbol: string | undefined, format?: MoneyFormat) =>
  `${moneyText(amount, format)} ${symbol ?? fallbackCurrencySymbol}`;
