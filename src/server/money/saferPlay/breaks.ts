import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, type Column, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { trialAccountType } from '../../../domain/accountType.ts';
import { Failure } from '../../../wire/failure.ts';
import type { ExclusionOffer } from '../../../wire/saferPlay.ts';
import type { Account, Identity } from '../../identity/ports/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { playBreak } from '../../platform/db/tables/index.ts';
import { notify } from '../../platform/live/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

type BreakDeps = Pick<Identity, 'db' | 'now' | 'audit' | 'limits'>;

type Owner = Pick<Account, 'merchant' | 'id' | 'type'>;

/** A running time-out or exclusion. */
export interface RunningBreak {
  readonly kind: 'timeOut' | 'exclusion';
  readonly until: Date;
}

const dayMs = 86_400_000;
const offerMs = 15 * 60_000;

/** Condition for members who may be sent offers: those without a running break. */
export const notOnBreak = ({ merchant, id }: { readonly merchant: Column; readonly id: Column }, now: Date): SQL =>
  sql`not exists (select from ${playBreak} where ${playBreak.merchant} = ${merchant} and ${playBreak.account} = ${id}
    and ${playBreak.endsAt} > ${now.toISOString()}::timestamptz)`;

/** Time-outs and exclusions. Rows are only added: the longest one counts and nothing ends it early. */
export function createBreaks({ db, now, audit, limits }: BreakDeps) {
  const signatureOf = ({ merchant, id }: Owner, months: string, expires: string) =>
    limits.keyedHash(merchant, `exclusion:${id}:${months}:${expires}`);

  /** Calendar months from now in the time zone of the brand. */
  async function endOf({ brand }: Tenant, months: number): Promise<Date> {
    const local = sql`${now().toISOString()}::timestamptz at time zone ${brand.timeZone}`;
    const end = sql`((${local}) + make_interval(months => ${months}::integer)) at time zone ${brand.timeZone}`;
    const { rows } = await db.execute<{ ends: string }>(sql`select (extract(epoch from ${end}) * 1000)::bigint::text as ends`);
    return new Date(Number(rows[0]?.ends));
  }

  /** @throws Failure VALIDATION below the shortest exclusion of the brand */
  function assertLong({ brand }: Tenant, months: number) {
    const { exclusionMonths } = brand.policies.saferPlay;
    if (months < exclusionMonths) throw new Failure('VALIDATION', { value: { exclusionMonths } });
  }

  interface Exclusion {
    readonly months: number;
    /** Id of the row, so that a repeated request adds none. */
    readonly id: string;
    readonly by: { readonly operator: string; readonly reason: string } | null;
  }

  async function add(tenant: Tenant, owner: Owner, { months, id, by }: Exclusion): Promise<void> {
    const { merchant, id: account } = owner;
    const endsAt = await endOf(tenant, months);
    const row = { merchant, id, account, kind: 'exclusion' as const, startsAt: now(), endsAt, operator: by?.operator ?? null };
    await db.transaction(async (tx) => {
      const added = await tx.insert(playBreak).values(row).onConflictDoNothing().returning({ id: playBreak.id });
      if (added.length === 0) return;
      const details = { until: endsAt.toISOString(), months, ...by };
      await audit.note({ merchant, kind: by === null ? 'play.excluded' : 'account.excluded', accountId: account, details }, tx);
      await notify(tx, merchant, account, 'limits');
    });
  }

  return {
    /** The break that ends last; null without one. */
    async breakOf(
      { merchant, id }: Pick<Account, 'merchant' | 'id'>,
      on: Pick<Db, 'select'> = db,
    ): Promise<RunningBreak | null> {
      const [row] = await on
        .select({ kind: playBreak.kind, until: playBreak.endsAt })
        .from(playBreak)
        .where(and(eq(playBreak.merchant, merchant), eq(playBreak.account, id), gt(playBreak.endsAt, now())))
        .orderBy(desc(playBreak.endsAt))
        .limit(1);
      return row ?? null;
    },

    async timeOut({ merchant, id }: Owner, days: number): Promise<void> {
      const startsAt = now();
      const endsAt = new Date(startsAt.getTime() + days * dayMs);
      await db.transaction(async (tx) => {
        const row = { merchant, id: randomUUID(), account: id, kind: 'timeOut' as const, startsAt, endsAt };
        await tx.insert(playBreak).values(row);
        const details = { until: endsAt.toISOString(), days };
        await audit.note({ merchant, kind: 'play.timeOut', accountId: id, details }, tx);
        await notify(tx, merchant, id, 'limits');
      });
    },

    /**
     * First step of a self-exclusion.
     * @throws Failure VALIDATION below the shortest exclusion of the brand
     */
    async offerExclusion(tenant: Tenant, owner: Owner, months: number): Promise<ExclusionOffer> {
      assertLong(tenant, months);
      const expiresAt = new Date(now().getTime() + offerMs);
      const expires = String(expiresAt.getTime());
      const signature = await signatureOf(owner, String(months), expires);
      const until = await endOf(tenant, months);
      return {
        confirmation: `${months}.${expires}.${signature}`,
        until: until.toISOString(),
        expiresAt: expiresAt.toISOString(),
      };
    },

    /**
     * Second step, from which nothing leads back.
     * @throws Failure LINK_EXPIRED for a confirmation that is too old or not of this account
     */
    async confirmExclusion(tenant: Tenant, owner: Owner, confirmation: string): Promise<void> {
      const [months = '', expires = '', signature = ''] = confirmation.split('.');
      const expected = Buffer.from(await signatureOf(owner, months, expires));
      const given = Buffer.from(signature);
      const isRight = given.length === expected.length && timingSafeEqual(given, expected);
      if (!isRight || Number(expires) <= now().getTime()) throw new Failure('LINK_EXPIRED');
      const id = createHash('sha256').update(confirmation).digest('base64url');
      await add(tenant, owner, { months: Number(months), id, by: null });
    },

    /**
     * Exclusion by an operator. Never shortens one.
     * @throws Failure TRUE_ACCOUNT, VALIDATION below the shortest exclusion of the brand
     */
    async exclude(
      tenant: Tenant,
      owner: Owner,
      { months, operator, reason }: { readonly months: number; readonly operator: string; readonly reason: string },
    ): Promise<void> {
      if (owner.type === trialAccountType) throw new Failure('TRUE_ACCOUNT');
      assertLong(tenant, months);
      await add(tenant, owner, { months, id: randomUUID(), by: { operator, reason } });
    },
  };
}
