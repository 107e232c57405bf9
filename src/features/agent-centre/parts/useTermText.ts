import type { Term } from '../../../domain/contracts/index.ts';
import { moneyText } from '../../../domain/moneyText.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';

/** A rate of the wire for readers: at least two places, as `12.00%` or `0.125%`. */
export const percentText = (rate: string): string => {
  const [whole = '0', places = ''] = rate.split('.');
  return `${whole}.${places.replace(/0+$/, '').padEnd(2, '0')}%`;
};

/** The value of a term for readers. Needs the words of `agent-contract`. */
export function useTermText() {
  const t = useText();
  const { money } = useBrand();
  return (type: Term['type'], value: string | number): string => {
    if (type === 'rate') return percentText(String(value));
    if (type === 'amount') return moneyText(String(value), money, 'halfUp');
    if (type === 'period') return t(`contract.period.${value}` as 'contract.period.weekly');
    return Number(value).toLocaleString('en');
  };
}
