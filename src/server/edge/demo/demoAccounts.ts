import { accountTypes } from '../../../domain/accountType.ts';
import { dayText } from '../../../domain/dateText.ts';
import { avatarFor, hashPassword } from '../../identity/accounts/index.ts';

import type { Account, Identity, Verifiers } from '../../identity/ports/index.ts';
import { sealedNumber } from '../../money/bindings/index.ts';
import { account, payoutBinding } from '../../platform/db/tables/index.ts';

import { bookOf } from '../../tenants/books/index.ts';
import { rankPeriodOf } from '../../tenants/brandRules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  /** Feature that the account demonstrates. */
  readonly about: string;
  readonly type: number;
  /** User name of its agent. */
  readonly upline?: string;
  readonly state?: 'disabled';
  readonly mobile?: string;
  readonly email?: string;
  /** Days since the password was changed. */
  readonly passwordAge?: number;
  /** Requires extra verification even on the local machine. */
  readonly isNewHere?: boolean;
  readonly bankAccountName?: string;
  /** VIP rank from the start. */
  readonly rank?: number;
  /** Has a payment password and a confirmed bank account, so that it can withdraw and transfer. */
  readonly mayPayOut?: boolean;
}

const password = 'Demo-2026';
const paymentPassword = '804713';
/** The fictional bank of demo accounts. */
export const demoBank = 'Mẫu Bắc Nam';
const payout = { provider: demoBank, holder: 'NGUYEN MINH ANH' } as const;

/** Accounts of every demo brand. Their passwords are public: never seed them for a brand with real money. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'demomember',
    password,
    about: 'member',
    type: accountTypes.member,
    upline: 'demoagent',
    mobile: '+84900000001',
    email: 'demo.member@example.com',
    mayPayOut: true,
  },
  {
    username: 'demoagent',
    password,
    about: 'agent',
    type: accountTypes.agent,
    mobile: '+84900000002',
    mayPayOut: true,
    rank: 2,
  },
  { username: 'demogeneral', password, about: 'general agent', type: accountTypes.generalAgent, mayPayOut: true, rank: 5 },
  { username: 'demoweak', password: '123456', about: 'must change its password', type: accountTypes.member },
  { username: 'demoexpired', password, about: 'password has expired', type: accountTypes.member, passwordAge: 400 },
  {
    username: 'demonew',
    password,
    about: 'asked for a code, as from a new address',
    type: accountTypes.member,
    mobile: '+84900000003',
    email: 'demo.new@example.com',
    rank: 1,
    isNewHere: true,
  },
  {
    username: 'demobank',
    password,
    about: 'asked for the bank account name NGUYEN VAN DEMO',
    type: accountTypes.member,
    isNewHere: true,
    bankAccountName: 'NGUYEN VAN DEMO',
  },
  { username: 'demodisabled', password, about: 'disabled', type: accountTypes.member, state: 'disabled' },
  {
    username: 'demodown',
    password,
    about: 'agent below demoagent',
    type: accountTypes.agentVariant,
    upline: 'demoagent',
    rank: 3,
    mayPayOut: true,
  },
];

/** Demo accounts that operators look at a preview with. */
export const previewAccounts = { member: 'demomember', agent: 'demoagent' } as const;

/** Whether the name is that of an account whose password is public. */
export const isDemoAccount = (username: string): boolean => demoAccounts.some((each) => each.username === username);

const dayMs = 86_400_000;

/** Addresses that are known to the accounts. */
const loopback = ['127.0.0.1', '::1'] as const;

/** Inserts the missing demo accounts; existing ones are left as they are. */
export async function seedDemoAccounts(
  { db, now, accounts, vault }: Identity,
  newAddress: Pick<Verifiers['newAddress'], 'register'>,
  tenant: Tenant,
) {
  const { merchant, timeZone, vip } = tenant.brand;
  const createdAt = now();
  const hashes = await hashed();
  const idOf = (index: number) => `10000000${index + 10}`;
  const rankedBy = (rank: number) => ({
    rank,
    rankBook: bookOf(tenant),
    rankSince: createdAt,
    rankFrom: rankPeriodOf(tenant.brand, dayText(createdAt, timeZone)).from,
  });
  const rows = demoAccounts.map((demo, index) => {
    const id = idOf(index);
    return {
      merchant,
      id,
      username: demo.username,
      foldedUsername: demo.username,
      nickname: demo.username,
      passwordHash: hashes.get(demo.password) ?? null,
      paymentPasswordHash: demo.mayPayOut === true ? (hashes.get(paymentPassword) ?? null) : null,
      passwordChangedAt: new Date(createdAt.getTime() - (demo.passwordAge ?? 0) * dayMs),
      type: demo.type,
      state: demo.state ?? ('active' as const),
      mobile: demo.mobile ?? null,
      mobileConfirmedAt: demo.mobile === undefined ? null : createdAt,
      email: demo.email ?? null,
      foldedEmail: demo.email ?? null,
      emailConfirmedAt: demo.email === undefined ? null : createdAt,
      firstLogin: false,
      avatar: avatarFor(id),
      uplineId: demo.upline === undefined ? null : idOf(demoAccounts.findIndex(({ username }) => username === demo.upline)),
      ownCode: demo.username === 'demoagent' ? 'AGENT888' : null,
      createdAt,
      ...(demo.rank === undefined ? {} : rankedBy(Math.min(demo.rank, vip.ranks.length))),
    };
  });
  const inserted = await db.insert(account).values(rows).onConflictDoNothing().returning();
  for (const row of inserted) {
    const demo = demoAccounts.find(({ username }) => username === row.username);
    if (demo?.bankAccountName !== undefined) await accounts.setPersonal(row, { bankAccountName: demo.bankAccountName });
    if (demo?.mayPayOut === true) await bindBank({ db, accounts, vault }, row);
    if (demo?.isNewHere !== true) for (const address of loopback) await newAddress.register(row, address);
  }
}

/** Binds the bank account of a new demo account. */
async function bindBank({ db, accounts, vault }: Pick<Identity, 'db' | 'accounts' | 'vault'>, owner: Account): Promise<void> {
  const { merchant, id: accountId, createdAt } = owner;
  const id = `demo-${accountId}`;
  const sealed = await sealedNumber(vault, { merchant, id }, { ...payout, number: `9704${accountId}` });
  await accounts.setPersonal(owner, { payeeName: payout.holder });
  await db.insert(payoutBinding).values({
    merchant,
    id,
    account: accountId,
    kind: 'bank',
    provider: payout.provider,
    ...sealed,
    state: 'confirmed',
    createdAt,
    decidedAt: createdAt,
  });
}

let known: Promise<ReadonlyMap<string, string>> | null = null;

/** Password hashing is slow by design, so all brands share the hashes. */
function hashed() {
  known ??= Promise.all(
    [...new Set([paymentPassword, ...demoAccounts.map((demo) => demo.password)])].map(
      async (text) => [text, await hashPassword(text)] as const,
    ),
  ).then((pairs) => new Map(pairs));
  return known;
}
