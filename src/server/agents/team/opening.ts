import { and, count, desc, eq, gte, sql } from 'drizzle-orm';
import { accountTypes } from '../../../domain/accountType.ts';
import { dayText } from '../../../domain/dateText.ts';
import { checkField, cleanValue } from '../../../domain/fieldRules.ts';
import { usernameRule } from '../../../domain/signInRules.ts';
import type { AccountOpening, NameCheck, NewInvite, OpenAccount, OpenedAccount, RenewPassword } from '../../../wire/agents.ts';
import { Failure } from '../../../wire/failure.ts';
import {
  avatarAddress,
  createAccount,
  foldName,
  hashPassword,
  isReservedName,
  newCode,
  shownName,
} from '../../identity/accounts/index.ts';

import type { Account, Identity } from '../../identity/ports/index.ts';
import type { Wallets } from '../../money/wallets/index.ts';
import { account, agentInvite } from '../../platform/db/tables/index.ts';

import { registerSettings } from '../../tenants/permission/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { isKind, kindOf } from './branch.ts';

export interface OpeningDeps extends Pick<Identity, 'db' | 'now' | 'accounts' | 'audit' | 'limits'> {
  readonly wallets: Pick<Wallets, 'open'>;
  readonly originOf: (tenant: Tenant) => string;
}

const openedPerDay = 50;
const daySeconds = 86_400;
const recentRows = 5;

/** Accounts that an agent opens below itself, by a one-time password or an invitation link [AGENT-05]. */
export function createOpening({ db, now, accounts, audit, limits, wallets, originOf }: OpeningDeps) {
  const rowOf = ({ merchant, id }: Pick<Account, 'merchant' | 'id'>) => and(eq(account.merchant, merchant), eq(account.id, id));
  const directOf = ({ merchant, id }: Account) => and(eq(account.merchant, merchant), eq(account.uplineId, id));

  const nameFault = async (tenant: Tenant, typed: string): Promise<NameCheck['fault']> => {
    const { brand } = tenant;
    const name = cleanValue('username', typed);
    const rule = registerSettings(brand).fields['username'] ?? usernameRule;
    const fault = checkField({ ...rule, enabled: true, required: true }, name, 'username');
    if (fault !== null) return { key: fault.key, params: { ...fault.params } };
    const isTaken = isReservedName(name, [brand.name, brand.merchant]) || (await isUsed(brand.merchant, name));
    return isTaken ? taken : null;
  };

  const isUsed = async (merchant: string, name: string) =>
    (await db.$count(account, and(eq(account.merchant, merchant), eq(account.foldedUsername, foldName(name))))) > 0;

  /** @throws Failure RATE_LIMIT */
  const take = async ({ merchant, id }: Account, what: string, uses: number, seconds: number) => {
    if (!(await limits.take({ merchant, key: `${what}:${id}`, uses, seconds }))) throw new Failure('RATE_LIMIT');
  };

  return {
    /** The form, and the accounts that were opened last. */
    async form(tenant: Tenant, owner: Account): Promise<AccountOpening> {
      const { merchant, timeZone } = tenant.brand;
      const month = `${dayText(now(), timeZone).slice(0, 8)}01`;
      const isFresh = sql`${account.firstLogin} and ${account.mustChangePassword}`;
      const isAgent = isKind('agent', sql`${account.type}`);
      const [[opened], rows, [invite]] = await Promise.all([
        db
          .select({
            all: count(),
            agents: sql<number>`count(*) filter (where ${isAgent})::integer`,
            fresh: sql<number>`count(*) filter (where ${isFresh})::integer`,
          })
          .from(account)
          .where(and(directOf(owner), gte(account.createdAt, sql`(${month}::date::timestamp at time zone ${timeZone})`))),
        db.select().from(account).where(directOf(owner)).orderBy(desc(account.createdAt), desc(account.id)).limit(recentRows),
        db
          .select()
          .from(agentInvite)
          .where(and(eq(agentInvite.merchant, merchant), eq(agentInvite.agent, owner.id), gte(agentInvite.expiresAt, now()))),
      ]);
      const { all = 0, agents = 0, fresh = 0 } = opened ?? {};
      return {
        thisMonth: { agents, members: all - agents, fresh },
        rows: rows.map((row) => ({
          id: row.id,
          name: row.username,
          avatar: avatarAddress(merchant, row.avatar),
          kind: kindOf(row.type),
          openedAt: row.createdAt.toISOString(),
          state: row.state === 'disabled' ? 'disabled' : row.firstLogin && row.mustChangePassword ? 'fresh' : 'changed',
        })),
        invite: invite === undefined ? null : linkOf(tenant, invite),
      };
    },

    async checkName(tenant: Tenant, username: string): Promise<NameCheck> {
      return { fault: await nameFault(tenant, username) };
    },

    /** @throws Failure VALIDATION with the faults of the fields, RATE_LIMIT */
    async open(tenant: Tenant, owner: Account, { username, password, kind, adult }: OpenAccount): Promise<OpenedAccount> {
      const { merchant } = tenant.brand;
      const name = shownName(username);
      const [ofName, ofPassword] = await Promise.all([
        nameFault(tenant, username),
        accounts.passwordFault(tenant, name, password),
      ]);
      const faults = [
        ...(ofName === null ? [] : [{ field: 'username', ...ofName }]),
        ...(ofPassword === null ? [] : [{ field: 'password', ...ofPassword }]),
        ...(adult ? [] : [{ field: 'adult', key: 'auth.terms.needed', params: {} }]),
      ];
      if (faults.length > 0) throw new Failure('VALIDATION', { value: faults });
      await take(owner, 'open-account', openedPerDay, daySeconds);
      const created = await createAccount(db, {
        merchant,
        username: name,
        type: kind === 'agent' ? accountTypes.agent : accountTypes.member,
        uplineId: owner.id,
        passwordHash: await hashPassword(password.normalize('NFC')),
        mustChangePassword: true,
        registration: { method: 'AGENT', agent: owner.id },
        createdAt: now(),
      });
      if (typeof created === 'string') throw new Failure('VALIDATION', { value: [{ field: 'username', ...taken }] });
      await wallets.open(tenant, created);
      await audit.note({ merchant, kind: 'account.opened', accountId: created.id, details: { agent: owner.id } });
      return { id: created.id, name: created.username, kind };
    },

    /** @throws Failure NOT_FOUND unless it is a direct downline that never signed in; VALIDATION, RATE_LIMIT */
    async renewPassword(tenant: Tenant, owner: Account, { account: id, password }: RenewPassword): Promise<void> {
      const { merchant } = tenant.brand;
      const [found] = await db
        .select()
        .from(account)
        .where(and(directOf(owner), eq(account.id, id), eq(account.state, 'active')));
      if (found === undefined || !found.firstLogin || !found.mustChangePassword) throw new Failure('NOT_FOUND');
      const fault = await accounts.passwordFault(tenant, found.username, password);
      if (fault !== null) throw new Failure('VALIDATION', { value: [{ field: 'password', ...fault }] });
      await take(owner, 'renew-password', openedPerDay, daySeconds);
      const passwordHash = await hashPassword(password.normalize('NFC'));
      // Its owner may have signed in meanwhile.
      const [renewed] = await db
        .update(account)
        .set({ passwordHash, passwordChangedAt: now() })
        .where(and(rowOf(found), eq(account.firstLogin, true), eq(account.mustChangePassword, true)))
        .returning({ id: account.id });
      if (renewed === undefined) throw new Failure('NOT_FOUND');
      await audit.note({ merchant, kind: 'password.renewed', accountId: id, details: { agent: owner.id } });
    },

    /** Makes a link and ends the former one. */
    async invite(tenant: Tenant, owner: Account, { days }: NewInvite): Promise<NonNullable<AccountOpening['invite']>> {
      await take(owner, 'invite', openedPerDay, daySeconds);
      const createdAt = now();
      const values = {
        code: newCode(),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + days * daySeconds * 1_000),
        uses: 0,
      };
      const [made] = await db
        .insert(agentInvite)
        .values({ merchant: tenant.brand.merchant, agent: owner.id, ...values })
        .onConflictDoUpdate({ target: [agentInvite.merchant, agentInvite.agent], set: values })
        .returning();
      if (made === undefined) throw new Error('An invitation link was not stored.');
      return linkOf(tenant, made);
    },
  };

  function linkOf(tenant: Tenant, { code, expiresAt, uses }: typeof agentInvite.$inferSelect) {
    const link = `${originOf(tenant)}/register?affiliateCode=${code}`;
    return { code, link, expiresAt: expiresAt.toISOString(), uses };
  }
}

const taken = { key: 'auth.usernameTaken', params: {} };
