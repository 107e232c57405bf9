import type {
  AccountOpening,
  ConsolidatedFunds,
  Invite,
  NameCheck,
  NewInvite,
  OpenAccount,
  OpenedAccount,
  Remark,
  RenewPassword,
  TeamBetFilter,
  TeamBetPage,
  TeamBetQuery,
  TeamOverview,
  TeamPage,
  TeamPeriod,
  TeamQuery,
  TeamRecordFilter,
  TeamRecordPage,
  TeamRecordQuery,
} from '../wire/agents.ts';
import type { Income, IncomeQuery, WageFilter, WagePage, WageQuery } from '../wire/wages.ts';
import { call, part } from './call.ts';
import type { Query, QueryTopics } from './queries.ts';
import { sealedCall } from './sealed.ts';

const freshMs = 15_000;

const read = <Value>(name: Parameters<typeof call>[0], query: Readonly<Record<string, string | undefined>>): Query<Value> => ({
  queryKey: ['member', name, query],
  queryFn: ({ signal }) => call<Value>(name, { signal, query }),
  staleTime: freshMs,
});

/** A settled wage is an event of its contract. */
const wageTopics: QueryTopics = { topics: ['contract'] };

/** What an agent reads about its team. Keys begin with `member`: a logout removes them. */
export const agentQueries = {
  /** Read anew at each opening of the agent centre: its flags decide which pages there are. */
  funds: (): Query<ConsolidatedFunds> => ({ ...read<ConsolidatedFunds>('consolidatedFunds', {}), staleTime: 0 }),
  overview: (period: TeamPeriod) => read<TeamOverview>('teamOverview', { ...period }),
  team: (query: TeamQuery) => read<TeamPage>('team', query),
  bets: (query: TeamBetQuery) => read<TeamBetPage>('teamBets', query),
  records: (query: TeamRecordQuery) => read<TeamRecordPage>('teamRecords', query),
  income: (query: IncomeQuery) => ({ ...read<Income>('wageIncome', query), meta: wageTopics }),
  wages: (query: WageQuery) => ({ ...read<WagePage>('wages', query), meta: wageTopics }),
  opening: () => read<AccountOpening>('accountOpening', {}),
} as const;

/** Keys of the queries whose answer a new account changes. */
export const openingKeys = [
  ['member', 'accountOpening'],
  ['member', 'team'],
  ['member', 'teamOverview'],
] as const;

/** Lists of the branch as CSV files. @throws {Failure} */
export const agentFiles = {
  bets: (query: TeamBetFilter) => file('teamBetsFile', query),
  records: (query: TeamRecordFilter) => file('teamRecordsFile', query),
  wages: (query: WageFilter) => file('wagesFile', query),
} as const;

async function file(name: Parameters<typeof call>[0], query: Readonly<Record<string, string | undefined>>): Promise<Blob> {
  const { requestFile } = await part(() => import('./http.ts'));
  return requestFile(name, { query });
}

/** Acts of an agent. @throws {Failure} */
export const agentCalls = {
  checkName: (username: string, signal: AbortSignal) => call<NameCheck>('accountName', { query: { username }, signal }),
  open: (order: OpenAccount) => sealedCall<OpenedAccount>('openAccount', order),
  renewPassword: (order: RenewPassword) => sealedCall<null>('renewPassword', order),
  invite: (order: NewInvite) => call<Invite>('inviteLink', { body: order }),
  remark: (remark: Remark) => call<null>('teamRemark', { body: remark }),
} as const;
