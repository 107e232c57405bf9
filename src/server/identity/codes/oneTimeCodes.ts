import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { oneTimeCode } from '../../platform/db/tables/index.ts';
import type { Identity } from '../ports/index.ts';

export type CodePurpose = 'login' | 'forgotPassword' | 'register' | 'address' | 'stepUp' | 'contact';

/** Purpose of a code. `target` is a number in E.164 or an email address. */
export interface CodeUse {
  readonly merchant: string;
  readonly purpose: CodePurpose;
  readonly target: string;
  /** Secret of the request that the code was sent for; empty matches none. */
  readonly ticket: string;
}

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>;

const maxAttempts = 5;

/**
 * Six-digit one-time codes: one valid code per target and purpose, for the holder of its request's ticket, with at most five
 * guesses even if they arrive concurrently.
 */
export function createOneTimeCodes({ db, now, limits }: Pick<Identity, 'db' | 'now' | 'limits'>) {
  const rowOf = async ({ merchant, purpose, target }: Omit<CodeUse, 'ticket'>) => ({
    merchant,
    purpose,
    target: await limits.keyedHash(merchant, `code-target:${target}`),
  });
  const hashOf = ({ merchant, purpose, target, ticket }: CodeUse, code: string) =>
    limits.keyedHash(merchant, `code:${purpose}:${target}:${ticket}:${code}`);

  return {
    /** Creates a code, replacing the previous one. */
    async issue(use: CodeUse, minutes: number): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const row = await rowOf(use);
      const fresh = {
        hash: await hashOf(use, code),
        tries: 0,
        expiresAt: new Date(now().getTime() + minutes * 60_000),
        usedAt: null,
      };
      await db
        .insert(oneTimeCode)
        .values({ ...row, ...fresh })
        .onConflictDoUpdate({ target: [oneTimeCode.merchant, oneTimeCode.purpose, oneTimeCode.target], set: fresh });
      return code;
    },

    /** Consumes the code if it and its ticket are right. Guesses are counted before they are compared. */
    async take(use: CodeUse, code: string): Promise<boolean> {
      const { merchant, purpose, target } = await rowOf(use);
      const guess = await hashOf(use, code.trim());
      const live = and(
        eq(oneTimeCode.merchant, merchant),
        eq(oneTimeCode.purpose, purpose),
        eq(oneTimeCode.target, target),
        isNull(oneTimeCode.usedAt),
        gt(oneTimeCode.expiresAt, now()),
      );
      const [attempt] = await db
        .update(oneTimeCode)
        .set({ tries: sql`${oneTimeCode.tries} + 1` })
        .where(and(live, lt(oneTimeCode.tries, maxAttempts)))
        .returning({ hash: oneTimeCode.hash });
      if (attempt === undefined || !isSame(attempt.hash, guess)) return false;
      const used = await db
        .update(oneTimeCode)
        .set({ usedAt: now() })
        .where(and(live, eq(oneTimeCode.hash, guess)))
        .returning({ hash: oneTimeCode.hash });
      return used.length > 0;
    },
  };
}

function isSame(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
