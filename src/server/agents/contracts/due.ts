import { sql } from 'drizzle-orm';
import { kindTerms, settleDelayMs, windowAt } from '../../../domain/contracts/index.ts';
import { contract } from '../../platform/db/tables/index.ts';
import { isoOf } from './branch.ts';
import type { ContractRow, Served } from './contractDeps.ts';

/** The last window of a contract that has ended is settled this long after its end. */
export const endDelayMs = 10_000;

type Agreed = Pick<ContractRow, 'kind' | 'terms'>;

const dueAfter = ({ brand }: Served, { kind, terms }: Agreed, from: number): number =>
  windowAt(kindTerms(kind, terms), from, brand.timeZone).until + settleDelayMs[kind];

/** Time at which the first window of a contract can be settled that was signed at a moment. */
export const firstDueAt = (tenant: Served, row: Agreed, signedAt: number): Date => new Date(dueAfter(tenant, row, signedAt));

/** Time at which the rest of a contract can be settled that ended at a moment; null if it is settled up to there. */
export const lastDueAt = ({ settledUntil }: Pick<ContractRow, 'settledUntil'>, endedAt: number): Date | null =>
  settledUntil !== null && settledUntil.getTime() >= endedAt ? null : new Date(endedAt + endDelayMs);

/** Columns of a contract that is settled up to a moment. It may have ended since it was read, so the database looks at its end. */
export function settledTo(tenant: Served, row: Agreed, until: number) {
  const end = sql`${isoOf(until)}::timestamptz`;
  return {
    settledUntil: sql`greatest(${contract.settledUntil}, ${end})`,
    dueAt: sql`case when ${contract.endedAt} is null then ${isoOf(dueAfter(tenant, row, until))}::timestamptz
      when ${contract.endedAt} > ${end} then ${contract.endedAt} + ${endDelayMs} * interval '1 millisecond' end`,
  };
}
