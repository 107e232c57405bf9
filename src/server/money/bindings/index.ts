import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Language } from '../../../domain/language.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Binding, Bindings as BindingList, NewBinding, OfferedBank } from '../../../wire/withdrawal.ts';
import { isSameName } from '../../identity/accounts/index.ts';
import type { Account, Identity } from '../../identity/ports/index.ts';
import type { NoticeKind, Notices } from '../../identity/tickets/index.ts';
import { type DbTransaction, isUniqueViolation } from '../../platform/db/index.ts';
import { account, payoutBinding } from '../../platform/db/tables/index.ts';

import type { ActingOperator } from '../../platform/events/index.ts';
import { notify } from '../../platform/live/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import { contextOf } from '../../platform/vault/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { banksOf } from '../banks/index.ts';

const maxPerAccount = 10;
const tailLength = 4;
const maxListed = 200;

type Row = typeof payoutBinding.$inferSelect;

interface Sealed {
  readonly number: string;
  readonly holder: string;
}

/** A binding as operators see it, who compare it with the bank's answer. */
export interface OperatorBinding extends Binding {
  readonly account: string;
  readonly username: string;
  readonly number: string;
  readonly holder: string;
}

export type Bindings = ReturnType<typeof createBindings>;

export interface BindingDeps extends Pick<Identity, 'db' | 'now' | 'vault' | 'accounts' | 'audit'> {
  readonly notices: Notices;
}

/** Bank accounts and e-wallets that withdrawals are paid to. A member adds them; only operators change them afterwards. */
export function createBindings({ db, now, vault, accounts, audit, notices }: BindingDeps) {
  const open = async ({ merchant, id, sealed }: Row) =>
    JSON.parse(await vault.open(sealed, contextOf.binding(merchant, id))) as Sealed;

  const ownRows = ({ merchant, id }: Pick<Account, 'merchant' | 'id'>) =>
    db
      .select()
      .from(payoutBinding)
      .where(and(eq(payoutBinding.merchant, merchant), eq(payoutBinding.account, id)))
      .orderBy(asc(payoutBinding.createdAt), asc(payoutBinding.id));

  async function notifyOwner(tenant: Tenant, { merchant, account: id, provider, tail }: Row, kind: NoticeKind) {
    const owner = await accounts.byId(merchant, id);
    if (owner !== null) await notices.notify(tenant, owner, kind, { params: { provider: `${provider} •••• ${tail}` } });
  }

  /** Locks the account of bindings until the transaction ends, so that each act sees the ones before it. */
  async function lockOwner(tx: Pick<DbTransaction, 'select'>, merchant: string, id: string): Promise<Account> {
    const isOwner = and(eq(account.merchant, merchant), eq(account.id, id));
    const [owner] = await tx.select().from(account).where(isOwner).for('no key update');
    if (owner === undefined) throw new Failure('NOT_FOUND');
    return owner;
  }

  /** @throws Failure NAME_MISMATCH for a holder who is not the owner of the account by its full name; true without a full name */
  async function isUnnamed(owner: Account, holder: string): Promise<boolean> {
    const { payeeName } = await accounts.personal(owner);
    if (payeeName !== undefined && !isSameName(payeeName, holder)) throw new Failure('NAME_MISMATCH');
    return payeeName === undefined;
  }

  /** Decides a binding and notes who did. @throws Failure NOT_FOUND; CONFLICT if it is not in one of the states */
  async function decide(
    { brand: { merchant } }: Tenant,
    operator: ActingOperator,
    { binding, from, to, reason }: Deciding,
  ): Promise<Row> {
    const isBinding = and(eq(payoutBinding.merchant, merchant), eq(payoutBinding.id, binding));
    return db.transaction(async (tx) => {
      const [found] = await tx.select().from(payoutBinding).where(isBinding);
      if (found === undefined) throw new Failure('NOT_FOUND');
      // Before the binding, as additions do.
      const owner = await lockOwner(tx, merchant, found.account);
      const change = { state: to, reason, decidedAt: now(), decidedBy: operator.id };
      const isDue = and(isBinding, inArray(payoutBinding.state, [...from]));
      const [row] = await tx.update(payoutBinding).set(change).where(isDue).returning();
      if (row === undefined) throw new Failure('CONFLICT');
      if (to === 'confirmed') {
        const { holder } = await open(row);
        await isUnnamed(owner, holder);
        await accounts.setPersonal(owner, { bankAccountName: holder }, tx);
      }
      const kind = to === 'confirmed' ? 'binding.confirmed' : 'binding.rejected';
      const details = { operator: operator.id, binding };
      await audit.note({ merchant, kind, accountId: row.account, details }, tx);
      await notify(tx, merchant, row.account, 'receipt');
      return row;
    });
  }

  return {
    /** Bindings of an account, and the full name they must be in. */
    async ownedBy(owner: Account): Promise<Omit<BindingList, 'banks'>> {
      const [{ payeeName = null }, rows] = await Promise.all([accounts.personal(owner), ownRows(owner)]);
      return { holder: payeeName, bindings: rows.map(shown) };
    },

    /** Banks that a new binding can be at. */
    offered: ({ brand }: Tenant, language: Language): OfferedBank[] =>
      banksOf(brand, language).map(({ bank: { code }, name, note }) => ({ code, name, note })),

    /**
     * Adds a binding, which waits for an operator. Its holder must be the full name of the account; the first binding of an
     * account without one sets it.
     * @throws Failure VALIDATION for a bank that the brand does not offer; NAME_MISMATCH; CONFLICT if the account has it already;
     *   RATE_LIMIT beyond ten
     */
    async add(tenant: Tenant, owner: Account, { kind, provider: asked, number, holder }: NewBinding): Promise<Binding> {
      const { merchant, id: accountId } = owner;
      const provider = kind === 'bank' ? nameOfBank(tenant, asked) : asked.trim();
      const own = and(eq(payoutBinding.merchant, merchant), eq(payoutBinding.account, accountId));
      const id = randomUUID();
      const row = await db.transaction(async (tx) => {
        const locked = await lockOwner(tx, merchant, accountId);
        const setsName = await isUnnamed(locked, holder);
        if ((await tx.$count(payoutBinding, own)) >= maxPerAccount) throw new Failure('RATE_LIMIT');
        if (setsName) await accounts.setPersonal(locked, { payeeName: holder.trim() }, tx);
        const [added] = await tx
          .insert(payoutBinding)
          .values({
            merchant,
            id,
            account: accountId,
            kind,
            provider,
            ...(await sealedNumber(vault, { merchant, id }, { provider, number, holder })),
            state: 'waiting',
            createdAt: now(),
          })
          .onConflictDoNothing()
          .returning();
        if (added === undefined) throw new Failure('CONFLICT');
        await audit.note({ merchant, kind: 'binding.added', accountId, details: { binding: id } }, tx);
        return added;
      });
      await notifyOwner(tenant, row, 'bindingAdded');
      return shown(row);
    },

    /** Bindings in a state, oldest first, whole. For operators. */
    async list(
      { brand: { merchant } }: Tenant,
      _operator: ActingOperator,
      state: Row['state'] = 'waiting',
    ): Promise<OperatorBinding[]> {
      const rows = await db
        .select({ binding: payoutBinding, username: account.username })
        .from(payoutBinding)
        .innerJoin(account, and(eq(account.merchant, payoutBinding.merchant), eq(account.id, payoutBinding.account)))
        .where(and(eq(payoutBinding.merchant, merchant), eq(payoutBinding.state, state)))
        .orderBy(asc(payoutBinding.createdAt))
        .limit(maxListed);
      return Promise.all(
        rows.map(async ({ binding, username }) => ({
          ...shown(binding),
          account: binding.account,
          username,
          ...(await open(binding)),
        })),
      );
    },

    /**
     * Confirms a waiting binding. The name of its holder is the one that a login from a new network may ask for.
     * @throws Failure NOT_FOUND; CONFLICT if it does not wait, or another account has it confirmed; NAME_MISMATCH if the account is in another name by now
     */
    async confirm(tenant: Tenant, operator: ActingOperator, binding: string): Promise<void> {
      const deciding = { binding, from: ['waiting'], to: 'confirmed', reason: null } as const;
      const row = await decide(tenant, operator, deciding).catch((error: unknown) => {
        throw isUniqueViolation(error) ? new Failure('CONFLICT', { cause: error }) : error;
      });
      await notifyOwner(tenant, row, 'bindingConfirmed');
    },

    /**
     * Rejects a binding that waits, or removes a confirmed one. Open withdrawals to it stay as they are.
     * @throws Failure NOT_FOUND, CONFLICT
     */
    async reject(
      tenant: Tenant,
      operator: ActingOperator,
      { binding, reason }: { binding: string; reason: string },
    ): Promise<void> {
      const row = await decide(tenant, operator, { binding, from: ['waiting', 'confirmed'], to: 'rejected', reason });
      await notifyOwner(tenant, row, 'bindingRejected');
    },

    /** Number and holder, for whom pays. */
    open,
  };
}

/** Short name of an offered bank, which bindings keep: brands may call it otherwise. @throws Failure VALIDATION */
function nameOfBank({ brand }: Tenant, code: string): string {
  const offered = banksOf(brand, brand.languages.default).find(({ bank }) => bank.code === code);
  if (offered !== undefined) return offered.bank.shortName;
  throw new Failure('VALIDATION', { value: [{ field: 'provider', key: 'member.account.binding.fault.bank' }] });
}

/** The columns of a binding that come from its number and holder. */
export async function sealedNumber(
  vault: Pick<Identity['vault'], 'close' | 'keyedHash'>,
  { merchant, id }: Pick<Row, 'merchant' | 'id'>,
  { provider, number, holder }: Sealed & Pick<Row, 'provider'>,
): Promise<Pick<Row, 'sealed' | 'numberHash' | 'tail'>> {
  const content: Sealed = { number, holder: holder.trim() };
  return {
    sealed: await vault.close(JSON.stringify(content), contextOf.binding(merchant, id)),
    numberHash: await vault.keyedHash(merchant, `binding:${provider.trim().toLowerCase()}:${number.toLowerCase()}`),
    tail: number.slice(-tailLength),
  };
}

interface Deciding {
  readonly binding: string;
  readonly from: readonly Row['state'][];
  readonly to: 'confirmed' | 'rejected';
  readonly reason: string | null;
}

const shown = ({ id, kind, provider, tail, state, reason, createdAt }: Row): Binding => ({
  id,
  kind,
  provider,
  tail,
  state,
  reason,
  addedAt: createdAt.toISOString(),
});

type BindingNeeds = Omit<BindingDeps, 'notices'> & Record<'verification', Pick<BindingDeps, 'notices'>>;

export const bindingsModule = defineModule({
  needs: ['db', 'now', 'vault', 'accounts', 'audit', 'verification'],
  gives: {
    bindings: ({ verification, ...deps }: BindingNeeds) => createBindings({ ...deps, notices: verification.notices }),
  },
});
