/** Stakes in whole units of the currency. One bet; a slip has at most `bets` of them. */
export const limits = {
  least: '1000',
  most: '5000000',
  /** What the frame offers. */
  steps: ['1000', '2000', '5000', '10000', '20000', '50000', '100000', '200000', '500000'],
  bets: 20,
} as const;
