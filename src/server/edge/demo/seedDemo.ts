import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';
import { announcement, contentVersion, game, liveTable, mission, vendor, winner } from '../../platform/db/tables/index.ts';
import { demoContent, demoEdition } from './demoContent.ts';

export interface SeedDeps {
  readonly db: Db;
  readonly now: () => Date;
}

/**
 * Replaces the demo content of a merchant, once per edition, in one transaction; imported games stay. Concurrent processes are serialized by
 * the version row: the first one seeds, the others do nothing.
 */
export async function seedDemo({ db, now }: SeedDeps, merchant: string): Promise<void> {
  const changedAt = now();
  await db.transaction(async (work) => {
    const taken = await work
      .insert(contentVersion)
      .values({ merchant, version: 1, edition: demoEdition, changedAt })
      .onConflictDoUpdate({
        target: contentVersion.merchant,
        set: { version: sql`${contentVersion.version} + 1`, edition: demoEdition, changedAt },
        setWhere: lt(contentVersion.edition, demoEdition),
      })
      .returning({ merchant: contentVersion.merchant });
    if (taken.length === 0) return;

    const demo = demoContent(merchant, changedAt);
    const studios = demo.vendors.map(({ code }) => code);
    await work.delete(vendor).where(and(eq(vendor.merchant, merchant), inArray(vendor.code, studios)));
    await work.delete(game).where(and(eq(game.merchant, merchant), inArray(game.vendor, studios)));
    for (const table of [liveTable, winner, mission]) {
      await work.delete(table).where(eq(table.merchant, merchant));
    }
    // What operators wrote or changed stays.
    await work.delete(announcement).where(and(eq(announcement.merchant, merchant), isNull(announcement.madeBy)));
    await work.insert(vendor).values(demo.vendors);
    // An imported game may have the id of a new demo game.
    await work.insert(game).values(demo.games).onConflictDoNothing();
    await work.insert(liveTable).values(demo.liveTables);
    await work.insert(announcement).values(demo.announcements).onConflictDoNothing();
    await work.insert(winner).values(demo.winners);
    await work.insert(mission).values(demo.missions);
  });
}

/** Rows of demo content that a merchant has. */
export async function countDemoContent(db: Db, merchant: string): Promise<number> {
  const counts = await Promise.all(demoRows(merchant).map(([table, isDemo]) => db.$count(table, isDemo)));
  return counts.reduce((sum, rows) => sum + rows, 0);
}

/** Removes the demo content of a merchant and what only it refers to; rows that an operator made or imported stay. */
export async function removeDemoContent({ db, now }: SeedDeps, merchant: string): Promise<void> {
  await db.transaction(async (work) => {
    for (const [table, isDemo] of demoRows(merchant)) await work.delete(table).where(isDemo);
    await work
      .update(contentVersion)
      .set({ version: sql`${contentVersion.version} + 1`, changedAt: now() })
      .where(eq(contentVersion.merchant, merchant));
  });
}

/** Tables with demo rows, and the condition that selects these. */
function demoRows(merchant: string) {
  // Ids do not depend on the day.
  const demo = demoContent(merchant, new Date(0));
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  const games = ids(demo.games);
  const studios = demo.vendors.map(({ code }) => code);
  return [
    [liveTable, and(eq(liveTable.merchant, merchant), inArray(liveTable.gameId, games))],
    [
      announcement,
      and(eq(announcement.merchant, merchant), inArray(announcement.id, ids(demo.announcements)), isNull(announcement.madeBy)),
    ],
    // Sample winners: no one won them.
    [winner, eq(winner.merchant, merchant)],
    [mission, and(eq(mission.merchant, merchant), inArray(mission.id, ids(demo.missions)))],
    [game, and(eq(game.merchant, merchant), inArray(game.id, games), inArray(game.vendor, studios))],
    [vendor, and(eq(vendor.merchant, merchant), inArray(vendor.code, studios))],
  ] as const;
}
