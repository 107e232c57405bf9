import { and, eq, isNull, sql } from 'drizzle-orm';
import { newCode } from '../../identity/accounts/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import { type Db, isUniqueViolation } from '../../platform/db/index.ts';
import { account } from '../../platform/db/tables/index.ts';

type Owner = Pick<Account, 'merchant' | 'id' | 'ownCode'>;

const maxAttempts = 5;

/**
 * The code by which an account invites: eight characters, unique per merchant, the same for good. An account without one gets it now.
 * @param draw Draws a code that may be taken.
 */
export async function inviteCodeOf(db: Db, { merchant, id, ownCode }: Owner, draw: () => string = newCode): Promise<string> {
  if (ownCode !== null) return ownCode;
  const isOwner = and(eq(account.merchant, merchant), eq(account.id, id));
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const code = draw();
    const isFree = sql`not exists (select from account taken where taken.merchant = ${merchant} and taken.own_code = ${code})`;
    try {
      await db
        .update(account)
        .set({ ownCode: code })
        .where(and(isOwner, isNull(account.ownCode), isFree));
    } catch (error) {
      // Another account may have taken the code between the check and the write.
      if (!isUniqueViolation(error)) throw error;
    }
    // Of two concurrent calls for one account, the code of the first stays.
    const [row] = await db.select({ code: account.ownCode }).from(account).where(isOwner);
    if (row?.code !== undefined && row.code !== null) return row.code;
  }
  throw new Error('Every invite code that was drawn is taken.');
}
