import type { ContractKind } from '../domain/contracts/index.ts';
import type { CallName } from '../wire/calls.ts';
import type { Contract, ContractAct, ContractOptionsQuery, ContractsQuery, TermsByKind } from '../wire/contracts.ts';
import type { WageStatement } from '../wire/wages.ts';
import { call } from './call.ts';
import { memberQuery } from './memberQuery.ts';

const freshMs = 15_000;
const topics = ['contract'] as const;

/** Queries of an agent about its contracts. The live topic `contract` fetches them again. */
export const contractQueries = {
  list: (query: ContractsQuery) => memberQuery('contracts', { query }, topics),
  detail: (contractId: string) => memberQuery('contract', { query: { contractId } }, topics),
  options: (query: ContractOptionsQuery) => memberQuery('contractOptions', { query }, topics),
  /** Calculation of a payment, 100 lines per page. */
  statement: (paymentId: string) => ({
    queryKey: ['member', 'wageStatement', paymentId],
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | null }) =>
      call('wageStatement', { signal, query: { paymentId, after: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: WageStatement) => next,
    staleTime: freshMs,
    meta: { topics },
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
} as const satisfies Readonly<Record<ContractKind, CallName>>;

type Propose<Kind extends ContractKind> = (downline: string, terms: TermsByKind[Kind]) => Promise<Contract>;

const proposals: { readonly [Kind in ContractKind]: Propose<Kind> } = {
  dividend: (downline, terms) => call(acts.dividend, { body: { action: 'propose', downline, terms } }),
  daily: (downline, terms) => call(acts.daily, { body: { action: 'propose', downline, terms } }),
  hourly: (downline, terms) => call(acts.hourly, { body: { action: 'propose', downline, terms } }),
  realTime: (downline, terms) => call(acts.realTime, { body: { action: 'propose', downline, terms } }),
};

/** Acts of a party of contracts. @throws {Failure} CONFLICT if the contract has changed since the caller saw it */
export const contractCalls = {
  propose: <Kind extends ContractKind>(kind: Kind, downline: string, terms: TermsByKind[Kind]) =>
    proposals[kind](downline, terms),
  answer: (kind: ContractKind, act: Exclude<ContractAct, { readonly action: 'propose' }>) => call(acts[kind], { body: act }),
} as const;
