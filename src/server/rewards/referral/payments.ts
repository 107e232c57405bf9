import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { addDays } from '../../../domain/datePresets.ts';
import { dateText } from '../../../domain/dateText.ts';
import { isModuleOn } from '../../../domain/module.ts';
import { type Money, moneyFromUnits, moneyOf, sumOf } from '../../../domain/money.ts';
import type { Ledger, Wallet } from '../../money/ledger/index.ts';
import { mainWallet } from '../../money/wallets/index.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { account, referral, sharedDay } from '../../platform/db/tables/index.ts';

import { bookOf } from '../../tenants/books/index.ts';
import type { Tenant, Tenants } from '../../tenants/tenant/index.ts';

export interface PaymentDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly ledger: Pick<Ledger, 'execute'>;
  readonly tenants: Pick<Tenants, 'all'>;
}

/** Rewards that one run of the job pays at most per brand. */
const batch = 500;
/** Days whose turnover is shared, so that rounds which are settled late count. */
const shareDays = 7;
const dayMs = 86_400_000;
/** 0.01 of the currency unit: the least that balances show. */
const smallest = 100n;

/** Turnover of a friend's day whose share was not paid yet. */
interface OpenDay {
  readonly account: string;
  readonly day: string;
  readonly validBet: bigint;
}

/** Pays inviters: the reward of a friend once, and daily a share of the turnover of friends. */
export function createPayments({ db, now, ledger, tenants }: PaymentDeps) {
  /** Last day whose shares this process has paid, by merchant. */
  const sharedUntil = new Map<string, string>();

  /**
   * Pays the reward of a friend. The ledger request has the friend's number and is answered once, and the row is locked while it is decided,
   * so that any number of jobs pays one reward.
   */
  async function reward({ merchant }: { readonly merchant: string }, friend: string, wallet: Wallet, amount: Money) {
    await ledger.execute({ merchant, scope: 'referral', id: friend, body: '' }, async (tx, transaction) => {
      const isFriend = and(eq(referral.merchant, merchant), eq(referral.account, friend));
      const [row] = await tx.select().from(referral).where(isFriend).for('update');
      const none = { transaction: null, wallet, earlier: null } as const;
      if (row === undefined || row.transaction !== null || row.excluded !== null) return none;
      if (await hasSameOwner(tx, wallet, friend)) {
        await tx.update(referral).set({ excluded: 'owner' }).where(isFriend);
        return none;
      }
      await tx.update(referral).set({ transaction, reward: amount }).where(isFriend);
      return { transaction: { kind: 'bonus', wallet, amount, bonus: `referral-${row.id}` } };
    });
  }

  async function payRewards(tenant: Tenant): Promise<void> {
    const { merchant, policies } = tenant.brand;
    const { reward: size, days } = policies.referral;
    if (size === 0) return;
    const since = new Date(now().getTime() - days * dayMs);
    const due = await db
      .select({ friend: referral.account, inviter: referral.inviter })
      .from(referral)
      .innerJoin(account, and(eq(account.merchant, referral.merchant), eq(account.id, referral.inviter)))
      .where(
        and(
          eq(referral.merchant, merchant),
          eq(referral.book, bookOf(tenant)),
          isNotNull(referral.depositedAt),
          gt(referral.depositedAt, since),
          isNull(referral.transaction),
          isNull(referral.excluded),
          eq(account.state, 'active'),
          isWagered(tenant),
        ),
      )
      .orderBy(asc(referral.depositedAt))
      .limit(batch);
    for (const { friend, inviter } of due)
      await reward({ merchant }, friend, mainWallet(tenant, { id: inviter }), moneyOf(String(size)));
  }

  /** Pays an inviter for the turnover of finished days, once per day: the rows of the friends are locked first. */
  async function share(tenant: Tenant, inviter: string, until: string): Promise<void> {
    const { merchant } = tenant.brand;
    const wallet = mainWallet(tenant, { id: inviter });
    await ledger.execute({ merchant, scope: 'referral-day', id: `${inviter}/${until}`, body: '' }, async (tx) => {
      const isFriend = and(eq(referral.merchant, merchant), eq(referral.inviter, inviter));
      await tx.select({ id: referral.id }).from(referral).where(isFriend).orderBy(asc(referral.account)).for('update');
      const open = await openDays(tx, tenant, inviter, until);
      const paid = open
        .map((each) => ({ ...each, amount: shareOf(tenant, each.validBet) }))
        .filter(({ amount }) => amount > 0n);
      if (paid.length === 0) return { transaction: null, wallet, earlier: null };
      await keepShares(tx, wallet, paid);
      return {
        transaction: { kind: 'bonus', wallet, amount: sumOf(paid.map(({ amount }) => amount)), bonus: `referral-${until}` },
      };
    });
  }

  async function payShares(tenant: Tenant): Promise<void> {
    const { merchant, policies, timeZone } = tenant.brand;
    const [today = '', time = ''] = dateText(now().toISOString(), timeZone).split(' ');
    const isDue = time.slice(0, 5) >= policies.referral.paysAt && sharedUntil.get(merchant) !== today;
    if (!isDue) return;
    const until = addDays(today, -1);
    if (shareRateOf(tenant) > 0) for (const inviter of await creditors(db, tenant, until)) await share(tenant, inviter, until);
    sharedUntil.set(merchant, today);
  }

  return {
    /** A job: pays the rewards that are due and, from the hour of the brand on, the shares of finished days. */
    async payDue(): Promise<void> {
      for (const tenant of tenants.all()) {
        if (!isModuleOn(tenant.brand, 'INVITE')) continue;
        await payRewards(tenant);
        await payShares(tenant);
      }
    },
  };
}

/** Share of the turnover in hundredths of a percent. */
export const shareRateOf = ({ brand }: Tenant): number => Math.round(brand.policies.referral.share * 100);

/** Share of a day's turnover, rounded down to two decimals. */
function shareOf(tenant: Tenant, validBet: bigint): Money {
  const exact = (validBet * BigInt(shareRateOf(tenant))) / 10_000n;
  return moneyFromUnits(exact - (exact % smallest));
}

/** The day of the first deposit: its turnover counts. */
const depositDay = ({ brand }: Tenant) => sql`(referral.deposited_at at time zone ${brand.timeZone})::date`;

/** Whether the friend has bet the deposit as often as the brand asks. */
function isWagered(tenant: Tenant) {
  const { turnover: times } = tenant.brand.policies.referral;
  if (times === 0) return undefined;
  return sql`referral.deposit * ${Math.round(times * 100)}::bigint <= 100 * (
    select coalesce(sum(played.valid_bet), 0) from turnover played
    where played.merchant = referral.merchant and played.account = referral.account and played.book = referral.book
      and played.day >= ${depositDay(tenant)})`;
}

/** Whether friend and inviter withdraw to the same bank account or e-wallet. */
async function hasSameOwner(tx: DbTransaction, { merchant, holder }: Wallet, friend: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from payout_binding own join payout_binding theirs on theirs.merchant = own.merchant and theirs.number_hash = own.number_hash
    where own.merchant = ${merchant} and own.account = ${holder} and own.state <> 'rejected'
      and theirs.account = ${friend} and theirs.state <> 'rejected'
    limit 1`);
  return rows.length > 0;
}

/** Turnover by day of the friends of an inviter, or of all, with what of it was shared. */
const openTurnover = (tenant: Tenant, until: string, inviter: string | null) => sql`
  from (
    select played.merchant, played.account, played.day, sum(played.valid_bet)::bigint as valid_bet
    from turnover played
    where played.merchant = ${tenant.brand.merchant} and played.book = ${bookOf(tenant)}
      and played.day between ${addDays(until, 1 - shareDays)} and ${until}
      ${inviter === null ? sql`` : sql`and played.account in (select own.account from referral own where own.merchant = ${tenant.brand.merchant} and own.inviter = ${inviter})`}
    group by played.merchant, played.account, played.day
  ) bets
  join referral on referral.merchant = bets.merchant and referral.account = bets.account and referral.book = ${bookOf(tenant)}
    and referral.excluded is null and bets.day >= ${depositDay(tenant)}
  left join ${sharedDay} done on done.merchant = bets.merchant and done.account = bets.account and done.book = ${bookOf(tenant)}
    and done.day = bets.day
  where bets.valid_bet > coalesce(done.valid_bet, 0)`;

async function openDays(tx: DbTransaction, tenant: Tenant, inviter: string, until: string): Promise<OpenDay[]> {
  const { rows } = await tx.execute<{ account: string; day: string; left_over: string }>(sql`
    select bets.account, bets.day::text as day, bets.valid_bet - coalesce(done.valid_bet, 0) as left_over
    ${openTurnover(tenant, until, inviter)}`);
  return rows.map(({ account: friend, day, left_over }) => ({ account: friend, day, validBet: BigInt(left_over) }));
}

/** Keeps what is paid for which days. Arrays, because a statement takes a limited number of parameters. */
const keepShares = (tx: DbTransaction, { merchant, book }: Wallet, paid: readonly (OpenDay & { readonly amount: Money })[]) => {
  const column = (valueOf: (each: (typeof paid)[number]) => string | bigint) =>
    sql.param(paid.map((each) => String(valueOf(each))));
  return tx.execute(sql`
    with paid as (
      select * from unnest(${column((each) => each.account)}::text[], ${column(({ day }) => day)}::date[],
        ${column(({ validBet }) => validBet)}::bigint[], ${column(({ amount }) => amount)}::bigint[]) as each (account, day, valid_bet, amount)
    ), kept as (
      insert into ${sharedDay} (merchant, account, book, day, valid_bet, amount)
      select ${merchant}::text, account, ${book}::text, day, valid_bet, amount from paid
      on conflict (merchant, account, book, day)
        do update set valid_bet = shared_day.valid_bet + excluded.valid_bet, amount = shared_day.amount + excluded.amount
    )
    update referral set shares = referral.shares + friend.amount
    from (select account, sum(amount)::bigint as amount from paid group by account) friend
    where referral.merchant = ${merchant} and referral.account = friend.account`);
};

/** Active accounts whose friends have turnover that was not shared yet. */
async function creditors(db: Db, tenant: Tenant, until: string): Promise<string[]> {
  const { rows } = await db.execute<{ inviter: string }>(sql`
    select waiting.inviter from (select distinct referral.inviter ${openTurnover(tenant, until, null)}) waiting
    join account on account.merchant = ${tenant.brand.merchant} and account.id = waiting.inviter and account.state = 'active'`);
  return rows.map(({ inviter }) => inviter);
}
