import { type SQL, sql } from 'drizzle-orm';
import { trialAccountType } from '../../../domain/accountType.ts';
import type { Db } from '../../platform/db/index.ts';
import { account, bet, depositOrder, funnelEvent } from '../../platform/db/tables/index.ts';

import { bookOf } from '../../tenants/books/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

interface Collection {
  /** Accounts that did something since then are looked at. */
  readonly since: Date;
  /** Time from which events go to the webhook; null without one. */
  readonly sendSince: Date | null;
  /** Only this account. */
  readonly account?: string;
  readonly now: Date;
}

type Kind = (typeof funnelEvent.$inferSelect)['kind'];

const dayMs = 86_400_000;

/**
 * Writes the events of accounts that were active and have none yet. An old account gets its event as well, with its true moment, so
 * that it is looked at one time.
 */
export async function collectEvents(db: Pick<Db, 'execute'>, tenant: Tenant, collection: Collection): Promise<void> {
  const { merchant } = tenant.brand;
  const { since, sendSince, account: only, now } = collection;
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
  const of = (column: SQL) => (only === undefined ? sql`true` : sql`${column} = ${only}`);
  const isNew = (column: SQL, kind: Kind) =>
    sql`not exists (select 1 from ${funnelEvent} known where known.merchant = ${merchant} and known.account = ${column} and known.kind = ${kind})`;
  const write = (kind: Kind, firsts: SQL) =>
    db.execute(sql`
      insert into ${funnelEvent} (merchant, account, kind, at, state, next_at)
      select ${merchant}, first.account, ${kind}, first.at,
        case when ${sendSince === null ? sql`true` : sql`first.at < ${at(sendSince)}`} then 'none' else 'waiting' end, ${at(now)}
      from (${firsts}) first
      on conflict do nothing`);

  await write(
    'registration',
    sql`select ${account.id} as account, ${account.createdAt} as at from ${account}
      where ${account.merchant} = ${merchant} and ${account.createdAt} >= ${at(since)} and ${account.type} <> ${trialAccountType}
        and ${of(sql`${account.id}`)} and ${isNew(sql`${account.id}`, 'registration')}`,
  );
  await write(
    'firstDeposit',
    sql`select ${depositOrder.account} as account, min(${depositOrder.endedAt}) as at from ${depositOrder}
      where ${depositOrder.merchant} = ${merchant} and ${depositOrder.state} = 'credited' and ${depositOrder.account} in (
        select active.account from ${depositOrder} active
        where active.merchant = ${merchant} and active.state = 'credited' and active.ended_at >= ${at(since)}
          and active.created_at >= ${at(new Date(since.getTime() - 7 * dayMs))} and ${of(sql`active.account`)}
          and ${isNew(sql`active.account`, 'firstDeposit')})
      group by 1`,
  );
  await write(
    'firstBet',
    sql`select ${bet.account} as account, min(${bet.placedAt}) as at from ${bet}
      where ${bet.merchant} = ${merchant} and ${bet.wallet} = 'main' and ${bet.stake} > 0 and ${bet.state} <> 'cancelled'
        and ${bet.account} in (
          select active.account from ${bet} active
          where active.merchant = ${merchant} and active.book = ${bookOf(tenant)} and active.wallet = 'main' and active.stake > 0
            and active.state <> 'cancelled' and coalesce(active.decided_at, active.placed_at) >= ${at(since)}
            and ${of(sql`active.account`)} and ${isNew(sql`active.account`, 'firstBet')})
      group by 1`,
  );
}
