import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';
import { loginAttempt } from '../../platform/db/tables/index.ts';
import type { Vault } from '../../platform/vault/index.ts';

/** Wrong tries until a lock. */
const lockAfter = 5;
const lockMinutes = 15;
/** Events and tries of operators belong to no brand. */
const noMerchant = '-';

export interface TriesState {
  /** Tries that are left before the lock. */
  readonly triesLeft: number;
  readonly lockedUntil: Date | null;
}

export type StudioTries = ReturnType<typeof createTries>;

interface TriesDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly vault: Pick<Vault, 'keyedHash'>;
}

/**
 * Wrong tries of a name or a factor, shared by all processes. A try is counted before it is checked and forgotten after a success, so
 * concurrent tries gain nothing. Names count whether or not they exist, so that answers do not reveal operators.
 */
export function createTries({ db, now, vault }: TriesDeps) {
  const markOf = (key: string) => vault.keyedHash(noMerchant, `studio:${key}`);
  const isKey = (mark: string) => and(eq(loginAttempt.merchant, noMerchant), eq(loginAttempt.mark, mark));

  async function state(key: string): Promise<TriesState> {
    const [row] = await db
      .select()
      .from(loginAttempt)
      .where(isKey(await markOf(key)));
    if (row === undefined) return { triesLeft: lockAfter, lockedUntil: null };
    if (row.blockedUntil > now()) return { triesLeft: 0, lockedUntil: row.blockedUntil };
    return { triesLeft: row.failures >= lockAfter ? lockAfter : lockAfter - row.failures, lockedUntil: null };
  }

  return {
    state,

    /** Counts a try; false while locked. After the last one that is left, further tries are locked. */
    async take(key: string): Promise<boolean> {
      const moment = now();
      const lock = sql`${moment.toISOString()}::timestamptz + make_interval(mins => ${lockMinutes})`;
      // A lock that has expired starts again.
      const failures = sql`case when ${loginAttempt.failures} >= ${lockAfter} then 1 else ${loginAttempt.failures} + 1 end`;
      const taken = await db
        .insert(loginAttempt)
        .values({ merchant: noMerchant, mark: await markOf(key), failures: 1, lastAt: moment, blockedUntil: moment })
        .onConflictDoUpdate({
          target: [loginAttempt.merchant, loginAttempt.mark],
          set: {
            failures,
            lastAt: moment,
            blockedUntil: sql`case when (${failures}) >= ${lockAfter} then ${lock} else ${moment.toISOString()}::timestamptz end`,
          },
          setWhere: lte(loginAttempt.blockedUntil, moment),
        })
        .returning({ failures: loginAttempt.failures });
      return taken.length > 0;
    },

    async forget(key: string): Promise<void> {
      await db.delete(loginAttempt).where(isKey(await markOf(key)));
    },
  };
}
