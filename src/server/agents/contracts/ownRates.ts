import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  ceilingOf,
  type KindTerms,
  type PeriodTerms,
  rateNames,
  type Terms,
  termsUnder,
  type WageWindow,
} from '../../../domain/contracts/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { account, contract, downline, downlinePast } from '../../platform/db/tables/index.ts';

import { type ContractRow, running } from './contractDeps.ts';

/** The rates that the upline of a contract has had itself, over time. */
export interface OwnRates {
  /** Periods in which it had an upline. */
  readonly uplines: readonly { readonly since: number; readonly until: number }[];
  /** Its own contracts of the kind, in the order of their signatures; `until` is infinite for one that runs. */
  readonly contracts: readonly { readonly terms: Terms; readonly from: number; readonly until: number }[];
}

export async function ownRatesOf(
  db: Pick<Db, 'select'>,
  { merchant, upline, kind, book }: Pick<ContractRow, 'merchant' | 'upline' | 'kind' | 'book'>,
): Promise<OwnRates> {
  const [present, past, contracts] = await Promise.all([
    db
      .select({ since: downline.since })
      .from(downline)
      .where(and(eq(downline.merchant, merchant), eq(downline.account, upline), eq(downline.depth, 1))),
    db
      .select({ since: downlinePast.since, until: downlinePast.until })
      .from(downlinePast)
      .where(
        and(eq(downlinePast.merchant, merchant), eq(downlinePast.account, upline), eq(downlinePast.head, downlinePast.account)),
      ),
    db
      .select({ terms: contract.terms, signedAt: contract.signedAt, endedAt: contract.endedAt })
      .from(contract)
      .where(
        and(
          eq(contract.merchant, merchant),
          eq(contract.downline, upline),
          eq(contract.kind, kind),
          eq(contract.book, book),
          isNotNull(contract.signedAt),
        ),
      )
      .orderBy(asc(contract.signedAt)),
  ]);
  return {
    uplines: [...past, ...present.map(({ since }) => ({ since, until: null }))].map(({ since, until }) => ({
      since: since?.getTime() ?? -Infinity,
      until: until?.getTime() ?? Infinity,
    })),
    contracts: contracts.map(({ terms, signedAt, endedAt }) => ({
      terms,
      from: signedAt?.getTime() ?? 0,
      until: endedAt?.getTime() ?? Infinity,
    })),
  };
}

/**
 * Terms that a contract pays on in a window: no rate above the upline's own, which is that of the contract signed last of those that
 * ran in it. Without one it counts whether the upline had an upline when the window began.
 */
export function termsIn(own: OwnRates, { kind, terms }: Pick<ContractRow, 'kind' | 'terms'>, window: WageWindow): KindTerms {
  const last = own.contracts.findLast(({ from, until }) => from < window.until && until > window.from);
  const hasUpline = own.uplines.some(({ since, until }) => since <= window.from && until > window.from);
  return termsUnder(kind, terms, ceilingOf(kind, last?.terms ?? null, hasUpline));
}

/** Terms that a contract pays on for a bet of a moment. */
export const termsAt = (own: OwnRates, row: Pick<ContractRow, 'kind' | 'terms'>, at: number): KindTerms =>
  termsIn(own, row, { from: at, until: at + 1 });

/** The contract with its own upline that the upline of `contract` has now; joined by `isOwnOfUpline`. */
export const ownOfUpline = alias(contract, 'own');

export const isOwnOfUpline: SQL = sql`${ownOfUpline.merchant} = ${contract.merchant} and ${ownOfUpline.downline} = ${contract.upline}
  and ${ownOfUpline.kind} = ${contract.kind} and ${ownOfUpline.state} in ${[...running]}`;

/** Whether the upline of `contract` has an upline itself. */
export const hasUplineAbove = sql<boolean>`exists (
  select from ${account} upper where upper.merchant = ${contract.merchant} and upper.id = ${contract.upline} and upper.upline_id is not null)`;

/** A contract that runs has a rate above the own rate of its upline. */
export const isAboveOwn: SQL = sql`${contract.state} in ${[...running]} and ${hasUplineAbove} and not exists (
  select from ${contract} as own where ${isOwnOfUpline} and not exists (
    select from jsonb_each_text(${contract.terms}) as term
    where term.key in ${[...rateNames]} and term.value::numeric > (${ownOfUpline.terms} ->> term.key)::numeric))`;

/** Terms that a contract by period pays on in a window. */
export const periodTerms = (own: OwnRates, row: ContractRow, window: WageWindow) => termsIn(own, row, window) as PeriodTerms;

/** Terms that a real-time contract pays on for a bet of a moment. */
export const betTerms = (own: OwnRates, row: ContractRow) => (at: number) => termsAt(own, row, at).terms as Terms<'realTime'>;
