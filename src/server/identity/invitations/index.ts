import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { agentAccountTypes } from '../../../domain/accountType.ts';
import { isModuleOn } from '../../../domain/module.ts';
import { type Money, moneyOf } from '../../../domain/money.ts';
import type { Db } from '../../platform/db/index.ts';
import { referral } from '../../platform/db/tables/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Account } from '../ports/index.ts';

/** By what a new account was invited. */
export interface Invitation {
  readonly inviter: Account;
  /** The code that was typed into the form or came as `affiliateCode`; null for a `referralCode`. */
  readonly affiliateCode: string | null;
  /** Whether the account registers from a network that the inviter has signed in from. */
  readonly isSameNetwork: boolean;
}

/**
 * Keeps that a new account was invited as a friend. An agent's affiliate code makes a downline, and no friend. Does nothing while INVITE is off.
 */
export async function noteInvitation(db: Pick<Db, 'insert'>, { brand }: Tenant, invited: Account, invitation: Invitation) {
  const { inviter, affiliateCode, isSameNetwork } = invitation;
  const isDownline = affiliateCode !== null && agentAccountTypes.includes(inviter.type);
  if (isDownline || !isModuleOn(brand, 'INVITE')) return;
  await db
    .insert(referral)
    .values({
      merchant: invited.merchant,
      account: invited.id,
      id: randomUUID(),
      inviter: inviter.id,
      registeredAt: invited.createdAt,
      excluded: isSameNetwork && !brand.policies.referral.sameNetwork ? 'network' : null,
    })
    .onConflictDoNothing();
}

/** A credited deposit. */
interface Deposited {
  readonly merchant: string;
  readonly account: string;
  readonly book: string;
  readonly amount: Money;
  readonly at: Date;
}

/**
 * Keeps the first deposit of a friend that counts, in the transaction that credits it. The reward follows by a job, so that no deposit waits
 * for the wallet of the inviter.
 */
export async function noteDeposit(tx: Pick<Db, 'update'>, tenant: Tenant, { merchant, account, book, amount, at }: Deposited) {
  const { policies } = tenant.brand;
  const counts = amount >= moneyOf(String(policies.referral.minDeposit)) && book === bookOf(tenant);
  if (!counts || !isModuleOn(tenant.brand, 'INVITE')) return;
  await tx
    .update(referral)
    .set({ depositedAt: at, deposit: amount, book })
    .where(and(eq(referral.merchant, merchant), eq(referral.account, account), isNull(referral.depositedAt)));
}
