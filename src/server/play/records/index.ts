import { defineModule } from '../../platform/modules/index.ts';
import { createAccountRecord } from './account.ts';
import { createBetRecord } from './bets.ts';
import { createProfit } from './profit.ts';

export { betMoment, betPlace, betRowOf, beyondBet, createBetReader, type NamedBet } from './bets.ts';
export { accountFile, betsFile, fileOf, type Reader, writerOf } from './files.ts';
export { sendFile } from './sendFile.ts';

export type Records = ReturnType<typeof createRecords>;

/** Records of the bets and money of a member. */
export const createRecords = (deps: Parameters<typeof createBetRecord>[0]) => ({
  bets: createBetRecord(deps),
  account: createAccountRecord(deps),
  profit: createProfit(deps),
});

export const recordsModule = defineModule({ needs: ['db', 'reportFault', 'vendors'], gives: { records: createRecords } });
