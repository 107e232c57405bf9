import { minus, moneyOf, moneyToWire, sumOf } from '../../../domain/money.ts';
import type { BetRow } from '../../../wire/play.ts';

/** Result of a bet: its payout less its stake; zero while it is open and if it was cancelled. */
export const resultOf = ({ stake, payout }: Pick<BetRow, 'stake' | 'payout'>): string =>
  payout === null ? '0.0000' : moneyToWire(sumOf([moneyOf(payout), minus(moneyOf(stake))]));

/** The sign of a decimal string. */
export const signOf = (value: string): 'plus' | 'minus' | 'zero' =>
  /^-?[0.]*$/.test(value) ? 'zero' : value.startsWith('-') ? 'minus' : 'plus';
