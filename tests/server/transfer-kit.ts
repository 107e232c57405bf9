import { accountTypes } from '../../src/domain/accountType.ts';
import { hashPassword } from '../../src/server/identity/accounts/passwords.ts';
import { createTransfers } from '../../src/server/money/transfers/index.ts';
import type { DatabaseSettings } from '../../src/server/platform/db/index.ts';
import { account } from '../../src/server/platform/db/tables/accounts.ts';
import { authBrands, type Site } from './auth-kit.ts';
import { noon, openTestServer } from './core-kit.ts';

const now = () => noon;
export const paymentPassword = '246802';
const limits = { min: 10, max: 1_000_000, perDay: 2_000_000 };

export const openTransferSite = (database?: DatabaseSettings) =>
  openTestServer({
    brands: authBrands({ policies: { transfer: limits } }),
    now,
    ...(database === undefined ? {} : { database }),
  });

export const setPaymentPasswords = async ({ db }: Pick<Site, 'db'>) => {
  await db.update(account).set({ paymentPasswordHash: await hashPassword(paymentPassword) });
};

export const tenantOf = ({ tenants }: Site) => {
  const tenant = tenants.byMerchant('alpha');
  if (tenant === null) throw new Error('No tenant.');
  return tenant;
};

/** The service at a process, without the cost of hashing passwords. */
export const serviceAt = (each: Site) =>
  createTransfers({
    db: each.db,
    now,
    ledger: each.ledger,
    audit: each.members.audit,
    saferPlay: each.saferPlay,
    verifyPaymentPassword: async () => undefined,
  });

/** The code a call of the service fails with; `done` if it does not. */
export const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );

export const order = (requestId: string, amount: string, downline?: string) => ({
  requestId,
  amount,
  paymentPassword,
  ...(downline === undefined ? {} : { downline }),
});

/** Accounts that transfer to each other. */
export function transferAccounts(site: Site) {
  let made = 0;
  /** A new account with the opening balance of 5,000,000. */
  async function accountOf(more: Partial<typeof account.$inferInsert> = {}) {
    made += 1;
    const id = `77${String(made).padStart(6, '0')}`;
    const dates = { passwordChangedAt: noon, createdAt: noon };
    const names = { username: `user${id}`, foldedUsername: `user${id}`, nickname: `Nick ${id}`, avatar: 'avatar-1.svg' };
    const [row] = await site.db
      .insert(account)
      .values({ merchant: 'alpha', id, type: accountTypes.member, ...names, ...dates, ...more })
      .returning();
    if (row === undefined) throw new Error('No account.');
    if (row.type !== accountTypes.trial) await site.wallets.open(tenantOf(site), row);
    return row;
  }
  return {
    accountOf,
    /** An agent and a member below it. */
    pair: async () => {
      const upline = await accountOf({ type: accountTypes.agent });
      return { upline, member: await accountOf({ uplineId: upline.id }) };
    },
    balanceOf: async (owner: typeof account.$inferSelect) =>
      Number((await site.wallets.balance(tenantOf(site), owner)).sumBalance),
  };
}
