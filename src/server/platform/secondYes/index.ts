import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { unitsToWire } from '../../../domain/money.ts';
import { mayInStudio, type OperatorRole } from '../../../domain/operatorRole.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Db } from '../db/index.ts';
import { approval, operator } from '../db/tables/operators.ts';
import type { Audit } from '../events/audit.ts';

export type { Judge } from './judge.ts';

/**
 * The changes of settings of trust that need a second operator. `all`: every one; `published`: those that operators publish or take
 * back, while a changed folder is served as it is; `real`: those of brands with real money.
 */
export type SecondYesRule = 'all' | 'published' | 'real';

/** Kind of the approvals that are about versions of a brand, which move no money. */
export const publicationKind = 'brand.publish';

export type ApprovalEntry = typeof approval.$inferSelect;
type On = Pick<Db, 'select' | 'insert' | 'update'>;

/** Request that waits for a second operator. Idempotent by asker and `requestId`. */
export type Asking = Pick<
  ApprovalEntry,
  'merchant' | 'kind' | 'subject' | 'amount' | 'input' | 'reason' | 'requestId' | 'askedBy'
>;

export interface Deciding {
  readonly merchant: string;
  readonly id: string;
  readonly by: { readonly id: string };
  /** `approved`: the act runs later; `done`: it runs in this transaction. */
  readonly state: 'approved' | 'done' | 'rejected';
  /** Approvals of other kinds are not found. */
  readonly kinds: readonly string[];
  /** Role that its asker must still have; null for an asker that is no operator. */
  readonly askerRole: OperatorRole | null;
}

const lifetimeMs = 72 * 3_600_000;

/** Asks for the yes of a second operator, and takes it. */
export function createSecondYes({ now, audit }: { readonly now: () => Date; readonly audit: Pick<Audit, 'note'> }) {
  const self = (merchant: string, id: string) => and(eq(approval.merchant, merchant), eq(approval.id, id));

  const note = (kind: 'approval.asked' | 'approval.given' | 'approval.rejected', row: ApprovalEntry, by: string, tx: On) =>
    audit.note(
      {
        merchant: row.merchant,
        kind,
        details: {
          operator: by,
          approval: row.id,
          act: row.kind,
          subject: row.subject,
          ...(row.amount > 0n ? { amount: unitsToWire(row.amount) } : {}),
          reason: row.reason,
        },
      },
      tx,
    );

  /** The first of the two yeses counts only while its operator may give it. */
  async function refuseRemoved(tx: On, { merchant, askedBy }: ApprovalEntry, role: OperatorRole): Promise<void> {
    const [asker] = await tx.select().from(operator).where(eq(operator.id, askedBy)).for('share');
    const isOfBrand = asker?.merchants == null || asker.merchants.includes(merchant);
    if (asker === undefined || asker.disabled || !isOfBrand || !mayInStudio(asker.roles, role))
      throw new Failure('NOT_ALLOWED', { value: { rule: 'asker' } });
  }

  return {
    /** Puts an act before a second operator; null if the asker used its request id before. */
    async ask(tx: On, asking: Asking): Promise<ApprovalEntry | null> {
      const askedAt = now();
      const expiresAt = new Date(askedAt.getTime() + lifetimeMs);
      const [made] = await tx
        .insert(approval)
        .values({ ...asking, id: randomUUID(), askedAt, expiresAt, state: 'pending' })
        .onConflictDoNothing()
        .returning();
      if (made === undefined) return null;
      await note('approval.asked', made, asking.askedBy, tx);
      return made;
    },

    /**
     * Decides a pending approval. A second approval returns what the first one made.
     * @throws Failure NOT_FOUND, CONFLICT if it is decided or has expired, NOT_ALLOWED for one's own, and of someone who may not act
     *   any more
     */
    async decide(tx: On, { merchant, id, by, state, kinds, askerRole }: Deciding): Promise<ApprovalEntry> {
      const isOfKind = inArray(approval.kind, [...kinds]);
      const [row] = await tx
        .select()
        .from(approval)
        .where(and(self(merchant, id), isOfKind))
        .for('update');
      if (row === undefined) throw new Failure('NOT_FOUND');
      const isYes = state !== 'rejected';
      if (isYes && row.askedBy === by.id) throw new Failure('NOT_ALLOWED', { value: { rule: 'secondOperator' } });
      // A second approval completes or repeats the first one.
      if (isYes && (row.state === 'approved' || row.state === 'done')) return row;
      if (row.state !== 'pending' || row.expiresAt <= now())
        throw new Failure('CONFLICT', { value: { state: approvalStateAt(row, now()) } });
      if (isYes && askerRole !== null) await refuseRemoved(tx, row, askerRole);
      const change = { state, decidedBy: by.id, decidedAt: now() };
      await tx.update(approval).set(change).where(self(merchant, id));
      await note(isYes ? 'approval.given' : 'approval.rejected', row, by.id, tx);
      return { ...row, ...change };
    },
  };
}

export type SecondYes = ReturnType<typeof createSecondYes>;

/** State of an approval at a moment. */
export const approvalStateAt = ({ state, expiresAt }: Pick<ApprovalEntry, 'state' | 'expiresAt'>, at: Date) =>
  state === 'free' ? 'done' : state === 'pending' && expiresAt <= at ? 'expired' : state;
