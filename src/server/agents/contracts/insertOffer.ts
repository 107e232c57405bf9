import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../wire/failure.ts';
import type { DbTransaction } from '../../platform/db/index.ts';
import { contract } from '../../platform/db/tables/index.ts';
import type { ContractRow } from './contractDeps.ts';

/** Inserts an offer under a new id. @throws Failure CONFLICT if another offer of the two waits */
export async function insertOffer(
  tx: Pick<DbTransaction, 'select' | 'insert'>,
  offered: Omit<typeof contract.$inferInsert, 'id'>,
  day: string,
): Promise<ContractRow> {
  const waiting = await tx
    .select({ id: contract.id })
    .from(contract)
    .where(
      and(
        eq(contract.merchant, offered.merchant),
        eq(contract.downline, offered.downline),
        eq(contract.kind, offered.kind),
        eq(contract.state, 'offered'),
      ),
    );
  if (waiting.length > 0) throw new Failure('CONFLICT');
  for (;;) {
    const id = `C${day.slice(2).replaceAll('-', '')}-${randomInt(100_000, 1_000_000)}`;
    const [row] = await tx
      .insert(contract)
      .values({ ...offered, id })
      .onConflictDoNothing({ target: [contract.merchant, contract.id] })
      .returning();
    if (row !== undefined) return row;
  }
}
