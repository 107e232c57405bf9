import { type Money, moneyFromUnits } from '../../../domain/money.ts';

/**
 * The rate of a rank in hundredths of a percent. Ranks beyond the list have the last rate.
 * @param rates Percent by rank, from rank 0.
 */
export const rateOf = (rates: readonly number[], rank: number): number =>
  Math.round((rates[Math.min(Math.max(rank, 0), rates.length - 1)] ?? 0) * 100);

/** 0.01 of the currency unit: the least that balances show. */
const smallest = 100n;

/** Share of a turnover, rounded down to two decimals. */
export const amountOf = (validBet: bigint, rate: number): Money => {
  const exact = (validBet * BigInt(rate)) / 10_000n;
  return moneyFromUnits(exact - (exact % smallest));
};
