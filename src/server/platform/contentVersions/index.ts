import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { announcement, contentVersion } from '../db/tables/content.ts';

export type ContentVersions = ReturnType<typeof createContentVersions>;

/** Delay after which a change of content by another process shows, at most. */
const ttlMs = 500;
/** More than a merchant has notices, so that no two states have one number. */
const timesPerVersion = 1_000_000;
/** Longest wait for a database that hangs, if there is an earlier version to go on with. */
const maxWaitMs = 200;

interface ContentVersionsDeps {
  readonly db: Db;
  readonly now: () => Date;
}

/**
 * The content version of every merchant, from memory without a promise. Read again after `ttlMs`; if that fails, the last one
 * stays in use, so that cached content is served while the database is away.
 */
export function createContentVersions({ db, now }: ContentVersionsDeps) {
  let versions: ReadonlyMap<string, number> | null = null;
  let checkedAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const read = async () => {
    const at = now();
    const passed = sql<string>`(
      select count(*) filter (where ${announcement.publishedAt} <= ${at.toISOString()}::timestamptz)
        + count(*) filter (where ${announcement.endsAt} <= ${at.toISOString()}::timestamptz)
      from ${announcement} where ${announcement.merchant} = ${contentVersion.merchant})`;
    const rows = await db
      .select({ merchant: contentVersion.merchant, version: contentVersion.version, passed })
      .from(contentVersion);
    // A notice begins or ends without a change of its row.
    versions = new Map(
      rows.map(({ merchant, version, passed: times }) => [merchant, version * timesPerVersion + Number(times)]),
    );
  };
  const readOnce = () => {
    reading ??= read().finally(() => {
      checkedAtMs = now().getTime();
      reading = null;
    });
    return reading;
  };

  const readFor = async (merchant: string): Promise<number> => {
    const done = readOnce();
    if (versions === null) await done;
    else await Promise.race([done.catch(() => undefined), delay(maxWaitMs, undefined, { ref: false })]);
    return versions?.get(merchant) ?? 0;
  };

  return (merchant: string): number | Promise<number> => {
    // A clock that was set back counts as expired too.
    const isFresh = Math.abs(now().getTime() - checkedAtMs) < ttlMs;
    return isFresh ? (versions?.get(merchant) ?? 0) : readFor(merchant);
  };
}

/** Gives the content of a merchant another version, so that every process shows it anew within `ttlMs`. */
export async function changeContent(tx: Pick<Db, 'insert'>, merchant: string, at: Date): Promise<void> {
  await tx
    .insert(contentVersion)
    .values({ merchant, version: 1, edition: 0, changedAt: at })
    .onConflictDoUpdate({
      target: contentVersion.merchant,
      set: { version: sql`${contentVersion.version} + 1`, changedAt: at },
    });
}
