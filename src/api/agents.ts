import type {
  ConsolidatedFunds,
  NewInvite,
  OpenAccount,
  Remark,
  RenewPassword,
  TeamBetFilter,
  TeamBetQuery,
  TeamPeriod,
  TeamQuery,
  TeamRecordFilter,
  TeamRecordQuery,
} from '../wire/agents.ts';
import type { FileCall, Sending } from '../wire/definitions/index.ts';
import type { IncomeQuery, WageFilter, WageQuery } from '../wire/wages.ts';
import { call, part } from './call.ts';
import { memberQuery } from './memberQuery.ts';
import type { Query } from './queries.ts';
import { sealedCall } from './sealed.ts';

/** A settled wage is an event of its contract. */
const wageTopics = ['contract'] as const;

/** Queries of an agent about its team. Keys begin with `member`: a logout removes them. */
export const agentQueries = {
  /** Read again at each opening of the agent centre: its flags decide which pages there are. */
  funds: (): Query<ConsolidatedFunds> => ({ ...memberQuery('consolidatedFunds', {}), staleTime: 0 }),
  overview: (period: TeamPeriod) => memberQuery('teamOverview', { query: { ...period } }),
  team: (query: TeamQuery) => memberQuery('team', { query }),
  bets: (query: TeamBetQuery) => memberQuery('teamBets', { query }),
  records: (query: TeamRecordQuery) => memberQuery('teamRecords', { query }),
  income: (query: IncomeQuery) => memberQuery('wageIncome', { query }, wageTopics),
  wages: (query: WageQuery) => memberQuery('wages', { query }, wageTopics),
  opening: () => memberQuery('accountOpening', {}),
} as const;

/** Keys of the queries whose answer a new account changes. */
export const openingKeys = [
  ['member', 'accountOpening'],
  ['member', 'team'],
  ['member', 'teamOverview'],
] as const;

/** Lists of the branch as CSV files. @throws {Failure} */
export const agentFiles = {
  bets: (query: TeamBetFilter) => file('teamBetsFile', { query }),
  records: (query: TeamRecordFilter) => file('teamRecordsFile', { query }),
  wages: (query: WageFilter) => file('wagesFile', { query }),
} as const;

async function file<Name extends FileCall>(name: Name, sending: Sending<Name>): Promise<Blob> {
  const { requestFile } = await part(() => import('./http.ts'));
  return requestFile(name, sending);
}

/** Acts of an agent. @throws {Failure} */
export const agentCalls = {
  checkName: (username: string, signal: AbortSignal) => call('accountName', { query: { username }, signal }),
  open: (order: OpenAccount) => sealedCall('openAccount', order),
  renewPassword: (order: RenewPassword) => sealedCall('renewPassword', order),
  invite: (order: NewInvite) => call('inviteLink', { body: order }),
  remark: (remark: Remark) => call('teamRemark', { body: remark }),
} as const;
