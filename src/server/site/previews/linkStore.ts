import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';
import { operator, previewLink, previewRemark } from '../../platform/db/tables/index.ts';

export type LinkRow = typeof previewLink.$inferSelect;
export type NewLinkRow = typeof previewLink.$inferInsert;
export type RemarkRow = typeof previewRemark.$inferSelect;

/** Newest links of a list. */
const maxListed = 200;

/** The rows of previews. */
export const linkRows = {
  /** A link by the hash of its token, with the operator whose editor it belongs to. */
  async byToken(db: Db, tokenHash: string) {
    const [row] = await db
      .select({ link: previewLink, disabled: operator.disabled, merchants: operator.merchants })
      .from(previewLink)
      .leftJoin(operator, eq(operator.id, previewLink.operator))
      .where(eq(previewLink.tokenHash, tokenHash));
    return row ?? null;
  },

  /** Adds a link; the same again ends when the newer one says. */
  async add(db: Db, row: NewLinkRow): Promise<void> {
    await db
      .insert(previewLink)
      .values(row)
      .onConflictDoUpdate({ target: previewLink.tokenHash, set: { expiresAt: row.expiresAt } });
  },

  /** Links given to people, newest first. */
  listed: (db: Db, merchant: string): Promise<LinkRow[]> =>
    db
      .select()
      .from(previewLink)
      .where(and(eq(previewLink.merchant, merchant), isNull(previewLink.operator)))
      .orderBy(desc(previewLink.createdAt))
      .limit(maxListed),

  async revoke(db: Db, merchant: string, id: string, at: Date): Promise<LinkRow | null> {
    const given = and(eq(previewLink.merchant, merchant), eq(previewLink.id, id), isNull(previewLink.operator));
    const [row] = await db
      .update(previewLink)
      .set({ revokedAt: sql`coalesce(${previewLink.revokedAt}, ${at.toISOString()}::timestamptz)` })
      .where(given)
      .returning();
    return row ?? null;
  },

  async countVisit(db: Db, tokenHash: string, at: Date): Promise<void> {
    await db
      .update(previewLink)
      .set({ visits: sql`${previewLink.visits} + 1`, lastVisitAt: at })
      .where(eq(previewLink.tokenHash, tokenHash));
  },

  async remarks(db: Db, merchant: string, links: readonly string[]): Promise<RemarkRow[]> {
    if (links.length === 0) return [];
    return db
      .select()
      .from(previewRemark)
      .where(and(eq(previewRemark.merchant, merchant), inArray(previewRemark.link, [...links])))
      .orderBy(desc(previewRemark.at));
  },

  async addRemark(db: Db, row: RemarkRow): Promise<void> {
    await db.insert(previewRemark).values(row);
  },

  async remarkCount(db: Db, merchant: string, link: string): Promise<number> {
    return db.$count(previewRemark, and(eq(previewRemark.merchant, merchant), eq(previewRemark.link, link)));
  },
};
