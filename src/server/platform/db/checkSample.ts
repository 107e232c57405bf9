import type { SQL } from 'drizzle-orm';
import type { Db } from './openDatabase.ts';

/** An account whose rollups are recomputed. */
export interface Sampled {
  readonly [column: string]: unknown;
  readonly merchant: string;
  readonly account: string;
}

/** A figure as it is recomputed and as it is stored. */
export interface Difference {
  readonly figure: string;
  /** Recomputed. */
  readonly expected: string;
  readonly found: string;
}

export interface SampleReport {
  readonly holds: boolean;
  /** Accounts that were recomputed. */
  readonly checked: number;
  /** The first difference; null if there is none. */
  readonly broken: (Difference & Pick<Sampled, 'merchant' | 'account'>) | null;
}

type Snapshot = Pick<Db, 'execute'>;

/** Looks for the first difference of a sample. All in one snapshot, so the server may go on meanwhile. */
export const checkSample = (
  db: Db,
  sampling: SQL,
  differenceOf: (snapshot: Snapshot, each: Sampled) => Promise<Difference | null>,
): Promise<SampleReport> =>
  db.transaction(
    async (tx) => {
      const { rows: sampled } = await tx.execute<Sampled>(sampling);
      for (const each of sampled) {
        const found = await differenceOf(tx, each);
        if (found === null) continue;
        const { merchant, account } = each;
        return { holds: false, checked: sampled.length, broken: { merchant, account, ...found } };
      }
      return { holds: true, checked: sampled.length, broken: null };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
