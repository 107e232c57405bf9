import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { announcement, contentVersion, game, liveTable, mission, vendor, winner } from '../db/tables/content.ts';
import { demoContent, demoEdition } from './demoContent.ts';

export interface SeedDeps {
  readonly db: Db;
  readonly now: () => Date;
}

/**
 * Replaces the demo content of a merchant, once per edition, in one transaction. Concurrent processes are serialized by
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

    for (const table of [vendor, game, liveTable, announcement, winner, mission]) {
      await work.delete(table).where(eq(table.merchant, merchant));
    }
    const demo = demoContent(merchant, changedAt);
    await work.insert(vendor).values(demo.vendors);
    await work.insert(game).values(demo.games);
    await work.insert(liveTable).values(demo.liveTables);
    await work.insert(announcement).values(demo.announcements);
    await work.insert(winner).values(demo.winners);
    await work.insert(mission).values(demo.missions);
  });
}
