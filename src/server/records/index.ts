import { createAccountRecord } from './account.ts';
import { createBetRecord } from './bets.ts';
import { createProfit } from './profit.ts';

export { accountFile, betsFile } from './files.ts';

export type Records = ReturnType<typeof createRecords>;

/** What a member reads about their bets and money. */
export const createRecords = (deps: Parameters<typeof createBetRecord>[0]) => ({
  bets: createBetRecord(deps),
  account: createAccountRecord(deps),
  profit: createProfit(deps),
});
