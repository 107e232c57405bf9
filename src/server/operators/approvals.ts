import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import { type Money, moneyOf, unitsToWire } from '../../domain/money.ts';
import { Failure, failureStatus } from '../../wire/failure.ts';
import type { ActResult, ApprovalRow } from '../../wire/operate.ts';
import type { Db } from '../db/index.ts';
import { approval, operator } from '../db/tables/operators.ts';
import type { Audit } from '../events/audit.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { Operator } from './identities.ts';

type Actor = Pick<Operator, 'id'>;

/** An act of an operator as it is asked for. */
export interface AskedAct {
  readonly kind: string;
  /** What the act concerns: an account or an order. */
  readonly subject: string;
  readonly amount: Money;
  /** Arguments of the act. */
  readonly input: Readonly<Record<string, string>>;
  readonly reason: string;
  /** Idempotency key. */
  readonly requestId: string;
}

/** An act that may run. */
export interface DueAct extends Pick<AskedAct, 'subject' | 'input' | 'reason'> {
  /** Idempotency key: the id of the approval, or of the request without one. */
  readonly key: string;
  readonly askedBy: string;
  /** Null below the threshold. */
  readonly approvedBy: string | null;
}

/** Runs an act. Idempotent by its key, because an approved one is repeated until it has run; a refusal is a `Failure` below 500. */
export type RunAct = (tenant: Tenant, act: DueAct) => Promise<Pick<ActResult, 'balance'>>;

export interface ApprovalDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly audit: Pick<Audit, 'note'>;
  /** The acts that may need an approval, by kind. */
  readonly acts: Readonly<Record<string, RunAct>>;
  /** @throws Failure for an operator who may not decide about this act */
  readonly mayDecide?: (tenant: Tenant, by: Actor, act: Pick<AskedAct, 'kind' | 'subject'>) => Promise<void>;
}

type Row = typeof approval.$inferSelect;

/** Amount from which a second operator has to approve. */
export const thresholdOf = ({ brand }: Tenant): Money => moneyOf(String(brand.policies.operators.secondApprovalFrom));

const lifetimeMs = 72 * 3_600_000;
const pageSize = 100;

/**
 * Second pair of eyes: an act from the threshold of the brand on waits until another operator approves it. The decision is committed
 * before the act runs, so of concurrent approvals one decides, and an act that a crash interrupted is completed by approving again.
 */
export function createApprovals({ db, now, audit, acts, mayDecide }: ApprovalDeps) {
  const self = (merchant: string, id: string) => and(eq(approval.merchant, merchant), eq(approval.id, id));

  const note = (kind: 'approval.asked' | 'approval.given' | 'approval.rejected', row: Row, by: Actor, tx: Pick<Db, 'insert'>) =>
    audit.note(
      {
        merchant: row.merchant,
        kind,
        details: {
          operator: by.id,
          approval: row.id,
          act: row.kind,
          subject: row.subject,
          amount: unitsToWire(row.amount),
          reason: row.reason,
        },
      },
      tx,
    );

  /**
   * Decides a pending approval.
   * @throws Failure NOT_FOUND, CONFLICT if it is decided or has expired, NOT_ALLOWED for one's own, and of someone who may not act
   *   any more
   */
  function decide({ brand: { merchant } }: Tenant, by: Actor, id: string, state: 'approved' | 'rejected'): Promise<Row> {
    return db.transaction(async (tx) => {
      const [row] = await tx.select().from(approval).where(self(merchant, id)).for('update');
      if (row === undefined) throw new Failure('NOT_FOUND');
      if (state === 'approved' && row.askedBy === by.id)
        throw new Failure('NOT_ALLOWED', { value: { rule: 'secondOperator' } });
      // A second approval completes or repeats the first one.
      if (state === 'approved' && (row.state === 'approved' || row.state === 'done')) return row;
      if (row.state !== 'pending' || row.expiresAt <= now())
        throw new Failure('CONFLICT', { value: { state: stateOf(row, now()) } });
      if (state === 'approved') await refuseRemoved(tx, row);
      const change = { state, decidedBy: by.id, decidedAt: now() };
      await tx.update(approval).set(change).where(self(merchant, id));
      await note(state === 'approved' ? 'approval.given' : 'approval.rejected', row, by, tx);
      return { ...row, ...change };
    });
  }

  /** The first of the two yeses counts only while its operator may give it. */
  async function refuseRemoved(tx: Pick<Db, 'select'>, { merchant, askedBy }: Row): Promise<void> {
    const [asker] = await tx.select().from(operator).where(eq(operator.id, askedBy)).for('share');
    const isOfBrand = asker?.merchants == null || asker.merchants.includes(merchant);
    if (asker === undefined || asker.disabled || !isOfBrand || !asker.roles.includes('money'))
      throw new Failure('NOT_ALLOWED', { value: { rule: 'asker' } });
  }

  async function end({ merchant, id }: Row, change: Pick<Row, 'state' | 'failure'>): Promise<void> {
    await db
      .update(approval)
      .set(change)
      .where(and(self(merchant, id), eq(approval.state, 'approved')));
  }

  async function show({ brand: { merchant } }: Tenant, id: string): Promise<ApprovalRow> {
    const [row] = await rows(self(merchant, id));
    if (row === undefined) throw new Failure('NOT_FOUND');
    return row;
  }

  async function rows(wanted: SQL | undefined): Promise<ApprovalRow[]> {
    const found = await db.select().from(approval).where(wanted).orderBy(desc(approval.askedAt), approval.id).limit(pageSize);
    const ids = found.flatMap(({ askedBy, decidedBy }) => [askedBy, ...(decidedBy === null ? [] : [decidedBy])]);
    const people = await db
      .select({ id: operator.id, name: operator.name })
      .from(operator)
      .where(inArray(operator.id, [...new Set(ids)]));
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return found.map((row) => rowOf(row, names, now()));
  }

  const runFree = (tenant: Tenant, by: Actor, { kind, subject, input, reason, requestId }: AskedAct) =>
    actOf(kind)(tenant, { key: requestId, askedBy: by.id, approvedBy: null, subject, input, reason });

  function actOf(kind: string): RunAct {
    const run = acts[kind];
    if (run === undefined) throw new Error(`No act of kind ${kind} is known.`);
    return run;
  }

  /** Puts an act before a second operator. Idempotent by its `requestId`. @throws Failure CONFLICT if that asked for another act */
  function ask({ brand: { merchant } }: Tenant, by: Actor, asked: AskedAct): Promise<ActResult> {
    const [id, askedAt] = [randomUUID(), now()];
    const expiresAt = new Date(askedAt.getTime() + lifetimeMs);
    return db.transaction(async (tx) => {
      const [made] = await tx
        .insert(approval)
        .values({ ...asked, merchant, id, askedBy: by.id, askedAt, expiresAt, state: 'pending' })
        .onConflictDoNothing()
        .returning();
      if (made !== undefined) await note('approval.asked', made, by, tx);
      const row = made ?? (await requested(tx, merchant, by, asked));
      if (row === null) throw new Error('An approval conflicts with one that does not exist.');
      return resultOf(row);
    });
  }

  const aboutIs = ({ brand: { merchant } }: Tenant, { kind, subject }: Pick<AskedAct, 'kind' | 'subject'>) =>
    and(eq(approval.merchant, merchant), eq(approval.kind, kind), eq(approval.subject, subject));

  /** Whether the same act waits already: a threshold that was raised since does not take the second operator away. */
  async function isAsked(tenant: Tenant, asked: AskedAct): Promise<boolean> {
    const waiting = await db
      .select({ input: approval.input })
      .from(approval)
      .where(and(aboutIs(tenant, asked), eq(approval.state, 'pending'), gt(approval.expiresAt, now())));
    return waiting.some(({ input }) => isSameInput(input, asked.input));
  }

  return {
    /** Whether two operators have approved an act of the kind on the subject. */
    async isGiven(tenant: Tenant, kind: string, subject: string): Promise<boolean> {
      return (await db.$count(approval, and(aboutIs(tenant, { kind, subject }), eq(approval.state, 'done')))) > 0;
    },

    /**
     * Runs an act, unless a second operator has to approve it. Idempotent by its `requestId`.
     * @param runIfFree Runs the act if it needs no approval; null if it does.
     * @throws Failure CONFLICT if the request id asked for another act, and what refuses the act
     */
    async perform(
      tenant: Tenant,
      by: Actor,
      asked: AskedAct,
      runIfFree: () => Promise<Pick<ActResult, 'balance'> | null> = async () =>
        asked.amount < thresholdOf(tenant) && !(await isAsked(tenant, asked)) ? runFree(tenant, by, asked) : null,
    ): Promise<ActResult> {
      const earlier = await requested(db, tenant.brand.merchant, by, asked);
      if (earlier !== null) return resultOf(earlier);
      const done = await runIfFree();
      return done === null ? ask(tenant, by, asked) : { state: 'done', approval: null, expiresAt: null, balance: done.balance };
    },

    /**
     * Approves and runs an act. Repeated, it completes the act or returns it as it ended.
     * @throws Failure NOT_FOUND, CONFLICT if it is decided or has expired, NOT_ALLOWED for one's own, and what refuses the act
     */
    async approve(tenant: Tenant, by: Actor, id: string): Promise<ApprovalRow> {
      const known = await show(tenant, id);
      await mayDecide?.(tenant, by, known);
      const row = await decide(tenant, by, id, 'approved');
      const run = actOf(row.kind);
      if (row.state === 'approved') {
        const { askedBy, decidedBy, subject, input, reason } = row;
        try {
          await run(tenant, { key: id, askedBy, approvedBy: decidedBy ?? by.id, subject, input, reason });
        } catch (error) {
          if (!(error instanceof Failure) || failureStatus[error.code] >= 500) throw error;
          await end(row, { state: 'failed', failure: error.code });
          throw error;
        }
        await end(row, { state: 'done', failure: null });
      }
      return show(tenant, id);
    },

    /** Declines an act, or withdraws it if it is one's own. @throws Failure NOT_FOUND, CONFLICT */
    async reject(tenant: Tenant, by: Actor, id: string): Promise<ApprovalRow> {
      await decide(tenant, by, id, 'rejected');
      return show(tenant, id);
    },

    /** Newest first. */
    list(
      { brand: { merchant } }: Tenant,
      { state = 'pending' }: { readonly state?: 'pending' | 'all' },
    ): Promise<ApprovalRow[]> {
      const pending = or(and(eq(approval.state, 'pending'), gt(approval.expiresAt, now())), eq(approval.state, 'approved'));
      return rows(and(eq(approval.merchant, merchant), state === 'all' ? undefined : pending));
    },
  };
}

async function requested(tx: Pick<Db, 'select'>, merchant: string, by: Actor, asked: AskedAct): Promise<Row | null> {
  const { requestId, kind, subject, amount, input } = asked;
  const [row] = await tx
    .select()
    .from(approval)
    .where(and(eq(approval.merchant, merchant), eq(approval.askedBy, by.id), eq(approval.requestId, requestId)));
  if (row === undefined) return null;
  const isSame = row.kind === kind && row.subject === subject && row.amount === amount && isSameInput(row.input, input);
  if (!isSame) throw new Failure('CONFLICT');
  return row;
}

function isSameInput(one: AskedAct['input'], other: AskedAct['input']): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

const resultOf = ({ id, state, expiresAt }: Row): ActResult => ({
  state: state === 'approved' ? 'pending' : state,
  approval: id,
  expiresAt: expiresAt.toISOString(),
  balance: null,
});

const stateOf = ({ state, expiresAt }: Row, at: Date) => (state === 'pending' && expiresAt <= at ? 'expired' : state);

function rowOf(row: Row, names: ReadonlyMap<string, string>, at: Date): ApprovalRow {
  const { id, kind, subject, amount, reason, askedBy, askedAt, expiresAt, decidedBy, decidedAt, failure } = row;
  return {
    id,
    kind,
    subject,
    amount: unitsToWire(amount),
    reason,
    state: stateOf(row, at),
    askedBy: names.get(askedBy) ?? askedBy,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    decidedBy: decidedBy === null ? null : (names.get(decidedBy) ?? decidedBy),
    decidedAt: decidedAt?.toISOString() ?? null,
    failure,
  };
}
