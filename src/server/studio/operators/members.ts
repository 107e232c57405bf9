import { and, count, eq, gt, like } from 'drizzle-orm';
import { Failure } from '../../../wire/failure.ts';
import type { MemberDetail, MemberList, MemberQuery, Reasoned } from '../../../wire/operate.ts';
import { foldName } from '../../identity/accounts/index.ts';
import type { Account, Identity } from '../../identity/ports/index.ts';
import type { SaferPlay } from '../../money/saferPlay/index.ts';
import type { Wallets } from '../../money/wallets/index.ts';
import { account, session } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Operator } from './identities.ts';

export interface MemberActDeps extends Pick<Identity, 'db' | 'now' | 'accounts' | 'audit'> {
  readonly wallets: Pick<Wallets, 'balance'>;
  readonly saferPlay: Pick<SaferPlay, 'breakOf' | 'exclude'>;
}

type Actor = Pick<Operator, 'id'>;

const pageSize = 50;

/** Acts of operators on accounts of players. */
export function createMemberActs({ db, now, accounts, audit, wallets, saferPlay }: MemberActDeps) {
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
    return show(tenant, username);
  }

  /** @throws Failure NOT_FOUND */
  async function show(tenant: Tenant, username: string): Promise<MemberDetail> {
    const found = await find(tenant, username);
    const { merchant, id } = found;
    const isLive = and(eq(session.merchant, merchant), eq(session.accountId, id), gt(session.idleEnd, now()));
    const [balance, pause, [live]] = await Promise.all([
      wallets.balance(tenant, found),
      saferPlay.breakOf(found),
      db.select({ sessions: count() }).from(session).where(isLive),
    ]);
    return {
      ...rowOf(found),
      accountId: id,
      currency: balance.currency,
      wallets: balance.wallets,
      break: pause === null ? null : { kind: pause.kind, until: pause.until.toISOString() },
      sessions: live?.sessions ?? 0,
    };
  }

  return {
    show,
    find,

    async list({ brand: { merchant } }: Tenant, { search, after }: MemberQuery): Promise<MemberList> {
      const wanted = and(
        eq(account.merchant, merchant),
        after === undefined ? undefined : gt(account.foldedUsername, after),
        search === undefined ? undefined : like(account.foldedUsername, `%${escapeLike(foldName(search))}%`),
      );
      const rows = await db
        .select()
        .from(account)
        .where(wanted)
        .orderBy(account.foldedUsername)
        .limit(pageSize + 1);
      const page = rows.slice(0, pageSize);
      return { members: page.map(rowOf), next: rows.length > pageSize ? (page.at(-1)?.foldedUsername ?? null) : null };
    },

    close: (tenant: Tenant, by: Actor, username: string, why: Reasoned) => setState(tenant, by, username, 'disabled', why),
    /** An exclusion goes on. */
    reopen: (tenant: Tenant, by: Actor, username: string, why: Reasoned) => setState(tenant, by, username, 'active', why),

    /**
     * Excludes a player from playing. Never shortens an exclusion.
     * @throws Failure NOT_FOUND, TRUE_ACCOUNT, VALIDATION below the shortest exclusion of the brand
     */
    async exclude(tenant: Tenant, by: Actor, username: string, { months, reason }: Reasoned & { readonly months: number }) {
      await saferPlay.exclude(tenant, await find(tenant, username), { months, operator: by.id, reason });
      return show(tenant, username);
    },
  };
}

const rowOf = ({ username, type, state, createdAt }: Account) => ({
  username,
  type,
  state,
  createdAt: createdAt.toISOString(),
});

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
