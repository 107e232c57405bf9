import { placesOf } from './currencyPlaces.ts';

export interface MoneyFormat {
  readonly group: string;
  readonly decimal: string;
  readonly decimals: number;
  /** Code of the currency. */
  readonly currency?: string;
}

/** Decimals that a person types: those that are shown, but not more than the currency has. */
export const typedPlaces = ({ decimals, currency }: Pick<MoneyFormat, 'decimals' | 'currency'>): number =>
  Math.min(decimals, currency === undefined ? 2 : placesOf(currency));

const defaultMoneyFormat: MoneyFormat = { group: ',', decimal: '.', decimals: 2 };

/** Used if the server sends no currency symbol. */
const fallbackCurrencySymbol = 'P';

/** Balances round down, so that they never show more than the user has; records round half away from zero. */
export type Rounding = 'down' | 'halfUp';

const modes = { down: 'trunc', halfUp: 'halfExpand' } as const satisfies Record<Rounding, string>;

/** Formats a decimal string exactly, without conversion to a float. Any other text is returned unchanged. */
export function moneyText(amount: string, format: MoneyFormat = defaultMoneyFormat, rounding: Rounding = 'down'): string {
  if (!isDecimal(amount)) return amount;
  const { group, decimal, decimals } = format;
  return new Intl.NumberFormat('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: modes[rounding],
    signDisplay: 'negative',
  })
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'group' ? group : type === 'decimal' ? decimal : value))
    .join('');
}

const isDecimal = (text: string): text is `${number}` => /^-?\d+(?:\.\d+)?$/.test(text);

/** An amount followed by the symbol of its currency. */
export const priceText = (amount: string, symbol: string | undefined, format?: MoneyFormat) =>
  `${moneyText(amount, format)} ${symbol ?? fallbackCurrencySymbol}`;
