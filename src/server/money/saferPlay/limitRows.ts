import { type SQL, sql } from 'drizzle-orm';
import type { LimitKind, LimitPeriod } from '../../../domain/saferPlay.ts';
import type { Query, StatementValue } from '../../platform/db/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

/** A limit in effect, of the player or of the brand, with what the current period has used. Amounts as the driver reads them. */
export interface LimitRow {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Ten-thousandths of the currency unit; of kind `time` minutes. */
  readonly amount: string;
  readonly used: string;
  readonly isOfBrand: boolean;
  /** Null with a `pendingAt` removes the limit. */
  readonly pendingAmount: string | null;
  /** Milliseconds since the epoch. */
  readonly pendingAt: string | null;
  readonly resetsAt: string;
}

const epochMs = (moment: string) => `(extract(epoch from ${moment}) * 1000)::bigint::text`;

/** A longer pause between two bets or results is not time of play. */
const idleAfter = `interval '10 minutes'`;

const playedBets = `from bet where bet.merchant = $1 and bet.account = player.account and bet.book = $8
    and bet.placed_at >= starts.at and bet.state <> 'cancelled'`;

/** Net of winnings; an undecided stake counts as lost. */
const staked = `(select coalesce(sum(case limits.kind when 'loss' then bet.stake - coalesce(bet.payout, 0) else bet.stake end), 0)
    ${playedBets})`;

const minutesPlayed = `(select coalesce(floor(extract(epoch from sum(gap) filter (where gap < ${idleAfter})) / 60), 0)
    from (select at - lag(at) over (order by at) as gap from (
      select bet.placed_at as at ${playedBets} union all select bet.decided_at ${playedBets} and bet.decided_at is not null
    ) moments) gaps)`;

/** Sum that the upline has sent: money that a downline sends up is no deposit. */
const funded = `(select coalesce(sum(record.amount), 0) from account_record record
    where record.merchant = $1 and record.holder = player.account and record.book = $8 and record.type = 'pass'
      and record.amount > 0 and record.at >= starts.at and not exists (
        select from account below where below.merchant = $1 and below.id = record.other and below.upline_id = player.account))`;

/** Sum that was paid in or sent by the upline, with unfinished orders, without the order that is about to be paid. */
const deposited = (
  paying: string,
) => `${funded} + (select coalesce(sum(coalesce(paid.received, paid.amount)), 0) from deposit_order paid
    where paid.merchant = $1 and paid.account = player.account and paid.book = $8
      and paid.id is distinct from ${paying} and (paid.state in ('created', 'pending') or (paid.state = 'credited' and paid.ended_at >= starts.at)))`;

/** `player` selects the account. Sums are only made for limits that there are. */
const limitsOf = (player: string, paying = 'null') => `select limits.kind, limits.period, limits.amount::text as amount,
    limits.is_of_brand as "isOfBrand", limits.pending_amount::text as "pendingAmount", ${epochMs('limits.pending_at')} as "pendingAt",
    ${epochMs('starts.ends')} as "resetsAt", used.amount::bigint::text as used
  from (${player}) player
  cross join lateral (
    select own.kind, own.period, case when own.pending_at <= $2::timestamptz then own.pending_amount else own.amount end as amount,
      false as is_of_brand, case when own.pending_at > $2::timestamptz then own.pending_amount end as pending_amount,
      case when own.pending_at > $2::timestamptz then own.pending_at end as pending_at
    from play_limit own where own.merchant = $1 and own.account = player.account
    union all
    select brand.kind, brand.period, brand.amount, true, null, null
    from unnest($4::text[], $5::text[], $6::bigint[]) as brand (kind, period, amount)
  ) limits
  cross join lateral (
    select day.start at time zone $3 as at, (day.start + ('1 ' || limits.period)::interval) at time zone $3 as ends
    from (select date_trunc(limits.period, $2::timestamptz at time zone $3) as start) day
  ) starts
  cross join lateral (
    select case limits.kind when 'time' then ${minutesPlayed} when 'deposit' then ${deposited(paying)} else ${staked} end as amount
  ) used
  where limits.amount is not null and limits.kind = any($7::text[])
  order by limits.kind, limits.period, limits.amount`;

const ofSession = {
  name: 'safer-play-of-session',
  text: limitsOf(`select visit.account from play_visit visit
    where visit.merchant = $1 and visit.vendor = $9 and visit.session_hash = $10 and not visit.is_demo`),
};
const ofAccount = limitsOf('select $9::text as account', '$10::text');

const valuesOf = (tenant: Tenant, now: Date, kinds: readonly LimitKind[]): StatementValue[] => {
  const { brand } = tenant;
  const { limits } = brand.policies.saferPlay;
  const units = limits.map(({ kind, amount }) => (BigInt(amount) * (kind === 'time' ? 1n : unitsOfMoney)).toString());
  return [
    brand.merchant,
    now.toISOString(),
    brand.timeZone,
    limits.map(({ kind }) => kind),
    limits.map(({ period }) => period),
    units,
    [...kinds],
    bookOf(tenant),
  ];
};

const unitsOfMoney = 10_000n;

const kindsOfPlay: readonly LimitKind[] = ['loss', 'stake', 'time'];

/** Limits on what is played in a play session. */
export const limitsOfSession = (tenant: Tenant, now: Date, vendor: string, sessionHash: string): Query => ({
  ...ofSession,
  values: [...valuesOf(tenant, now, kindsOfPlay), vendor, sessionHash],
});

/** @param paying Order of a deposit that does not count, because it is the one that is asked about */
export const limitsOfAccount = (
  tenant: Tenant,
  now: Date,
  account: string,
  kinds = kindsOfPlay,
  paying: string | null = null,
): SQL => withValues(ofAccount, [...valuesOf(tenant, now, kinds), account, paying]);

/** The first limit that does not leave room for an amount, in ten-thousandths of the currency unit; null if all do. */
export function exceededBy(limits: readonly LimitRow[], amount: bigint): LimitRow | null {
  const leavesNoRoom = ({ kind, amount: limit, used }: LimitRow) =>
    kind === 'time' ? BigInt(used) >= BigInt(limit) : BigInt(used) + amount > BigInt(limit);
  return limits.find(leavesNoRoom) ?? null;
}

function withValues(text: string, values: readonly StatementValue[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]))));
}

/**
 * SQL that serializes what may use up the limits of a player, until the end of the transaction. Of concurrent stakes each sees the
 * ones before it.
 */
export const lockOf = (merchant: string, account: string) =>
  `pg_advisory_xact_lock(hashtextextended('play ' || ${merchant} || ' ' || ${account}, 0))`;

/** The lock of `lockOf` as a statement. */
export const lockOfPlay = (merchant: string, account: string): SQL =>
  withValues(`select ${lockOf('$1::text', '$2::text')}`, [merchant, account]);
