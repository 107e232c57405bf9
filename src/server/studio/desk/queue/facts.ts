import { type SQL, sql } from 'drizzle-orm';
import { unitsToWire } from '../../../../domain/money.ts';
import { Failure } from '../../../../wire/failure.ts';
import type { DeskDetail, DeskItem } from '../../../../wire/studio/desk.ts';
import type { Db } from '../../../platform/db/index.ts';

type Facts = Pick<DeskDetail, 'facts' | 'text' | 'due'>;
type Read = Readonly<Record<string, string | null>>;

const moment = (column: string) => sql.raw(`to_json(${column}) #>> '{}'`);

/** Query for the facts of an item: names that begin with `$` are money, with `@` moments, `text` is what the member wrote. */
function statementOf({ merchant, kind, id }: DeskItem): SQL {
  const [first = '', second = '', third = ''] = id.split('~');
  switch (kind) {
    case 'withdrawal':
      return sql`select id as "order", fee::text as "$fee", (amount - fee)::text as "$net", paid::text as "$paid",
        (amount - fee - coalesce((select sum(part.amount) from withdrawal_part part where part.merchant = withdrawal.merchant
          and part."order" = withdrawal.id), 0))::text as due, ${moment('decided_at')} as "@approved"
        from withdrawal where merchant = ${merchant} and id = ${id}`;
    case 'deposit':
      return sql`select id as "order", method, provider, reference, received::text as "$received", fee::text as "$fee", reason,
        ${moment('expires_at')} as "@expires" from deposit_order where merchant = ${merchant} and id = ${id}`;
    case 'receipt':
      return sql`select "order", provider, amount::text as "$sent", coalesce(received, 0)::text as "$received", ${moment('paid_at')} as "@paidAt",
        note as text from withdrawal_part where merchant = ${merchant} and "order" = ${first} and part = ${Number(second)}`;
    case 'binding':
      return sql`select provider, tail, kind as "bindingKind", ${moment('created_at')} as "@added"
        from payout_binding where merchant = ${merchant} and id = ${id}`;
    case 'promotion':
      return sql`select promotion, period, base::text as "$base", remark as text
        from promotion_entry where merchant = ${merchant} and account = ${first} and promotion = ${second} and period = ${third}`;
    case 'feedback':
      return sql`select reference as "order", kind as "feedbackKind",
        case when contact is null then null else left(contact, 2) || '•••' || right(contact, 2) end as contact, content as text
        from feedback where merchant = ${merchant} and reference = ${id}`;
    case 'limit':
      return sql`select kind as "limitKind", period as "limitPeriod",
        case when kind <> 'time' then amount::text end as "$from", case when kind <> 'time' then pending_amount::text end as "$to",
        case when kind = 'time' then (amount / 10000)::text end as "minutesFrom", case when kind = 'time' then (pending_amount / 10000)::text end as "minutesTo",
        ${moment('pending_at')} as "@takesEffect"
        from play_limit where merchant = ${merchant} and account = ${first} and kind = ${second} and period = ${third}`;
    default:
      return sql`select approval.kind as "approvalKind", approval.input ->> 'direction' as direction, approval.input ->> 'count' as count,
        coalesce(person.display_name, person.name) as "askedBy", approval.reason as text, ${moment('approval.expires_at')} as "@expires"
        from approval left join operator person on person.id = approval.asked_by
        where approval.merchant = ${merchant} and approval.id = ${id}`;
  }
}

/** Facts of an item in the order of reading; those that are not known are left out. @throws Failure NOT_FOUND */
export async function factsOf(db: Pick<Db, 'execute'>, item: DeskItem): Promise<Facts> {
  const { rows } = await db.execute<Read>(statementOf(item));
  const [row] = rows;
  if (row === undefined) throw new Failure('NOT_FOUND');
  const { text = null, due = null, ...rest } = row;
  const facts = Object.entries(rest).flatMap(([name, value]): Facts['facts'] => {
    if (value === null) return [];
    if (name.startsWith('$')) return [{ name: name.slice(1), value: unitsToWire(BigInt(value)), look: 'money' }];
    if (name.startsWith('@')) return [{ name: name.slice(1), value: new Date(value).toISOString(), look: 'moment' }];
    return [{ name, value, look: 'text' }];
  });
  return { facts, text, due: due === null ? null : unitsToWire(BigInt(due)) };
}
