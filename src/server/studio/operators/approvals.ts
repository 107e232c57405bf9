import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, ne, or, type SQL } from 'drizzle-orm';
import { type Money, moneyFromUnits, moneyOf, unitsToWire } from '../../../domain/money.ts';
import { Failure, failureStatus } from '../../../wire/failure.ts';
import type { ActResult, ApprovalRow } from '../../../wire/operate.ts';
import type { Db } from '../../platform/db/index.ts';
import { approval, operator } from '../../platform/db/tables/index.ts';
import type { Audit } from '../../platform/events/index.ts';
import { type ApprovalEntry, approvalStateAt, createSecondYes, type Judge } from '../../platform/secondYes/index.ts';

import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Operator } from './identities.ts';

type Actor = Pick<Operator, 'id'>;

/** An act of an operator as it is asked for. */
export interface AskedAct {
  readonly kind: string;
  /** Subject of the act: an account or an order. */
  readonly subject: string;
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

/**
 * Runs an act, which asks the judge in its transaction with what it will move. Idempotent by its key, because an approved one is
 * repeated until it has run; a refusal is a `Failure` below 500.
 */
export type RunAct = (tenant: Tenant, act: DueAct, judge: Judge) => Promise<Pick<ActResult, 'balance'>>;

/** An act of operators that moves money. */
export interface MoneyAct {
  readonly run: RunAct;
  /** The account whose money it is about. */
  readonly ownerOf: (tenant: Tenant, reader: Actor & { readonly name: string }, subject: string) => Promise<string>;
  /** Run again under its key it has no effect and returns the balance. */
  readonly isKeyed?: boolean;
}

/** Thrown within an act that a second operator has to approve; nothing of it was written. */
class NeedsApproval extends Error {
  override readonly name = 'NeedsApproval';
  readonly moved: Money;
  constructor(moved: Money) {
    super('A second operator has to approve.');
    this.moved = moved;
  }
}

/** The same request is being carried out, or was. */
class Repeated extends Error {
  override readonly name = 'Repeated';
}

export interface ApprovalDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly audit: Pick<Audit, 'note'>;
  /** Every act of operators that moves money, by kind. */
  readonly acts: Readonly<Record<string, MoneyAct>>;
  /** @throws Failure for an operator who may not act on this account */
  readonly mayAct: (by: Actor, merchant: string, account: string) => Promise<void>;
}

type Row = ApprovalEntry;

/** Amount from which a second operator has to approve. */
export const thresholdOf = ({ brand }: Tenant): Money => moneyOf(String(brand.policies.operators.secondApprovalFrom));

const pageSize = 100;

/**
 * The only way in which operators move money. Second pair of eyes: an act from the threshold of the brand on waits until another operator approves it. The decision is committed
 * before the act runs, so of concurrent approvals one decides, and an act that a crash interrupted is completed by approving again.
 */
export function createApprovals({ db, now, audit, acts, mayAct }: ApprovalDeps) {
  const secondYes = createSecondYes({ now, audit });
  const kinds = Object.keys(acts);
  const self = (merchant: string, id: string) => and(eq(approval.merchant, merchant), eq(approval.id, id));

  /** @throws Failure as `secondYes.decide` */
  const decide = ({ brand: { merchant } }: Tenant, by: Actor, id: string, state: 'approved' | 'rejected'): Promise<Row> =>
    db.transaction((tx) => secondYes.decide(tx, { merchant, id, by, state, kinds, askerRole: 'money' }));

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
    const asked = and(wanted, ne(approval.state, 'free'), inArray(approval.kind, kinds));
    const found = await db.select().from(approval).where(asked).orderBy(desc(approval.askedAt), approval.id).limit(pageSize);
    const ids = found.flatMap(({ askedBy, decidedBy }) => [askedBy, ...(decidedBy === null ? [] : [decidedBy])]);
    const people = await db
      .select({ id: operator.id, name: operator.name })
      .from(operator)
      .where(inArray(operator.id, [...new Set(ids)]));
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return found.map((row) => rowOf(row, names, now()));
  }

  /** Runs an act by one operator, unless it moves too much; what was done is kept in its transaction. */
  const runFree = (tenant: Tenant, by: Actor, asked: AskedAct) => {
    const { merchant } = tenant.brand;
    const { kind, subject, input, reason, requestId } = asked;
    const judge: Judge = async (tx, moved, together = moved) => {
      if (together >= thresholdOf(tenant) || (await isAsked(tx, tenant, asked))) throw new NeedsApproval(moved);
      const at = now();
      const kept = { ...asked, merchant, id: randomUUID(), askedBy: by.id, askedAt: at, expiresAt: at };
      const [made] = await tx
        .insert(approval)
        .values({ ...kept, amount: moved, state: 'free' })
        .onConflictDoNothing()
        .returning({ id: approval.id });
      if (made === undefined) throw new Repeated();
    };
    const due = { key: requestId, askedBy: by.id, approvedBy: null, subject, input, reason };
    return actOf(kind).run(tenant, due, judge);
  };

  function actOf(kind: string): MoneyAct {
    const act = acts[kind];
    if (act === undefined) throw new Error(`No act of kind ${kind} is known.`);
    return act;
  }

  const refuseOwn = async (tenant: Tenant, by: Actor, { kind, subject }: Pick<AskedAct, 'kind' | 'subject'>) => {
    const owner = await actOf(kind).ownerOf(tenant, { id: by.id, name: by.id }, subject);
    await mayAct(by, tenant.brand.merchant, owner);
  };

  /** Puts an act before a second operator. Idempotent by its `requestId`. @throws Failure CONFLICT if that asked for another act */
  function ask({ brand: { merchant } }: Tenant, by: Actor, asked: AskedAct & { readonly amount: Money }): Promise<ActResult> {
    return db.transaction(async (tx) => {
      const made = await secondYes.ask(tx, { ...asked, merchant, askedBy: by.id });
      const row = made ?? (await requested(tx, merchant, by, asked));
      if (row === null) throw new Error('An approval conflicts with one that does not exist.');
      return resultOf(row);
    });
  }

  const aboutIs = ({ brand: { merchant } }: Tenant, { kind, subject }: Pick<AskedAct, 'kind' | 'subject'>) =>
    and(eq(approval.merchant, merchant), eq(approval.kind, kind), eq(approval.subject, subject));

  /** Whether the same act waits already: a threshold that was raised since does not take the second operator away. */
  async function isAsked(tx: Pick<Db, 'select'>, tenant: Tenant, asked: AskedAct): Promise<boolean> {
    const waiting = await tx
      .select({ input: approval.input })
      .from(approval)
      .where(and(aboutIs(tenant, asked), eq(approval.state, 'pending'), gt(approval.expiresAt, now())));
    return waiting.some(({ input }) => isSameInput(input, asked.input));
  }

  const isGiven = async (on: Pick<Db, 'select'>, tenant: Tenant, kind: string, subject: string): Promise<boolean> => {
    const given = and(aboutIs(tenant, { kind, subject }), eq(approval.state, 'done'));
    return (await on.select({ id: approval.id }).from(approval).where(given).limit(1)).length > 0;
  };

  return {
    /** The kinds of acts that move money. */
    kinds,

    /** Whether two operators have approved an act of the kind on the subject. */
    isGiven: (tenant: Tenant, kind: string, subject: string) => isGiven(db, tenant, kind, subject),

    /** The judge of an act that follows one of the kind on the subject: refused unless that had the yeses which this amount needs. */
    judgeAfter:
      (tenant: Tenant, kind: string, subject: string): Judge =>
      async (tx, moved) => {
        if (moved >= thresholdOf(tenant) && !(await isGiven(tx, tenant, kind, subject)))
          throw new Failure('NOT_ALLOWED', { value: { rule: 'secondOperator' } });
      },

    /**
     * Runs an act, unless a second operator has to approve it. Idempotent by its `requestId`.
     * @throws Failure NOT_ALLOWED for one's own account, CONFLICT if the request id asked for another act, and what refuses the act
     */
    async perform(tenant: Tenant, by: Actor, asked: AskedAct): Promise<ActResult> {
      const { merchant } = tenant.brand;
      await refuseOwn(tenant, by, asked);
      const earlier = await requested(db, merchant, by, asked);
      if (earlier !== null && !(earlier.state === 'free' && actOf(asked.kind).isKeyed === true)) return resultOf(earlier);
      try {
        const { balance } = await runFree(tenant, by, asked);
        return { state: 'done', approval: null, expiresAt: null, balance };
      } catch (error) {
        if (error instanceof NeedsApproval) return ask(tenant, by, { ...asked, amount: error.moved });
        // A repetition that came while the first one ran.
        const isLate = error instanceof Repeated || (error instanceof Failure && error.code === 'CONFLICT');
        const first = isLate ? await requested(db, merchant, by, asked) : null;
        if (first === null || earlier !== null) throw error;
        return resultOf(first);
      }
    },

    /**
     * Approves and runs an act. Repeated, it completes the act or returns it as it ended.
     * @throws Failure NOT_FOUND, CONFLICT if it is decided or has expired, NOT_ALLOWED for one's own, and what refuses the act
     */
    async approve(tenant: Tenant, by: Actor, id: string): Promise<ApprovalRow> {
      const known = await show(tenant, id);
      await refuseOwn(tenant, by, known);
      const row = await decide(tenant, by, id, 'approved');
      const { run } = actOf(row.kind);
      if (row.state === 'approved') {
        const { askedBy, decidedBy, subject, input, reason } = row;
        try {
          await run(tenant, { key: id, askedBy, approvedBy: decidedBy ?? by.id, subject, input, reason }, judgeApproved(row));
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

    /** @throws Failure NOT_FOUND */
    show,

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

/** Refuses any amount but the approved one: for another, both have to say yes again. */
const judgeApproved =
  ({ amount }: Row): Judge =>
  async (_tx, moved) => {
    if (moved !== moneyFromUnits(amount)) throw new Failure('CONFLICT', { value: { rule: 'amount' } });
  };

async function requested(tx: Pick<Db, 'select'>, merchant: string, by: Actor, asked: AskedAct): Promise<Row | null> {
  const { requestId, kind, subject, input } = asked;
  const [row] = await tx
    .select()
    .from(approval)
    .where(and(eq(approval.merchant, merchant), eq(approval.askedBy, by.id), eq(approval.requestId, requestId)));
  if (row === undefined) return null;
  const isSame = row.kind === kind && row.subject === subject && isSameInput(row.input, input);
  if (!isSame) throw new Failure('CONFLICT');
  return row;
}

function isSameInput(one: AskedAct['input'], other: AskedAct['input']): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

const resultOf = ({ id, state, expiresAt }: Row): ActResult =>
  state === 'free'
    ? { state: 'done', approval: null, expiresAt: null, balance: null }
    : { state: state === 'approved' ? 'pending' : state, approval: id, expiresAt: expiresAt.toISOString(), balance: null };

function rowOf(row: Row, names: ReadonlyMap<string, string>, at: Date): ApprovalRow {
  const { id, kind, subject, amount, reason, askedBy, askedAt, expiresAt, decidedBy, decidedAt, failure } = row;
  return {
    id,
    kind,
    subject,
    amount: unitsToWire(amount),
    reason,
    state: approvalStateAt(row, at),
    askedBy: names.get(askedBy) ?? askedBy,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    decidedBy: decidedBy === null ? null : (names.get(decidedBy) ?? decidedBy),
    decidedAt: decidedAt?.toISOString() ?? null,
    failure,
  };
}
