import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../wire/failure.ts';
import type { Db } from '../../platform/db/index.ts';
import { account, operator, operatorAccount } from '../../platform/db/tables/index.ts';

import type { Audit } from '../../platform/events/index.ts';

interface OwnAccountDeps {
  readonly db: Db;
  readonly audit: Pick<Audit, 'note'>;
}

interface AccountName {
  readonly merchant: string;
  readonly username: string;
}

/** Accounts of players that belong to operators. No one decides about their own money. */
export function createOwnAccounts({ db, audit }: OwnAccountDeps) {
  const isOwn = async (by: { readonly id: string }, merchant: string, owner: string): Promise<boolean> =>
    (await db.$count(
      operatorAccount,
      and(eq(operatorAccount.merchant, merchant), eq(operatorAccount.account, owner), eq(operatorAccount.operator, by.id)),
    )) > 0;

  const idOf = async (name: string): Promise<string> => {
    const [row] = await db.select({ id: operator.id }).from(operator).where(eq(operator.name, name));
    if (row === undefined) throw new Failure('NOT_FOUND');
    return row.id;
  };

  return {
    isOwn,

    /** @throws Failure NOT_ALLOWED for an account of the operator's */
    async refuseOwn(by: { readonly id: string }, merchant: string, owner: string): Promise<void> {
      if (await isOwn(by, merchant, owner)) throw new Failure('NOT_ALLOWED', { value: { rule: 'own' } });
    },

    /** @throws Failure NOT_FOUND */
    async list(name: string): Promise<AccountName[]> {
      return db
        .select({ merchant: operatorAccount.merchant, username: account.username })
        .from(operatorAccount)
        .innerJoin(account, and(eq(account.merchant, operatorAccount.merchant), eq(account.id, operatorAccount.account)))
        .where(eq(operatorAccount.operator, await idOf(name)))
        .orderBy(operatorAccount.merchant, account.username);
    },

    /**
     * Declares that an account is an operator's, or no longer is.
     * @throws Failure NOT_FOUND
     */
    async declare(
      name: string,
      { merchant, account: owner, username, isOwned }: AccountName & { readonly account: string; readonly isOwned: boolean },
    ): Promise<AccountName[]> {
      const id = await idOf(name);
      const row = { merchant, account: owner, operator: id };
      await db.transaction(async (tx) => {
        if (isOwned) await tx.insert(operatorAccount).values(row).onConflictDoNothing();
        else {
          await tx
            .delete(operatorAccount)
            .where(
              and(eq(operatorAccount.merchant, merchant), eq(operatorAccount.account, owner), eq(operatorAccount.operator, id)),
            );
        }
        const change = `account ${merchant}/${username} ${isOwned ? 'declared' : 'withdrawn'}`;
        await audit.note(
          { merchant: null, kind: 'operator.changed', details: { operator: 'installation', subject: name, change } },
          tx,
        );
      });
      return this.list(name);
    },
  };
}
