import { type MoneyFormat, typedPlaces } from './moneyText.ts';

// Counts and amounts in few characters.
// Separators and abbreviations are the same in every language.
const whole = new Intl.NumberFormat('en');
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 });

/** A count with its thousands grouped: `12,345`. */
export const countText = (count: number) => whole.format(count);

/** A limit or a quick amount: `500K`, `120M`. */
export const shortAmount = (amount: string) => short.format(amount as `${number}`);

/** An amount as one would type it: without decimals that are zero, or that the currency does not have. */
export const typedAmount = (amount: string, format: Pick<MoneyFormat, 'decimals' | 'currency'>) => {
  const [whole = '', fraction = ''] = amount.split('.');
  const typed = fraction.slice(0, typedPlaces(format)).replace(/0+$/, '');
  return typed === '' ? whole : `${whole}.${typed}`;
};
