import { countText, shortAmount } from '../../../domain/shortText.ts';
import type { FigureSums } from '../../../wire/studio/deskFigures.ts';

/** Figures in the order of their cards. `hold` is stakes less payouts, `holdShare` its share of the stakes. */
export const figureNames = [
  'registrations',
  'firstDeposits',
  'active',
  'deposits',
  'withdrawals',
  'stakes',
  'hold',
  'holdShare',
  'bonuses',
  'wages',
] as const;
export type FigureName = (typeof figureNames)[number];

export const isFigure = (name: string | null): name is FigureName => figureNames.some((each) => each === name);

export type FigureKind = 'count' | 'amount' | 'share';

export const kindOf = (name: FigureName): FigureKind =>
  name === 'holdShare'
    ? 'share'
    : name === 'registrations' || name === 'firstDeposits' || name === 'active'
      ? 'count'
      : 'amount';

/** Figures of which more is better. Of the others a change is neither good nor bad. */
const better: readonly FigureName[] = ['registrations', 'firstDeposits', 'active', 'deposits', 'stakes', 'hold', 'holdShare'];

/** Percent of the stakes that the house kept; null without stakes. */
export const holdShareOf = (stakes: string, payouts: string): number | null =>
  Number(stakes) === 0 ? null : ((Number(stakes) - Number(payouts)) / Number(stakes)) * 100;

/** A figure as a number to draw and to compare; null if there is none. Amounts are in whole units of the currency. */
export function valueOf(name: FigureName, sums: FigureSums): number | null {
  if (name === 'hold') return Number(sums.stakes) - Number(sums.payouts);
  if (name === 'holdShare') return holdShareOf(sums.stakes, sums.payouts);
  return Number(sums[name]);
}

const minus = (text: string) => text.replace('-', '\u2212');
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export const shareText = (percent: number) => `${minus(percent.toFixed(1))}\u00A0%`;

/** A figure in few characters, as cards and axes have it; `symbol` is that of the currency. */
export function shortText(value: number | null, kind: FigureKind, symbol = ''): string {
  if (value === null) return '–';
  if (kind === 'share') return shareText(value);
  if (kind === 'count') return countText(value);
  const amount = minus(shortAmount(String(value)));
  return symbol === '' ? amount : `${symbol}\u00A0${amount}`;
}

/** A figure in full, as tables have it: amounts in whole units of the currency, which the title of the table names. */
export const fullText = (value: number | null, kind: FigureKind): string =>
  value === null || kind === 'share' ? shortText(value, kind) : minus(whole.format(value));

export interface Change {
  /** `−6.4 %`; of a share in points. */
  readonly text: string;
  readonly way: 'up' | 'down' | 'same';
  /** Null where more is neither better nor worse. */
  readonly isGood: boolean | null;
}

/** The change from one value to another; null if there is nothing to compare with. */
export function changeOf(name: FigureName, now: number | null, before: number | null): Change | null {
  if (now === null || before === null || (before === 0 && kindOf(name) !== 'share')) return null;
  const isShare = kindOf(name) === 'share';
  const by = isShare ? now - before : ((now - before) / Math.abs(before)) * 100;
  const shown = by.toFixed(1);
  const isSame = Number(shown) === 0;
  const sign = isSame ? '' : by > 0 ? '+' : '\u2212';
  const size = `${sign}${shown.replace('-', '')}`;
  return {
    text: isShare ? size : `${size}\u00A0%`,
    way: isSame ? 'same' : by > 0 ? 'up' : 'down',
    isGood: isSame || !better.includes(name) ? null : by > 0,
  };
}
