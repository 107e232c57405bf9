import { moneyText } from '../../domain/moneyText.ts';

/** An amount as the studio writes it: `₫ 64,500,000.00`, with a true minus. `isSigned` also marks what came in. */
export function sumText(amount: string, symbol: string, { isSigned = false }: { readonly isSigned?: boolean } = {}): string {
  const isBelow = amount.startsWith('-');
  const text = moneyText(isBelow ? amount.slice(1) : amount, undefined, 'halfUp');
  const sign = isBelow ? '\u2212' : isSigned && Number(amount) !== 0 ? '+' : '';
  return symbol === '' ? `${sign}${text}` : `${sign}${symbol}\u00A0${text}`;
}
