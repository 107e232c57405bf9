import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { moneyOf, moneyToWire, unitsToWire } from '../../../domain/money.ts';
import { maskName } from '../../../domain/names.ts';
import type { Cursor } from '../../../wire/records.ts';
import type { Friend, FriendPage, FriendQuery, Referral } from '../../../wire/referral.ts';
import { avatarAddress, avatarFor, isCustomAvatar } from '../../identity/accounts/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import { account, referral } from '../../platform/db/tables/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import { beyondPlace, isBackwards, pageSize, sliceOf, withinDays } from '../../tenants/paging/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { inviteCodeOf } from './inviteCodes.ts';
import { createPayments, type PaymentDeps, shareRateOf } from './payments.ts';

interface ReferralDeps extends PaymentDeps {
  readonly originOf: (tenant: Tenant) => string;
}

export type Referrals = ReturnType<typeof createReferrals>;

/** Friends whom members invite, and what inviters earn for them. */
export function createReferrals(deps: ReferralDeps) {
  const { db, originOf } = deps;
  const ofInviter = ({ brand }: Tenant, { id }: Pick<Account, 'id'>) =>
    and(eq(referral.merchant, brand.merchant), eq(referral.inviter, id));

  return {
    ...createPayments(deps),

    /** Invitation of the member, and the earnings from it. */
    async read(tenant: Tenant, member: Account): Promise<Referral> {
      const [code, [sums]] = await Promise.all([
        inviteCodeOf(db, member),
        db
          .select({
            friends: sql<number>`count(*)::integer`,
            deposited: sql<number>`(count(${referral.depositedAt}) filter (where ${isCounted}))::integer`,
            rewarded: sql<number>`count(${referral.transaction})::integer`,
            rewards: sql<string>`coalesce(sum(${referral.reward}), 0)::text`,
            shares: sql<string>`coalesce(sum(${referral.shares}), 0)::text`,
          })
          .from(referral)
          .where(ofInviter(tenant, member)),
      ]);
      const { friends = 0, deposited = 0, rewarded = 0, rewards = '0', shares = '0' } = sums ?? {};
      return {
        code,
        link: `${originOf(tenant)}/register?referralCode=${encodeURIComponent(code)}`,
        terms: termsOf(tenant),
        friends,
        deposited,
        rewards: { amount: unitsToWire(BigInt(rewards)), count: rewarded },
        shares: unitsToWire(BigInt(shares)),
        earned: unitsToWire(BigInt(rewards) + BigInt(shares)),
      };
    },

    /** Invited friends, newest first. */
    async friends(tenant: Tenant, member: Pick<Account, 'id'>, { from, ...cursor }: FriendQuery): Promise<FriendPage> {
      const filter = and(
        ofInviter(tenant, member),
        ...withinDays(tenant, sql`${referral.registeredAt}`, from === undefined ? {} : { from }),
      );
      const isAccount = and(eq(account.merchant, referral.merchant), eq(account.id, referral.account));
      const [found, total] = await Promise.all([
        db
          .select({
            row: referral,
            username: account.username,
            avatar: account.avatar,
            isVerified: sql<boolean>`${account.mobileConfirmedAt} is not null or ${account.emailConfirmedAt} is not null`,
          })
          .from(referral)
          .innerJoin(account, isAccount)
          .where(and(filter, beyond(cursor)))
          .orderBy(...(isBackwards(cursor) ? [asc(referral.registeredAt), asc(referral.id)] : newestFirst))
          .limit(pageSize + 1),
        db.$count(referral, filter),
      ]);
      const { rows, next, previous } = sliceOf(
        found,
        cursor,
        ({ row: { registeredAt, id } }) => `${registeredAt.getTime()}~${id}`,
      );
      return { rows: rows.map((each) => friendOf(tenant, each)), next, previous, total };
    },
  };
}

interface Found {
  readonly row: typeof referral.$inferSelect;
  readonly username: string;
  readonly avatar: string;
  readonly isVerified: boolean;
}

/** Facts of a friend that the inviter may know: neither the name nor the number of the account, nor a picture that shows its owner. */
function friendOf({ brand }: Tenant, { row, username, avatar, isVerified }: Found): Friend {
  const { id, reward, shares, registeredAt } = row;
  return {
    id,
    name: maskName(username),
    avatar: avatarAddress(brand.merchant, isCustomAvatar(avatar) ? avatarFor(id) : avatar),
    state: stateOf(row, isVerified),
    reward: reward === null ? null : unitsToWire(reward),
    shares: shares === 0n ? null : unitsToWire(shares),
    registeredAt: registeredAt.toISOString(),
  };
}

function stateOf({ excluded, depositedAt }: Found['row'], isVerified: boolean): Friend['state'] {
  if (excluded === 'network' || excluded === 'owner') return 'excluded';
  if (depositedAt !== null) return 'deposited';
  return isVerified ? 'verified' : 'registered';
}

function termsOf(tenant: Tenant): Referral['terms'] {
  const { reward, minDeposit, turnover, days, paysAt, sameNetwork } = tenant.brand.policies.referral;
  const rate = shareRateOf(tenant);
  return {
    reward: reward === 0 ? null : moneyToWire(moneyOf(String(reward))),
    minDeposit: moneyToWire(moneyOf(String(minDeposit))),
    turnover,
    days,
    share: rate === 0 ? null : (rate / 100).toFixed(2),
    paysAt,
    sameNetwork,
  };
}

/** A deposit from before friends were counted is one that the list shows. */
const isCounted = or(isNull(referral.excluded), eq(referral.excluded, 'earlier'));

const newestFirst = [desc(referral.registeredAt), desc(referral.id)];

/** The rows beyond a cursor. @throws Failure MALFORMED */
const beyond = (cursor: Cursor) => beyondPlace(cursor, referral.registeredAt, [{ column: referral.id, pattern: '[\\w-]+' }]);

const payEveryMs = 15_000;

export const referralsModule = defineModule({
  needs: ['db', 'now', 'ledger', 'originOf', 'tenants'],
  gives: { referrals: createReferrals },
  jobs: ({ referrals }) => [{ name: 'referrals', everyMs: payEveryMs, run: () => referrals.payDue() }],
});
