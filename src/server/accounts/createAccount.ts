import { randomInt } from 'node:crypto';
import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { account } from '../db/tables/accounts.ts';
import type { Account } from './account.ts';
import { newCode } from './affiliates.ts';
import { avatarFor } from './avatars.ts';
import { foldEmail, foldName } from './names.ts';

export type NewAccount = Pick<typeof account.$inferInsert, 'merchant' | 'type' | 'createdAt'> &
  Partial<typeof account.$inferInsert>;

/** The unique field that is already in use. */
export type Taken = 'username' | 'mobile';

const maxAttempts = 5;

/**
 * Inserts an account, or returns the unique field that is taken. Unique indexes decide, so that of two concurrent
 * registrations exactly one wins. Generates a user name if none is given.
 */
export async function createAccount(db: Db, newAccount: NewAccount): Promise<Account | Taken> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const id = newId();
    const username = newAccount.username ?? `${newAccount.type === 4 ? 'trial' : 'user'}${id}`;
    const [created] = await db
      .insert(account)
      .values({
        passwordChangedAt: newAccount.createdAt,
        avatar: avatarFor(id),
        ownCode: newCode(),
        ...newAccount,
        id: newAccount.id ?? id,
        username,
        nickname: newAccount.nickname ?? username,
        foldedUsername: foldName(username),
        foldedEmail: newAccount.email === undefined || newAccount.email === null ? null : foldEmail(newAccount.email),
      })
      .onConflictDoNothing()
      .returning();
    if (created !== undefined) return created;
    const taken = await takenOf(db, newAccount);
    if (taken !== null) return taken;
  }
  throw new Error('An account number is taken every time.');
}

/** Ten digits, because customers read their account number out to support. */
const newId = () => String(randomInt(10_000_000, 100_000_000)) + String(randomInt(10, 100));

async function takenOf(db: Db, { merchant, username, mobile }: NewAccount): Promise<Taken | null> {
  const foldedUsername = username === undefined ? '' : foldName(username);
  const [other] = await db
    .select({ foldedUsername: account.foldedUsername, mobile: account.mobile })
    .from(account)
    .where(
      and(eq(account.merchant, merchant), or(eq(account.foldedUsername, foldedUsername), eq(account.mobile, mobile ?? ''))),
    );
  if (other === undefined) return null;
  return other.foldedUsername === foldedUsername ? 'username' : 'mobile';
}
