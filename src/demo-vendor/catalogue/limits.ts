/** Stake limits per bet, in whole currency units; a bet slip holds up to `bets` bets. */
export const limits = {
  min: '1000',
  max: '5000000',
  /** Stakes that the frame offers. */
  steps: ['1000', '2000', '5000', '10000', '20000', '50000', '100000', '200000', '500000'],
  bets: 20,
} as const;
