import { sql } from 'drizzle-orm';
import { kindTerms, settleDelayMs, type WageWindow, windowAt } from '../../../domain/contracts/index.ts';
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

/** A contract with the span that its next settlement corrects. */
export const markedWith = (row: ContractRow, span: WageWindow | null): ContractRow => ({
  ...row,
  correctFrom: span === null ? null : new Date(span.from),
  correctUntil: span === null ? null : new Date(span.until),
});

/**
 * Columns of a contract that the corrections of its mark were looked for, with what is left of it. What was marked meanwhile stays, and
 * so does the mark of a settlement that has gone further.
 */
export function corrected(row: ContractRow, until: number, span: WageWindow | null) {
  const { correctFrom, correctUntil } = markedWith(row, span);
  const [from, to] = [contract.correctFrom, contract.correctUntil];
  const isKnown = sql`${contract.settledUntil} <= ${isoOf(until)}::timestamptz
    and ${from} is not distinct from ${bound(row.correctFrom)} and ${to} is not distinct from ${bound(row.correctUntil)}`;
  return {
    correctFrom: sql`case when ${isKnown} then ${bound(correctFrom)} else ${from} end`,
    correctUntil: sql`case when ${isKnown} then ${bound(correctUntil)} else ${to} end`,
  };
}

const bound = (at: Date | null) => sql`${at?.toISOString() ?? null}::timestamptz`;
