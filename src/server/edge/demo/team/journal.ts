import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Money, moneyFromUnits } from '../../../../domain/money.ts';
import { entriesOf, type LedgerTransaction, subjectOf, type Wallet, walletsOf } from '../../../money/ledger/index.ts';
import { type DbTransaction, run } from '../../../platform/db/index.ts';
import { ledgerWallet } from '../../../platform/db/tables/index.ts';

interface Purse {
  balance: Money;
  entries: number;
}

/** A ledger transaction of the past, with the id it gets. */
interface Posted {
  readonly id: string;
  readonly transaction: LedgerTransaction;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * The journal of main wallets and of money held for withdrawals over a past span of time: written at the end, in one statement, as its
 * many acts would take minutes one by one. Acts are posted in the order of time.
 */
export async function openJournal(tx: DbTransaction, merchant: string, book: string, holders: readonly string[]) {
  const known = await tx
    .select()
    .from(ledgerWallet)
    .where(
      and(
        eq(ledgerWallet.merchant, merchant),
        eq(ledgerWallet.book, book),
        eq(ledgerWallet.name, 'main'),
        inArray(ledgerWallet.holder, [...holders]),
      ),
    )
    .for('update');
  const keyOf = ({ holder, name }: Pick<Wallet, 'holder' | 'name'>) => `${holder} ${name}`;
  const purses = new Map<string, Purse>();
  for (const holder of holders)
    for (const name of ['main', 'held'] as const)
      purses.set(keyOf({ holder, name }), { balance: moneyFromUnits(0n), entries: 0 });
  for (const { holder, balance, entries } of known)
    purses.set(keyOf({ holder, name: 'main' }), { balance: moneyFromUnits(balance), entries });
  const mainOf = (holder: string) => purses.get(keyOf({ holder, name: 'main' }));
  const acts: Posted[] = [];
  const lines: (readonly [
    transaction: string,
    line: number,
    wallet: Wallet | null,
    house: string | null,
    amount: Money,
    purse: Purse | null,
  ])[] = [];

  return {
    isOpen: (holder: string) => (mainOf(holder)?.entries ?? 0) > 0,
    balanceOf: (holder: string): Money => mainOf(holder)?.balance ?? moneyFromUnits(0n),

    post(posted: Posted): void {
      acts.push(posted);
      for (const [line, { side, amount }] of entriesOf(posted.transaction).entries()) {
        if ('house' in side) {
          lines.push([posted.id, line, null, side.house, amount, null]);
          continue;
        }
        const before = purses.get(keyOf(side.wallet));
        if (before === undefined) throw new Error(`The demo journal has no wallet ${keyOf(side.wallet)}.`);
        const after = { balance: moneyFromUnits(before.balance + amount), entries: before.entries + 1 };
        purses.set(keyOf(side.wallet), after);
        lines.push([posted.id, line, side.wallet, null, amount, after]);
      }
    },

    async write(): Promise<void> {
      const opened = new Map(
        acts.flatMap(({ transaction }) => walletsOf(transaction).map((wallet) => [keyOf(wallet), wallet] as const)),
      );
      await tx
        .insert(ledgerWallet)
        .values(
          [...opened].map(([key, { holder, name }]) => ({
            merchant,
            holder,
            name,
            book,
            balance: purses.get(key)?.balance ?? 0n,
            entries: purses.get(key)?.entries ?? 0,
          })),
        )
        .onConflictDoUpdate({
          target: [ledgerWallet.merchant, ledgerWallet.holder, ledgerWallet.name, ledgerWallet.book],
          set: { balance: sql`excluded.balance`, entries: sql`excluded.entries` },
        });
      await run(tx, writing, [
        merchant,
        book,
        acts.map(({ id }) => id),
        acts.map(({ transaction }) => transaction.kind),
        acts.map(({ transaction }) => subjectOf(transaction)),
        acts.map(({ at }) => new Date(at).toISOString()),
        lines.map(([transaction]) => transaction),
        lines.map(([, line]) => line),
        lines.map(([, , wallet]) => wallet?.holder ?? null),
        lines.map(([, , wallet]) => wallet?.name ?? null),
        lines.map(([, , , house]) => house),
        lines.map(([, , , , amount]) => amount.toString()),
        lines.map(([, , , , , purse]) => purse?.balance.toString() ?? null),
        lines.map(([, , , , , purse]) => purse?.entries ?? null),
      ]);
    },
  };
}

const writing = {
  name: 'demo-journal',
  text: `with written as (
      insert into ledger_act (merchant, id, kind, book, subject, at)
      select $1, act.id, act.kind, $2, act.subject, act.at
      from unnest($3::text[], $4::text[], $5::text[], $6::timestamptz[]) with ordinality as act (id, kind, subject, at, place)
      order by act.place
    )
    insert into ledger_entry (merchant, act, line, book, holder, wallet, house, amount, balance, number)
    select $1, line.act, line.line, $2, line.holder, line.wallet, line.house, line.amount, line.balance, line.number
    from unnest($7::text[], $8::smallint[], $9::text[], $10::text[], $11::text[], $12::bigint[], $13::bigint[], $14::integer[])
      as line (act, line, holder, wallet, house, amount, balance, number)`,
};
