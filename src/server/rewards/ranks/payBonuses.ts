import { and, asc, eq, isNull } from 'drizzle-orm';
import { moneyFromUnits } from '../../../domain/money.ts';
import type { Ledger, Wallet } from '../../money/ledger/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { rankBonus } from '../../platform/db/tables/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import type { Tenants } from '../../tenants/tenant/index.ts';
import { type Bonuses, lockAccount } from '../promotions/index.ts';

export interface BonusDeps {
  readonly db: Db;
  readonly ledger: Pick<Ledger, 'execute'>;
  readonly bonuses: Pick<Bonuses, 'grant'>;
  readonly tenants: Pick<Tenants, 'all'>;
}

/** Bonuses that one run pays at most. */
const batch = 500;

/** Pays the bonuses of ranks that are owed, each once: account and rank name the request. */
export const createPayBonuses =
  ({ db, ledger, bonuses, tenants }: BonusDeps) =>
  async (): Promise<void> => {
    for (const tenant of tenants.all()) {
      const { merchant } = tenant.brand;
      const book = bookOf(tenant);
      const owed = await db
        .select()
        .from(rankBonus)
        .where(and(eq(rankBonus.merchant, merchant), eq(rankBonus.book, book), isNull(rankBonus.transaction)))
        .orderBy(asc(rankBonus.owedAt), asc(rankBonus.account), asc(rankBonus.rank))
        .limit(batch);
      for (const { account: holder, rank, amount } of owed) {
        const wallet: Wallet = { merchant, holder, name: 'main', book };
        const request = { merchant, scope: 'rank', id: `${holder}/${book}/${rank}`, body: '' };
        await ledger.execute(request, async (tx, transaction) => {
          await lockAccount(tx, wallet);
          await tx
            .update(rankBonus)
            .set({ transaction })
            .where(
              and(
                eq(rankBonus.merchant, merchant),
                eq(rankBonus.account, holder),
                eq(rankBonus.book, book),
                eq(rankBonus.rank, rank),
              ),
            );
          const promotion = { id: `rank:${rank}`, rule: { wagering: null } };
          return {
            transaction: await bonuses.grant(tx, transaction, { tenant, promotion, wallet, amount: moneyFromUnits(amount) }),
          };
        });
      }
    }
  };
