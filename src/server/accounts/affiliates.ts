import { randomInt } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { trialAccountType } from '../../domain/accountType.ts';
import type { Db } from '../db/index.ts';
import { account } from '../db/tables/accounts.ts';
import type { Account } from './account.ts';

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** The active account a referral code belongs to: an agent, or a member inviting a friend. */
export async function ownerOfCode(db: Db, merchant: string, code: string): Promise<Account | null> {
  const ownCode = code.normalize('NFKC').trim().toUpperCase();
  if (ownCode === '') return null;
  const isReal = and(eq(account.state, 'active'), ne(account.type, trialAccountType));
  const [owner] = await db
    .select()
    .from(account)
    .where(and(eq(account.merchant, merchant), eq(account.ownCode, ownCode), isReal));
  return owner ?? null;
}

export const newCode = () => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
