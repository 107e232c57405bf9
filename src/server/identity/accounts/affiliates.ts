import { randomInt } from 'node:crypto';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { trialAccountType } from '../../../domain/accountType.ts';
import type { Db } from '../../platform/db/index.ts';
import { account, agentInvite } from '../../platform/db/tables/index.ts';

import type { Account } from '../ports/index.ts';

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** The active account a referral code belongs to: an agent, by its link too while that is valid, or a member inviting a friend. */
export async function ownerOfCode(db: Db, merchant: string, code: string, now: Date): Promise<Account | null> {
  const ownCode = code.normalize('NFKC').trim().toUpperCase();
  if (ownCode === '') return null;
  const isReal = and(eq(account.state, 'active'), ne(account.type, trialAccountType));
  const byLink = sql`${account.id} = (
    select agent from ${agentInvite} where merchant = ${merchant} and code = ${ownCode} and expires_at > ${now.toISOString()})`;
  const [owner] = await db
    .select()
    .from(account)
    .where(and(eq(account.merchant, merchant), or(eq(account.ownCode, ownCode), byLink), isReal));
  return owner ?? null;
}

export const newCode = () => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Counts a registration by the code of a link; a no-op for other codes. */
export async function countInvite(db: Db, merchant: string, code: string): Promise<void> {
  await db
    .update(agentInvite)
    .set({ uses: sql`${agentInvite.uses} + 1` })
    .where(and(eq(agentInvite.merchant, merchant), eq(agentInvite.code, code.normalize('NFKC').trim().toUpperCase())));
}
