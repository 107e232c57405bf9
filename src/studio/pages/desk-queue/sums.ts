import type { DeskItem } from '../../../wire/studio/desk.ts';
import { sumText } from '../../i18n/index.ts';

/** `₫` of `VND`. */
export function symbolOf(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

export const sumOf = (amount: string, { currency }: Pick<DeskItem, 'currency'>): string => sumText(amount, symbolOf(currency));
