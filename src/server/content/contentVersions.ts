import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../db/index.ts';
import { contentVersion } from '../db/tables/content.ts';

export type ContentVersions = ReturnType<typeof createContentVersions>;

/** How late a change of content by another process may show. */
const ttlMs = 500;
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
    const rows = await db.select({ merchant: contentVersion.merchant, version: contentVersion.version }).from(contentVersion);
    versions = new Map(rows.map(({ merchant, version }) => [merchant, version]));
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
