import { type SQL, sql } from 'drizzle-orm';
import { agentAccountTypes } from '../../../domain/accountType.ts';
import { addDays, daysOf } from '../../../domain/datePresets.ts';
import { unitsToWire } from '../../../domain/money.ts';
import type { TeamPeriod } from '../../../wire/agents.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Account } from '../../identity/ports/index.ts';
import { playWallet } from '../../money/wallets/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

/** The branch of an account: the account and everything below it. */
export interface Branch {
  readonly merchant: string;
  /** Its account at the top. */
  readonly top: string;
  readonly book: string;
}

export function branchOf(tenant: Tenant, account: Pick<Account, 'id' | 'type'>): Branch {
  const { merchant, holder, book } = playWallet(tenant, account);
  return { merchant, top: holder, book };
}

/** Condition: an account, given by the column of its id, is below the top of the branch. */
export const isBelow = ({ merchant, top }: Branch, account: SQL) => sql`exists (
  select from downline reach where reach.merchant = ${merchant} and reach.ancestor = ${top} and reach.account = ${account})`;

/** Condition: an account is in the branch. */
export const isWithin = (branch: Branch, account: SQL) => sql`(${account} = ${branch.top} or ${isBelow(branch, account)})`;

const maxDays = 92;

/** The days of a period, and as many before it. @throws Failure MALFORMED */
export function comparedPeriods({ from, until }: TeamPeriod) {
  if (from > until || addDays(from, maxDays - 1) < until) throw new Failure('MALFORMED');
  const days = daysOf({ from, until });
  return { days, from, until, beforeFrom: addDays(from, -days.length), beforeUntil: addDays(from, -1) };
}

/** Units of the database as an amount of the wire. */
export const amountText = (units: bigint | string) => unitsToWire(BigInt(units));

export const kindOf = (type: number) => (agentAccountTypes.includes(type) ? 'agent' : 'member');

/** Condition on `account.type`. */
export const isKind = (kind: 'agent' | 'member', type: SQL) =>
  sql`(${type} = any(${sql.param([...agentAccountTypes])}::integer[])) = ${kind === 'agent'}`;
