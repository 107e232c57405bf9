import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';
import { ledgerRules } from './ledgerRules.ts';

/** The first violated invariant. Amounts are in ten-thousandths of the currency unit. */
export interface Breach {
  readonly rule: string;
  readonly merchant: string;
  /** The row concerned, e.g. `wallet 1000000010/main`. */
  readonly subject: string;
  readonly expected: string;
  readonly found: string;
}

export interface LedgerReport {
  readonly holds: boolean;
  readonly checked: {
    readonly transactions: number;
    readonly entries: number;
    readonly wallets: number;
    readonly bets: number;
  };
  /** Names of the rules that passed, in order, up to the first violation. */
  readonly proven: readonly string[];
  readonly broken: Breach | null;
}

/** Verifies that the journal is consistent and every balance follows from it. Read-only, on one snapshot. */
export function checkLedger(db: Db): Promise<LedgerReport> {
  return db.transaction(
    async (tx) => {
      const rows = async <Row extends Record<string, unknown>>(query: SQL) => (await tx.execute<Row>(query)).rows;
      const [counted] = await rows<Record<'transactions' | 'entries' | 'wallets' | 'bets', string>>(
        sql`select (select count(*) from ledger_act) as transactions, (select count(*) from ledger_entry) as entries,
                   (select count(*) from ledger_wallet) as wallets, (select count(*) from bet) as bets`,
      );
      const checked = {
        transactions: Number(counted?.transactions),
        entries: Number(counted?.entries),
        wallets: Number(counted?.wallets),
        bets: Number(counted?.bets),
      };
      const proven: string[] = [];
      for (const [rule, breaches] of Object.entries(ledgerRules)) {
        const [broken] = await rows<Record<'merchant' | 'subject' | 'expected' | 'found', string>>(
          sql`${breaches} order by merchant, subject limit 1`,
        );
        if (broken !== undefined) return { holds: false, checked, proven, broken: { rule, ...broken } };
        proven.push(rule);
      }
      return { holds: true, checked, proven, broken: null };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
