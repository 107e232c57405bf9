import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { loginAttempt } from '../db/tables/accounts.ts';

/** From this many failures on, the next attempt needs a captcha and is delayed. */
const captchaFrom = 3;
/** Failures until a lock. Higher for an IP address, which many people may share. */
const lockAfter = { name: 10, address: 50 } as const;
/** Doubled from twice as many failures on, which keeps guessing under a hundred attempts a day. */
const lockMinutes = 15;
const maxDelaySeconds = 60;
/** Older failures are ignored. */
const failureTtlHours = 24;

export interface GuardedBy {
  readonly merchant: string;
  /** Of the user name; of account and network for a network that the account has used. */
  readonly nameHash: string;
  readonly addressHash: string;
}

export interface GuardState {
  readonly captcha: boolean;
  readonly waitSeconds: number;
}

/**
 * Brute-force protection shared by all processes. Counts user names whether or not they exist, so that responses
 * do not reveal accounts. An attempt is counted before the password is checked and undone on success, so
 * concurrent attempts gain nothing.
 */
export function createLoginGuard({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  const oldestCounted = () => new Date(now().getTime() - failureTtlHours * 3_600_000);

  const take = async (merchant: string, mark: string, lock: number): Promise<number | null> => {
    const moment = now();
    const failures = sql<number>`case when ${lte(loginAttempt.lastAt, oldestCounted())} then 1 else ${loginAttempt.failures} + 1 end`;
    const seconds = sql`case
      when ${failures} >= ${lock * 2}::int then ${lockMinutes * 2 * 60}::int
      when ${failures} >= ${lock}::int then ${lockMinutes * 60}::int
      when ${failures} >= ${captchaFrom}::int and ${lock}::int = ${lockAfter.name}::int
        then least(power(2, ${failures} - ${captchaFrom}::int), ${maxDelaySeconds}::int)
      else 0 end`;
    const [taken] = await db
      .insert(loginAttempt)
      .values({ merchant, mark, failures: 1, lastAt: moment, blockedUntil: moment })
      .onConflictDoUpdate({
        target: [loginAttempt.merchant, loginAttempt.mark],
        set: { failures, lastAt: moment, blockedUntil: sql`excluded.last_at + make_interval(secs => (${seconds})::float8)` },
        setWhere: lte(loginAttempt.blockedUntil, moment),
      })
      .returning({ failures: loginAttempt.failures });
    return taken?.failures ?? null;
  };

  const guard = {
    /** What the next attempt for this name from this IP address requires. */
    async state({ merchant, nameHash, addressHash }: GuardedBy): Promise<GuardState> {
      const moment = now();
      const rows = await db
        .select()
        .from(loginAttempt)
        .where(and(eq(loginAttempt.merchant, merchant), inArray(loginAttempt.mark, [nameHash, addressHash])));
      const fresh = rows.filter(({ lastAt }) => lastAt > oldestCounted());
      const wait = Math.max(0, ...fresh.map(({ blockedUntil }) => blockedUntil.getTime() - moment.getTime()));
      return { captcha: fresh.some(({ failures }) => failures >= captchaFrom), waitSeconds: Math.ceil(wait / 1_000) };
    },

    /** Counts an attempt; false if blocked for now. */
    async take({ merchant, nameHash, addressHash }: GuardedBy): Promise<boolean> {
      if ((await take(merchant, addressHash, lockAfter.address)) === null) return false;
      return (await take(merchant, nameHash, lockAfter.name)) !== null;
    },

    /** After a success: resets the name and gives the IP address its one attempt back. */
    async forgive({ merchant, nameHash, addressHash }: GuardedBy): Promise<void> {
      const at = (mark: string) => and(eq(loginAttempt.merchant, merchant), eq(loginAttempt.mark, mark));
      await db.delete(loginAttempt).where(at(nameHash));
      await db
        .update(loginAttempt)
        .set({ failures: sql`greatest(${loginAttempt.failures} - 1, 0)` })
        .where(at(addressHash));
    },
  };
  return guard;
}
