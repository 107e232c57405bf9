import { createHash } from 'node:crypto';
import { desc } from 'drizzle-orm';
import type { Vendor } from '../../../manifest/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { vendorListVersion } from '../../platform/db/tables/index.ts';

const newest = (db: Db) => db.select().from(vendorListVersion).orderBy(desc(vendorListVersion.version)).limit(1);

/** The newest stored list of vendors; empty if there is none. */
export async function lastGood(db: Db): Promise<readonly Vendor[]> {
  const [row] = await newest(db);
  return row?.vendors ?? [];
}

/** Stores a list as the newest one, unless it is already. Of concurrent processes with the same list one stores it. */
export async function keepGood(db: Db, vendors: readonly Vendor[], now: Date): Promise<void> {
  const digest = createHash('sha256').update(JSON.stringify(vendors)).digest('base64url');
  const [row] = await newest(db);
  if (row?.digest === digest) return;
  const written = await db
    .insert(vendorListVersion)
    .values({ version: (row?.version ?? 0) + 1, digest, vendors: [...vendors], createdAt: now })
    .onConflictDoNothing()
    .returning({ version: vendorListVersion.version });
  if (written.length === 0) await keepGood(db, vendors, now);
}
