import { randomInt } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/index.ts';
import { account } from '../../platform/db/tables/index.ts';
import type { Account } from '../ports/index.ts';
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
    if (await isProvenByOther(db, newAccount)) return 'mobile';
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
    if (created !== undefined) {
      await dropClaims(db, created);
      return created;
    }
    const taken = await takenOf(db, newAccount);
    if (taken !== null) return taken;
  }
  throw new Error('An account number is taken every time.');
}

/** Ten digits, because customers read their account number out to support. */
const newId = () => String(randomInt(10_000_000, 100_000_000)) + String(randomInt(10, 100));

/** A number belongs to the account that proved it; others that typed it in lose it. */
async function dropClaims(db: Db, { merchant, mobile, mobileConfirmedAt }: Account): Promise<void> {
  if (mobile === null || mobileConfirmedAt === null) return;
  await db
    .update(account)
    .set({ mobile: null })
    .where(and(eq(account.merchant, merchant), eq(account.mobile, mobile), isNull(account.mobileConfirmedAt)));
}

async function isProvenByOther(db: Db, { merchant, mobile }: NewAccount): Promise<boolean> {
  if (mobile === undefined || mobile === null) return false;
  const proven = and(eq(account.merchant, merchant), eq(account.mobile, mobile), isNotNull(account.mobileConfirmedAt));
  return (await db.$count(account, proven)) > 0;
}

async function takenOf(db: Db, newAccount: NewAccount): Promise<Taken | null> {
  const { merchant, username } = newAccount;
  if (username !== undefined) {
    const named = and(eq(account.merchant, merchant), eq(account.foldedUsername, foldName(username)));
    if ((await db.$count(account, named)) > 0) return 'username';
  }
  return (await isProvenByOther(db, newAccount)) ? 'mobile' : null;
}
