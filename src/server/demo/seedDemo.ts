import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { announcement, contentVersion, game, liveTable, mission, vendor, winner } from '../db/tables/content.ts';
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
    for (const table of [liveTable, announcement, winner, mission]) {
      await work.delete(table).where(eq(table.merchant, merchant));
    }
    await work.insert(vendor).values(demo.vendors);
    // An imported game may have the id of a new demo game.
    await work.insert(game).values(demo.games).onConflictDoNothing();
    await work.insert(liveTable).values(demo.liveTables);
    await work.insert(announcement).values(demo.announcements);
    await work.insert(winner).values(demo.winners);
    await work.insert(mission).values(demo.missions);
  });
}
