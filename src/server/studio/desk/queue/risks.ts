import { sql } from 'drizzle-orm';
import type { Risk } from '../../../../wire/studio/desk.ts';
import type { Db } from '../../../platform/db/index.ts';
import { bookOf } from '../../../tenants/books/index.ts';
import type { Tenants } from '../../../tenants/tenant/index.ts';
import type { QueueRow } from './rows.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Accounts of one address that are counted at most. */
const mostShared = 20;

interface Signs {
  readonly place: number;
  readonly openedAt: string;
  readonly deviceAt: string | null;
  readonly device: string | null;
  readonly shared: number;
  readonly isFirst: boolean;
  readonly paidIn: string;
  readonly needed: string;
  readonly played: string;
}

const capped = (score: number) => Math.min(100, score);

/** Sum of the scores of the reasons. */
export const scoreOf = (risks: readonly Risk[]): number => capped(risks.reduce((sum, { score }) => sum + score, 0));

/**
 * Reasons to look twice at the items of a page, the gravest first. One statement for all of them, whose parts are looked up by index
 * for each account; without an account there are none.
 */
export async function risksOf(
  { db, now, tenants }: { readonly db: Pick<Db, 'execute'>; readonly now: Date; readonly tenants: Pick<Tenants, 'byMerchant'> },
  rows: readonly QueueRow[],
): Promise<readonly (readonly Risk[])[]> {
  const asked = rows.flatMap(({ kind, merchant, account, at, id }, place) => {
    const tenant = tenants.byMerchant(merchant);
    if (account === null || tenant === null || kind === 'feedback' || kind === 'approval') return [];
    const turnover = Math.round(tenant.brand.policies.withdraw.turnover * 100);
    return [{ place, kind, merchant, account, at, id, book: bookOf(tenant), turnover }];
  });
  if (asked.length === 0) return rows.map(() => []);
  const since = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const { rows: found } = await db.execute<Record<keyof Signs, unknown>>(sql`
    select item.place, to_json(owner.created_at) #>> '{}' as "openedAt",
      to_json(device.created_at) #>> '{}' as "deviceAt", device.device, shared.accounts as shared,
      item.kind = 'withdrawal' and not exists (select 1 from withdrawal earlier where earlier.merchant = item.merchant
        and earlier.account = item.account and earlier.id <> item.id and earlier.state in ('approved', 'paid')) as "isFirst",
      coalesce(case when item.kind = 'withdrawal' then (select sum(record.amount) from account_record record
        where record.merchant = item.merchant and record.holder = item.account and record.book = item.book
          and record.type = 'deposit' and record.at > item.at - interval '2 hours' and record.at <= item.at) end, 0)::text as "paidIn",
      coalesce((select record.received * item.turnover / 100 from account_record record where item.kind = 'withdrawal'
        and record.merchant = item.merchant and record.holder = item.account and record.book = item.book and record.type = 'deposit'
        order by record.at desc, record.number desc limit 1), 0)::text as needed,
      coalesce(case when item.kind = 'withdrawal' and item.turnover > 0 then (select sum(day.valid_bet) from turnover day
        where day.merchant = item.merchant and day.account = item.account and day.book = item.book) end, 0)::text as played
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as item(place integer, kind text, merchant text, account text,
      at timestamptz, id text, book text, turnover bigint)
    join account owner on owner.merchant = item.merchant and owner.id = item.account
    left join lateral (
      select opened.created_at, opened.device from session opened
      where opened.merchant = item.merchant and opened.account_id = item.account and opened.device is not null
        and opened.created_at > ${since(dayMs)} and owner.created_at < ${since(dayMs)}
        and not exists (select 1 from session known where known.merchant = opened.merchant and known.account_id = opened.account_id
          and known.device = opened.device and known.created_at < opened.created_at)
      order by opened.created_at desc limit 1
    ) device on true
    left join lateral (
      select count(*)::integer as accounts from (
        select distinct other.account_id from (
          select distinct event.address_mark from security_event event
          where event.merchant = item.merchant and event.account_id = item.account and event.at > ${since(30 * dayMs)}
            and event.address_mark is not null limit 5
        ) mark join security_event other on other.merchant = item.merchant and other.address_mark = mark.address_mark
        where other.account_id is not null and other.account_id <> item.account and other.at > ${since(30 * dayMs)}
        limit ${mostShared}
      ) account_of_address
    ) shared on true`);
  const signs = new Map((found as unknown as Signs[]).map((row) => [row.place, row]));
  return rows.map((row, place) => {
    const known = signs.get(place);
    return known === undefined ? [] : reasons(row, known, now);
  });
}

function reasons(row: QueueRow, signs: Signs, now: Date): readonly Risk[] {
  const risks: Risk[] = [];
  const add = (name: Risk['name'], score: number, facts: Risk['facts'] = {}) => risks.push({ name, score, facts });
  const isPayout = row.kind === 'withdrawal';
  const age = now.getTime() - Date.parse(signs.openedAt);
  if (isPayout && row.boundAt !== null && Date.parse(row.at) - Date.parse(row.boundAt) < dayMs)
    add('boundRecently', 35, { at: row.boundAt, provider: row.provider ?? '', tail: row.tail ?? '' });
  if (signs.deviceAt !== null) add('newDevice', 25, { at: signs.deviceAt, device: signs.device ?? '' });
  if (signs.shared > 0) add('sharedAddress', signs.shared >= 3 ? 35 : 15, { count: String(signs.shared) });
  if (age < dayMs) add('newMember', 15, { at: signs.openedAt });
  if (isPayout) {
    const paidIn = BigInt(signs.paidIn);
    if (paidIn > 0n && paidIn * 2n >= BigInt(row.amount ?? '0')) add('fastInOut', 30, { amount: signs.paidIn });
    if (signs.isFirst) add('firstWithdrawal', 10);
    const [needed, played] = [BigInt(signs.needed), BigInt(signs.played)];
    if (needed > 0n) {
      const percent = played >= needed ? 100n : (played * 100n) / needed;
      add('turnoverUnmet', percent >= 100n ? 0 : 30, { percent: String(percent), needed: signs.needed });
    }
  }
  return risks.toSorted((one, other) => other.score - one.score);
}
