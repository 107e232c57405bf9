import { and, eq, sql } from 'drizzle-orm';
import type { Money } from '../../../domain/money.ts';
import type { Wallet } from '../../money/ledger/index.ts';
import { changeContent } from '../../platform/contentVersions/index.ts';
import type { DbTransaction } from '../../platform/db/index.ts';
import { bonus, promotionHead } from '../../platform/db/tables/index.ts';
import type { Promotion } from '../promotionBook/index.ts';

/** Sum that a promotion has paid together, in ten-thousandths. */
export async function paidTogether(
  tx: Pick<DbTransaction, 'select'>,
  { merchant, book, promotion }: { readonly merchant: string; readonly book: string; readonly promotion: string },
): Promise<bigint> {
  const [row] = await tx
    .select({ paid: sql<string>`coalesce(sum(${bonus.amount}), 0)::text` })
    .from(bonus)
    .where(and(eq(bonus.merchant, merchant), eq(bonus.book, book), eq(bonus.promotion, promotion)));
  return BigInt(row?.paid ?? '0');
}

/**
 * Takes what is paid from the budget of a promotion, payments one after the other. From the payment on that spends it no one new takes
 * part; those who entered before are still paid.
 * @param isEntered Whether the account entered before this payment.
 * @returns false for an account that enters with it while the budget is spent
 */
export async function spend(
  tx: DbTransaction,
  { merchant, book }: Wallet,
  { id, rule }: Promotion,
  { amount, isEntered, at }: { readonly amount: Money; readonly isEntered: boolean; readonly at: Date },
): Promise<boolean> {
  const { budget } = rule;
  if (budget === null) return true;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`promotion budget ${merchant} ${id}`}, 0))`);
  const paid = await paidTogether(tx, { merchant, book, promotion: id });
  if (paid >= budget) return isEntered;
  if (paid + amount < budget) return true;
  await tx
    .insert(promotionHead)
    .values({ merchant, promotion: id, newest: 0, spentAt: at })
    .onConflictDoUpdate({ target: [promotionHead.merchant, promotionHead.promotion], set: { spentAt: at } });
  await changeContent(tx, merchant, at);
  return true;
}
