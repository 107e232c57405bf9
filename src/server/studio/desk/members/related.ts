import { sql } from 'drizzle-orm';
import type { DeskRelated } from '../../../../wire/studio/deskMembers.ts';
import type { Tenant } from '../../../tenants/tenant/index.ts';
import { type DeskMemberDeps, findMember } from './memberDeps.ts';

const spanMs = 90 * 86_400_000;
const maxAddresses = 20;
const maxAccounts = 50;

interface Found extends Record<string, unknown> {
  readonly account: string;
  readonly username: string;
  readonly state: 'active' | 'disabled';
  readonly shared: number;
  readonly device: string | null;
  readonly lastAt: string;
}

/** Accounts of the same brand that share an address with a member. Addresses are known by their keyed hashes only. */
export function createRelated(deps: DeskMemberDeps) {
  const { db, now } = deps;
  return async (tenant: Tenant, id: string): Promise<DeskRelated> => {
    const { merchant } = await findMember(deps, tenant, id);
    const since = sql`${new Date(now().getTime() - spanMs).toISOString()}::timestamptz`;
    const own = sql`
      select address_mark as mark from security_event
      where merchant = ${merchant} and account_id = ${id} and address_mark is not null and at >= ${since}
      group by address_mark order by max(at) desc limit ${maxAddresses}`;
    const [{ rows: marks }, { rows }] = await Promise.all([
      db.execute<{ count: string }>(sql`select count(*)::text as count from (${own}) own`),
      db.execute<Found>(sql`
        select account.id as account, account.username, account.state, beside.shared, device.device,
          to_char(beside.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt"
        from (
          select event.account_id, count(distinct event.address_mark)::integer as shared, max(event.at) as last_at
          from (${own}) own
          join security_event event on event.merchant = ${merchant} and event.address_mark = own.mark
            and event.account_id is not null and event.account_id <> ${id} and event.at >= ${since}
          group by event.account_id
        ) beside
        join account on account.merchant = ${merchant} and account.id = beside.account_id
        left join lateral (
          select theirs.device from session theirs
          where theirs.merchant = ${merchant} and theirs.account_id = account.id and theirs.device in (
            select device from session where merchant = ${merchant} and account_id = ${id} and device is not null)
          limit 1
        ) device on true
        order by beside.shared desc, beside.last_at desc, account.id limit ${maxAccounts}`),
    ]);
    return { addresses: Number(marks[0]?.count ?? 0), accounts: rows.map((row) => ({ ...row })) };
  };
}
