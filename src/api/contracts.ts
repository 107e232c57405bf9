import type { ContractKind } from '../domain/contracts/index.ts';
import type {
  Contract,
  ContractAct,
  ContractDetail,
  ContractOptions,
  ContractOptionsQuery,
  ContractPage,
  ContractsQuery,
  Terms,
} from '../wire/contracts.ts';
import type { WageStatement } from '../wire/wages.ts';
import { call } from './call.ts';
import type { Query } from './queries.ts';

const freshMs = 15_000;

const read = <Value>(name: Parameters<typeof call>[0], query: Readonly<Record<string, string | undefined>>): Query<Value> => ({
  queryKey: ['member', name, query],
  queryFn: ({ signal }) => call<Value>(name, { signal, query }),
  staleTime: freshMs,
  meta: { topics: ['contract'] },
});

/** What an agent reads of its contracts. The live topic `contract` fetches it again. */
export const contractQueries = {
  list: (query: ContractsQuery) => read<ContractPage>('contracts', query),
  detail: (contractId: string) => read<ContractDetail>('contract', { contractId }),
  options: (query: ContractOptionsQuery) => read<ContractOptions>('contractOptions', query),
  /** How a payment was calculated, 100 lines per page. */
  statement: (paymentId: string) => ({
    queryKey: ['member', 'wageStatement', paymentId],
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | null }) =>
      call<WageStatement>('wageStatement', { signal, query: { paymentId, after: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: WageStatement) => next,
    staleTime: freshMs,
    meta: { topics: ['contract'] },
  }),
} as const;

/** Keys of the queries whose answer an act changes. */
export const contractKeys = [
  ['member', 'contracts'],
  ['member', 'contract'],
  ['member', 'contractOptions'],
] as const;

const acts = {
  dividend: 'dividendContract',
  daily: 'dailyContract',
  hourly: 'hourlyContract',
  realTime: 'realTimeContract',
} as const satisfies Readonly<Record<ContractKind, Parameters<typeof call>[0]>>;

/** Acts of a party of contracts. @throws {Failure} CONFLICT if the contract has changed since the caller saw it */
export const contractCalls = {
  propose: (kind: ContractKind, downline: string, terms: Terms) =>
    call<Contract>(acts[kind], { body: { action: 'propose', downline, terms } }),
  answer: (kind: ContractKind, act: Exclude<ContractAct, { readonly action: 'propose' }>) =>
    call<Contract>(acts[kind], { body: act }),
} as const;
