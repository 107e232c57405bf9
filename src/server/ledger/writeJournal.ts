import { sql } from 'drizzle-orm';
import type { DbTransaction, PostResult } from './post.ts';

interface Request {
  readonly merchant: string;
  readonly scope: string;
  readonly id: string;
}

/**
 * Writes a ledger transaction with its entries, and the answer of its request, in one statement: the wallets are
 * locked, and every further round trip would prolong the locks.
 */
export async function writeJournal(
  tx: DbTransaction,
  { merchant, scope, id }: Request,
  posted: PostResult,
  answer: unknown,
): Promise<void> {
  const { act, entries } = posted;
  const rows = entries.map(
    ({ line, holder, wallet, house, amount, balance, number }) =>
      sql`(${merchant}, ${act.id}, ${line}, ${act.book}, ${holder}, ${wallet}, ${house}, ${amount}, ${balance}, ${number})`,
  );
  await tx.execute(sql`
    with written as (
      insert into ledger_act (merchant, id, kind, book, subject, at)
      values (${merchant}, ${act.id}, ${act.kind}, ${act.book}, ${act.subject}, ${act.at.toISOString()})
    ), lines as (
      insert into ledger_entry (merchant, act, line, book, holder, wallet, house, amount, balance, number)
      values ${sql.join(rows, sql`, `)}
    )
    update ledger_request set answer = ${JSON.stringify(answer)}
    where merchant = ${merchant} and scope = ${scope} and id = ${id}`);
}
