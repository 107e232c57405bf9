import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { checkNewPassword } from '../../../domain/password.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { account, session } from '../../platform/db/tables/index.ts';
import { contextOf, type Vault } from '../../platform/vault/index.ts';
import { registerSettings } from '../../tenants/permission/index.ts';
import type { Account, Accounts, Personal } from '../ports/index.ts';
import { isGuessable } from './guessablePassword.ts';
import { foldEmail, foldName } from './names.ts';
import { hashPassword, isOutdated, verifyHash } from './passwords.ts';

export interface AccountDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly vault: Pick<Vault, 'open' | 'close'>;
  /** Whether a password is known from breaches; by default none is. */
  readonly isBreached?: (password: string) => Promise<boolean>;
}

export function createAccounts({ db, now, vault, isBreached = async () => false }: AccountDeps): Accounts {
  const one = async (merchant: string, condition: SQL | undefined): Promise<Account | null> => {
    const rows = await db
      .select()
      .from(account)
      .where(and(eq(account.merchant, merchant), condition))
      .limit(2);
    return rows.length === 1 ? (rows[0] ?? null) : null;
  };
  const named = db
    .select()
    .from(account)
    .where(and(eq(account.merchant, sql.placeholder('merchant')), eq(account.foldedUsername, sql.placeholder('name'))))
    .limit(2)
    .prepare('account-by-username');
  const self = ({ merchant, id }: Account) => and(eq(account.merchant, merchant), eq(account.id, id));
  const open = async ({ merchant, id, personal }: Account): Promise<Personal> =>
    personal === null ? {} : (JSON.parse(await vault.open(personal, contextOf.personal(merchant, id))) as Personal);

  const riskOf: Accounts['passwordRisk'] = async (tenant, username, password) => {
    if (isGuessable(tenant, username, password)) return 'auth.forbiddenPassword';
    return (await isBreached(password)) ? 'auth.breachedPassword' : null;
  };

  return {
    byId: (merchant, id) => one(merchant, eq(account.id, id)),
    async byUsername(merchant, username) {
      const rows = await named.execute({ merchant, name: foldName(username) });
      return rows.length === 1 ? (rows[0] ?? null) : null;
    },
    byMobile: (merchant, mobile) => one(merchant, and(eq(account.mobile, mobile), isNotNull(account.mobileConfirmedAt))),
    byEmail: (merchant, email) =>
      one(merchant, and(eq(account.foldedEmail, foldEmail(email)), isNotNull(account.emailConfirmedAt))),

    async verifyPassword(found, password) {
      const text = password.normalize('NFC');
      const stored = found?.passwordHash ?? null;
      const isMatch = await verifyHash(stored, text);
      if (isMatch && found !== null && stored !== null && isOutdated(stored)) {
        const isUnchanged = and(self(found), eq(account.passwordHash, stored));
        await db
          .update(account)
          .set({ passwordHash: await hashPassword(text) })
          .where(isUnchanged);
      }
      return isMatch;
    },

    passwordRisk: riskOf,

    async passwordFault(tenant, username, password) {
      const { brand } = tenant;
      const rule = registerSettings(brand).fields['password'];
      const fault = checkNewPassword(password, {
        username,
        ...(rule === undefined ? {} : { rule: { ...rule, enabled: true, required: true } }),
      });
      if (fault !== null) return { key: fault.key, params: { ...fault.params } };
      const risk = await riskOf(tenant, username, password);
      return risk === null ? null : { key: risk, params: {} };
    },

    async setPassword(owner, password, { keep, mustChange = false } = {}) {
      const passwordHash = await hashPassword(password.normalize('NFC'));
      await db.transaction(async (tx) => {
        await tx
          .update(account)
          .set({ passwordHash, passwordChangedAt: now(), mustChangePassword: mustChange })
          .where(self(owner));
        const others = and(eq(session.merchant, owner.merchant), eq(session.accountId, owner.id));
        await tx.delete(session).where(keep === undefined ? others : and(others, ne(session.tokenHash, keep)));
      });
    },

    personal: open,

    setPersonal: (owner, change, within) => {
      const work = async (tx: Pick<DbTransaction, 'select' | 'update'>) => {
        const [row] = await tx.select().from(account).where(self(owner)).for('no key update');
        if (row === undefined) throw new Error('Personal data was set of an account that does not exist.');
        const merged = JSON.stringify({ ...(await open(row)), ...change });
        const personal = await vault.close(merged, contextOf.personal(owner.merchant, owner.id));
        await tx.update(account).set({ personal }).where(self(owner));
      };
      return within === undefined ? db.transaction(work) : work(within);
    },
  };
}
