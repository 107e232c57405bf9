import { and, eq } from 'drizzle-orm';
import { trialAccountType } from '../../../domain/accountType.ts';
import { readMoney, unitsToWire } from '../../../domain/money.ts';
import { type LimitKind, type LimitPeriod, limitKinds, minutesOf } from '../../../domain/saferPlay.ts';
import { Failure } from '../../../wire/failure.ts';
import {
  type LimitChange,
  type LimitChangeCancelled,
  type LimitReached,
  type SaferPlayState,
} from '../../../wire/saferPlay.ts';
import type { Account, Identity } from '../../identity/ports/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { playLimit, realityCheck } from '../../platform/db/tables/index.ts';
import { notify } from '../../platform/live/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { activityOf } from './activity.ts';
import { type MemberAct, rules } from './acts.ts';
import { createBreaks, type RunningBreak } from './breaks.ts';
import { exceededBy, type LimitRow, limitsOfAccount, lockOfPlay } from './limitRows.ts';

export type { MemberAct } from './acts.ts';
export { notOnBreak } from './breaks.ts';
export { exceededBy, type LimitRow, limitsOfSession, lockOf, lockOfPlay } from './limitRows.ts';
export { refuseOnBreak } from './refuseOnBreak.ts';

type SaferPlayDeps = Pick<Identity, 'db' | 'now' | 'audit' | 'limits'>;
type Owner = Pick<Account, 'merchant' | 'id' | 'type'>;
/** Without a type: not a trial account. */
type Member = Pick<Owner, 'merchant' | 'id'> & Partial<Pick<Owner, 'type'>>;

interface ActOptions {
  readonly amount?: bigint | null;
  readonly tx?: Pick<Db, 'select' | 'execute'> | null;
  readonly paying?: string | null;
}

export type SaferPlay = ReturnType<typeof createSaferPlay>;

const hourMs = 3_600_000;

/** Limits, time-outs, exclusions and reality checks of players. The server enforces them; screens only show them. */
export function createSaferPlay(deps: SaferPlayDeps) {
  const { db, now, audit } = deps;
  const breaks = createBreaks(deps);

  const read = async (
    on: Pick<Db, 'execute'>,
    tenant: Tenant,
    { id }: Member,
    kinds?: readonly LimitKind[],
    paying?: string | null,
  ) => (await on.execute<LimitRow & Record<string, unknown>>(limitsOfAccount(tenant, now(), id, kinds, paying))).rows;

  async function state(tenant: Tenant, owner: Owner): Promise<SaferPlayState> {
    const { policies, money } = tenant.brand;
    const { raiseAfterHours, exclusionMonths, realityCheckMinutes } = policies.saferPlay;
    const [rows, running, [choice]] = await Promise.all([
      read(db, tenant, owner, limitKinds),
      breaks.breakOf(owner),
      db
        .select({ minutes: realityCheck.minutes })
        .from(realityCheck)
        .where(and(eq(realityCheck.merchant, owner.merchant), eq(realityCheck.account, owner.id))),
    ]);
    const longest = realityCheckMinutes === 0 ? null : realityCheckMinutes;
    const chosen = [choice?.minutes ?? null, longest].filter((minutes) => minutes !== null);
    return {
      limits: rows.map(shown),
      break: running === null ? null : { kind: running.kind, until: running.until.toISOString() },
      realityCheck: { minutes: chosen.length === 0 ? null : Math.min(...chosen), longest },
      raiseAfterHours,
      exclusionMonths,
      currency: money.currency,
      currencySymbol: money.symbol,
    };
  }

  /** Runs a change of one limit of the player, which sees it as it is in effect. */
  async function change(
    owner: Owner,
    { kind, period }: LimitChangeCancelled,
    work: (held: typeof playLimit.$inferSelect | null) => Partial<typeof playLimit.$inferInsert> | null,
    by: { readonly operator: string; readonly reason: string } | null = null,
  ): Promise<void> {
    const { merchant, id: account } = owner;
    const self = and(
      eq(playLimit.merchant, merchant),
      eq(playLimit.account, account),
      eq(playLimit.kind, kind),
      eq(playLimit.period, period),
    );
    await db.transaction(async (tx) => {
      await tx.execute(lockOfPlay(merchant, account));
      const [row] = await tx.select().from(playLimit).where(self);
      const changed = work(inEffect(row, now()));
      if (changed === null) return;
      const { amount, pendingAmount = null, pendingAt = null } = changed;
      if (amount === undefined) throw new Error('A limit needs an amount.');
      const values = { amount, pendingAmount, pendingAt };
      await tx
        .insert(playLimit)
        .values({ merchant, account, kind, period, ...values })
        .onConflictDoUpdate({ target: [playLimit.merchant, playLimit.account, playLimit.kind, playLimit.period], set: values });
      const text = (units: bigint | null) => (units === null ? 'none' : amountText(kind, units));
      const details = {
        kind,
        period,
        amount: text(amount),
        ...(pendingAt === null ? {} : { pending: text(pendingAmount), at: pendingAt.toISOString() }),
        ...by,
      };
      await audit.note({ merchant, kind: 'limit.changed', accountId: account, details }, tx);
      await notify(tx, merchant, account, 'limits');
    });
  }

  return {
    ...breaks,
    state,

    /**
     * Sets a limit: a lower one in effect immediately, a higher one or none after the waiting time of the brand.
     * @throws Failure VALIDATION for no amount, or one above the limit of the brand
     */
    async set(tenant: Tenant, owner: Owner, { kind, period, amount }: LimitChange): Promise<SaferPlayState> {
      const { raiseAfterHours, limits } = tenant.brand.policies.saferPlay;
      const next = amount === null ? null : unitsOf(kind, period, amount);
      const ofBrand = limits.find((limit) => limit.kind === kind && limit.period === period);
      if (next !== null && ofBrand !== undefined && next > unitsOf(kind, period, String(ofBrand.amount))) {
        throw new Failure('VALIDATION', { value: { longest: String(ofBrand.amount) } });
      }
      await change(owner, { kind, period }, (held) => {
        if (held === null) return next === null ? null : { amount: next };
        if (next !== null && next <= held.amount) return { amount: next };
        // Asking again for the same does not begin a new waiting time.
        if (held.pendingAt !== null && held.pendingAmount === next) return null;
        return { amount: held.amount, pendingAmount: next, pendingAt: new Date(now().getTime() + raiseAfterHours * hourMs) };
      });
      return state(tenant, owner);
    },

    /**
     * Sets a limit or lowers it, by an operator: it takes effect immediately, and a raise that waits is dropped. Only the player loosens one.
     * @throws Failure TRUE_ACCOUNT, VALIDATION for an amount that is not lower
     */
    async tighten(
      tenant: Tenant,
      owner: Owner,
      { kind, period, amount }: LimitChangeCancelled & { readonly amount: string },
      by: { readonly operator: string; readonly reason: string },
    ): Promise<SaferPlayState> {
      if (owner.type === trialAccountType) throw new Failure('TRUE_ACCOUNT');
      const next = unitsOf(kind, period, amount);
      const ofBrand = tenant.brand.policies.saferPlay.limits.find((limit) => limit.kind === kind && limit.period === period);
      const most = ofBrand === undefined ? null : unitsOf(kind, period, String(ofBrand.amount));
      await change(
        owner,
        { kind, period },
        (held) => {
          const longest = held?.amount ?? most;
          if (longest !== null && next >= longest) {
            throw new Failure('VALIDATION', { value: { longest: amountText(kind, longest) } });
          }
          return { amount: next };
        },
        by,
      );
      return state(tenant, owner);
    },

    /** Drops a pending change; the limit stays as it is. @throws Failure NOT_FOUND without one */
    async cancel(tenant: Tenant, owner: Owner, limit: LimitChangeCancelled): Promise<SaferPlayState> {
      await change(owner, limit, (held) => {
        if (held === null || held.pendingAt === null) throw new Failure('NOT_FOUND');
        return { amount: held.amount };
      });
      return state(tenant, owner);
    },

    async timeOut(tenant: Tenant, owner: Owner, days: number): Promise<SaferPlayState> {
      await breaks.timeOut(owner, days);
      return state(tenant, owner);
    },

    /** @throws Failure LINK_EXPIRED */
    async confirmExclusion(tenant: Tenant, owner: Owner, confirmation: string): Promise<SaferPlayState> {
      await breaks.confirmExclusion(tenant, owner, confirmation);
      return state(tenant, owner);
    },

    async setRealityCheck(tenant: Tenant, owner: Owner, minutes: number | null): Promise<SaferPlayState> {
      const { merchant, id: account } = owner;
      await db.transaction(async (tx) => {
        await tx
          .insert(realityCheck)
          .values({ merchant, account, minutes })
          .onConflictDoUpdate({ target: [realityCheck.merchant, realityCheck.account], set: { minutes } });
        await notify(tx, merchant, account, 'limits');
      });
      return state(tenant, owner);
    },

    activity: (tenant: Tenant, owner: Owner, period: LimitPeriod) =>
      activityOf(db, tenant, { account: owner.id, now: now(), period }),

    /**
     * Checks an act of a member on a break, or with limits: every act passes here, or asks its rule in SQL (bets, broadcasts). Limits
     * are asked for an amount only. In a transaction, acts that use up the same limits see the ones before them.
     * @param paying Order of a deposit that does not count, because it is the one that is asked about
     * @throws Failure PLAY_BREAK, LIMIT_REACHED
     */
    async assertMay(
      tenant: Tenant,
      owner: Member,
      act: MemberAct,
      { amount = null, tx = null, paying = null }: ActOptions = {},
    ): Promise<void> {
      if (owner.type === trialAccountType) return;
      const { endsOnBreak, limits } = rules[act];
      const isLimited = amount !== null && limits.length > 0;
      if (tx !== null && isLimited) await tx.execute(lockOfPlay(owner.merchant, owner.id));
      if (endsOnBreak) refuseOn(await breaks.breakOf(owner, tx ?? db));
      if (isLimited) refuseAbove(exceededBy(await read(tx ?? db, tenant, owner, limits, paying), amount));
    },

    /** Whether a break forbids an act. */
    async forbids(owner: Member, act: MemberAct): Promise<boolean> {
      return rules[act].endsOnBreak && (await breaks.breakOf(owner)) !== null;
    },
  };
}

function refuseOn(running: RunningBreak | null): void {
  if (running === null) return;
  throw new Failure('PLAY_BREAK', { value: { kind: running.kind, until: running.until.toISOString() } });
}

function refuseAbove(limit: LimitRow | null): void {
  if (limit !== null) throw new Failure('LIMIT_REACHED', { value: limitReached(limit) });
}

/** The facts that a player is shown of a limit that leaves no room. */
export function limitReached(limit: LimitRow): LimitReached {
  const { kind, period, amount, left, resetsAt } = shown(limit);
  return { kind, period, amount, left, resetsAt };
}

/** The limit with a pending change that has come into effect; null if that removed it. */
function inEffect(row: typeof playLimit.$inferSelect | undefined, at: Date): typeof playLimit.$inferSelect | null {
  if (row === undefined) return null;
  if (row.pendingAt === null || row.pendingAt > at) return row;
  return row.pendingAmount === null ? null : { ...row, amount: row.pendingAmount, pendingAmount: null, pendingAt: null };
}

/** @throws Failure VALIDATION for zero, and for minutes that are no whole number or more than the period has */
function unitsOf(kind: LimitKind, period: LimitPeriod, text: string): bigint {
  const units = kind === 'time' ? (/^\d{1,5}$/.test(text) ? BigInt(text) : 0n) : (readMoney(text) ?? 0n);
  if (units <= 0n || (kind === 'time' && units > minutesOf[period]))
    throw new Failure('VALIDATION', { value: { kind, period } });
  return units;
}

const amountText = (kind: LimitKind, units: bigint) => (kind === 'time' ? String(units) : unitsToWire(units));

const momentText = (epochMs: string) => new Date(Number(epochMs)).toISOString();

function shown({ kind, period, amount, used, isOfBrand, pendingAmount, pendingAt, resetsAt }: LimitRow) {
  const [limit, spent] = [BigInt(amount), BigInt(used)];
  const text = (units: bigint) => amountText(kind, units < 0n ? 0n : units);
  return {
    kind,
    period,
    amount: text(limit),
    used: text(spent),
    left: text(limit - (spent < 0n ? 0n : spent)),
    resetsAt: momentText(resetsAt),
    isOfBrand,
    pending:
      pendingAt === null
        ? null
        : { amount: pendingAmount === null ? null : text(BigInt(pendingAmount)), at: momentText(pendingAt) },
  };
}

export const saferPlayModule = defineModule({ needs: ['db', 'now', 'audit', 'limits'], gives: { saferPlay: createSaferPlay } });
