import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { brandVersion } from '../db/tables/core.ts';

export interface GoodManifest {
  readonly merchant: string;
  readonly digest: string;
  readonly manifest: unknown;
  readonly folder: string;
}

/** The last good manifest of a merchant outlives the process that read it. */
export async function lastGood(db: Db, merchant: string): Promise<(GoodManifest & { readonly version: number }) | null> {
  const [row] = await db
    .select()
    .from(brandVersion)
    .where(eq(brandVersion.merchant, merchant))
    .orderBy(desc(brandVersion.version))
    .limit(1);
  return row ?? null;
}

/** Keeps a manifest as the merchant's newest version. Two processes that read the same folder agree on one number. */
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
