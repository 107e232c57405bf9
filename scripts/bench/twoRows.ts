import { sql } from 'drizzle-orm';
import { moneyOf } from '../../src/domain/money.ts';
import type { Db } from '../../src/server/platform/db/index.ts';

/** The baseline of movements of money: pairs of rows without keys, journal or idempotency. */
export async function createTwoRows(db: Db, pairs: number): Promise<void> {
  await db.execute(sql`create table bench_row (id integer primary key, balance bigint not null)`);
  await db.execute(
    sql`insert into bench_row select id, ${moneyOf('5000000')}::bigint from generate_series(0, ${2 * pairs}) id`,
  );
}

/** A bare transaction that moves an amount between the two rows of a pair. */
export const moveBetweenTwoRows = (db: Db, pair: number) =>
  db.transaction(async (work) => {
    await work.execute(sql`update bench_row set balance = balance - 1 where id = ${2 * pair}`);
    await work.execute(sql`update bench_row set balance = balance + 1 where id = ${2 * pair + 1}`);
  });
