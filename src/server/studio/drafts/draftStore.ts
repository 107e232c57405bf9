import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';
import { brandDraft, brandDraftStep } from '../../platform/db/tables/index.ts';

export type DraftRow = typeof brandDraft.$inferSelect;
export type StepRow = typeof brandDraftStep.$inferSelect;

/** Writes on an older revision than the newest of these can no longer be merged. */
const keptSteps = 2_000;

type On = Pick<Db, 'select' | 'insert' | 'update' | 'delete'>;

/** The rows of drafts. */
export const draftRows = {
  async find(on: On, merchant: string): Promise<DraftRow | null> {
    const [row] = await on.select().from(brandDraft).where(eq(brandDraft.merchant, merchant));
    return row ?? null;
  },

  /** Writers of one brand wait for each other. */
  async lock(on: On, merchant: string): Promise<DraftRow | null> {
    const [row] = await on.select().from(brandDraft).where(eq(brandDraft.merchant, merchant)).for('update');
    return row ?? null;
  },

  /** False if the brand has a draft. */
  async add(on: On, row: DraftRow): Promise<boolean> {
    const added = await on.insert(brandDraft).values(row).onConflictDoNothing().returning({ merchant: brandDraft.merchant });
    return added.length === 1;
  },

  async change(on: On, merchant: string, values: Partial<DraftRow>): Promise<void> {
    await on.update(brandDraft).set(values).where(eq(brandDraft.merchant, merchant));
  },

  async remove(on: On, merchant: string): Promise<void> {
    await on.delete(brandDraftStep).where(eq(brandDraftStep.merchant, merchant));
    await on.delete(brandDraft).where(eq(brandDraft.merchant, merchant));
  },

  async addStep(on: On, step: StepRow): Promise<void> {
    await on.insert(brandDraftStep).values(step);
    if (step.revision % 100 > 0) return;
    await on
      .delete(brandDraftStep)
      .where(and(eq(brandDraftStep.merchant, step.merchant), lt(brandDraftStep.revision, step.revision - keptSteps)));
  },

  /** Steps after a revision, newest first. */
  stepsSince: (on: On, merchant: string, revision: number): Promise<StepRow[]> =>
    on
      .select()
      .from(brandDraftStep)
      .where(and(eq(brandDraftStep.merchant, merchant), gt(brandDraftStep.revision, revision)))
      .orderBy(desc(brandDraftStep.revision)),

  /** Drafts of these brands, without their documents. */
  async summaries(on: On, merchants: readonly string[]) {
    if (merchants.length === 0) return [];
    const { merchant, revision, base, changes, changedBy, changedAt } = brandDraft;
    return on
      .select({ merchant, revision, base, changes, changedBy, changedAt })
      .from(brandDraft)
      .where(inArray(merchant, [...merchants]));
  },

  /** Brands that were never published. */
  unpublished: (on: On): Promise<DraftRow[]> => on.select().from(brandDraft).where(isNull(brandDraft.base)),

  /** The brand that was never published and has this host. */
  async holderOf(on: On, host: string): Promise<string | null> {
    const [row] = await on
      .select({ merchant: brandDraft.merchant })
      .from(brandDraft)
      .where(and(isNull(brandDraft.base), sql`(${brandDraft.document}::jsonb -> 'hosts') @> ${JSON.stringify([host])}::jsonb`))
      .limit(1);
    return row?.merchant ?? null;
  },
};
