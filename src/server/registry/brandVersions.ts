import { desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { brandVersion } from '../db/tables/core.ts';

export interface GoodManifest {
  readonly merchant: string;
  readonly digest: string;
  readonly manifest: unknown;
  readonly folder: string;
}

/** The newest stored manifest of a merchant; null if there is none. */
export async function lastGood(db: Db, merchant: string): Promise<(GoodManifest & { readonly version: number }) | null> {
  const [row] = await db
    .select()
    .from(brandVersion)
    .where(eq(brandVersion.merchant, merchant))
    .orderBy(desc(brandVersion.version))
    .limit(1);
  return row ?? null;
}

/** The newest stored manifest of each of these merchants, the most recently stored first. */
export async function lastGoodOf(db: Db, merchants: readonly string[]): Promise<Pick<GoodManifest, 'merchant' | 'manifest'>[]> {
  if (merchants.length === 0) return [];
  const rows = await db
    .selectDistinctOn([brandVersion.merchant])
    .from(brandVersion)
    .where(inArray(brandVersion.merchant, [...merchants]))
    .orderBy(brandVersion.merchant, desc(brandVersion.version));
  return rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/** Stores a manifest as the merchant's newest version and returns its number, which concurrent processes agree on. */
export async function keepGood(db: Db, good: GoodManifest, now: Date): Promise<number> {
  const newest = await lastGood(db, good.merchant);
  if (newest?.digest === good.digest) return newest.version;
  const version = (newest?.version ?? 0) + 1;
  const written = await db
    .insert(brandVersion)
    .values({ ...good, version, createdAt: now })
    .onConflictDoNothing()
    .returning({ version: brandVersion.version });
  return written.length === 1 ? version : keepGood(db, good, now);
}
