import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../wire/failure.ts';
import type { Reasoned } from '../../../wire/operate.ts';
import type { Account, Identity } from '../../identity/ports/index.ts';
import type { SaferPlay } from '../../money/saferPlay/index.ts';
import { account, session } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Operator } from './identities.ts';

export interface MemberActDeps extends Pick<Identity, 'db' | 'now' | 'accounts' | 'audit'> {
  readonly saferPlay: Pick<SaferPlay, 'exclude'>;
}

type Actor = Pick<Operator, 'id'>;

/** Acts of operators on accounts of players. */
export function createMemberActs({ db, accounts, audit, saferPlay }: MemberActDeps) {
  /** @throws Failure NOT_FOUND */
  async function find({ brand: { merchant } }: Tenant, username: string): Promise<Account> {
    const found = await accounts.byUsername(merchant, username);
    if (found === null) throw new Failure('NOT_FOUND');
    return found;
  }

  /** Sets the state, ends the sessions of an account that is closed, and notes it; nothing if the account has that state. */
  async function setState(tenant: Tenant, by: Actor, username: string, state: Account['state'], { reason }: Reasoned) {
    const { merchant, id } = await find(tenant, username);
    const self = and(eq(account.merchant, merchant), eq(account.id, id));
    await db.transaction(async (tx) => {
      const [held] = await tx.select({ state: account.state }).from(account).where(self).for('update');
      if (held === undefined || held.state === state) return;
      await tx.update(account).set({ state }).where(self);
      if (state === 'disabled') {
        await tx.delete(session).where(and(eq(session.merchant, merchant), eq(session.accountId, id)));
      }
      const kind = state === 'disabled' ? 'account.closed' : 'account.reopened';
      await audit.note({ merchant, kind, accountId: id, details: { operator: by.id, reason } }, tx);
    });
  }

  return {
    find,

    close: (tenant: Tenant, by: Actor, username: string, why: Reasoned) => setState(tenant, by, username, 'disabled', why),
    /** An exclusion goes on. */
    reopen: (tenant: Tenant, by: Actor, username: string, why: Reasoned) => setState(tenant, by, username, 'active', why),

    /**
     * Excludes a player from playing. Never shortens an exclusion.
     * @throws Failure NOT_FOUND, TRUE_ACCOUNT, VALIDATION below the shortest exclusion of the brand
     */
    async exclude(tenant: Tenant, by: Actor, username: string, { months, reason }: Reasoned & { readonly months: number }) {
      await saferPlay.exclude(tenant, await find(tenant, username), { months, operator: by.id, reason });
    },
  };
}
