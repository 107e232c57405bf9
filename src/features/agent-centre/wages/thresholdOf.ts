import type { Terms } from '../../../wire/contracts.ts';

/** The bets that a period has to reach; of a real-time contract the smallest bet that counts. */
export function thresholdOf(terms: Terms): string {
  if ('periodValidBet' in terms) return terms.periodValidBet;
  if ('dailyBetAmount' in terms) return terms.dailyBetAmount;
  return 'hourlyBetAmount' in terms ? terms.hourlyBetAmount : terms.singleBetAmount;
}
