import { type DbTransaction, run } from '../db/index.ts';
import type { PostResult } from './post.ts';

interface Request {
  readonly merchant: string;
  readonly scope: string;
  readonly id: string;
}

const write = {
  name: 'ledger-write',
  text: `with written as (
      insert into ledger_act (merchant, id, kind, book, subject, at) values ($1, $2, $3, $4, $5, $6)
    ), lines as (
      insert into ledger_entry (merchant, act, line, book, holder, wallet, house, amount, balance, number)
      select $1, $2, entry.line, $4, entry.holder, entry.wallet, entry.house, entry.amount, entry.balance, entry.number
      from unnest($7::smallint[], $8::text[], $9::text[], $10::text[], $11::bigint[], $12::bigint[], $13::integer[])
        as entry (line, holder, wallet, house, amount, balance, number)
    )
    update ledger_request set answer = $14 where merchant = $1 and scope = $15 and id = $16`,
};

/**
 * Writes a ledger transaction with its entries, and the answer of its request, in one statement: the wallets are
 * locked, and every further round trip would prolong the locks.
 */
export async function writeJournal(
  tx: DbTransaction,
  { merchant, scope, id }: Request,
  { act, entries }: PostResult,
  answer: unknown,
): Promise<void> {
  await run(tx, write, [
    merchant,
    act.id,
    act.kind,
    act.book,
    act.subject,
    act.at.toISOString(),
    entries.map(({ line }) => line),
    entries.map(({ holder }) => holder),
    entries.map(({ wallet }) => wallet),
    entries.map(({ house }) => house),
    entries.map(({ amount }) => amount.toString()),
    entries.map(({ balance }) => balance?.toString() ?? null),
    entries.map(({ number }) => number),
    JSON.stringify(answer),
    scope,
    id,
  ]);
}
