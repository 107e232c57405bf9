import { type SQL, sql } from 'drizzle-orm';
import type { DeskKind } from '../../../../domain/desk.ts';
import { nationalNumber, vietnamPhone } from '../../../../domain/phone.ts';
import { Failure } from '../../../../wire/failure.ts';
import type { DeskQuery } from '../../../../wire/studio/desk.ts';
import { foldName } from '../../../identity/accounts/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Operator } from '../../operators/index.ts';
import { claimCounts } from './claims.ts';
import { approvalOf, type Source, sources } from './sources.ts';

/** An open item as it is read. */
export interface QueueRow {
  readonly kind: DeskKind;
  readonly merchant: string;
  readonly id: string;
  readonly account: string | null;
  readonly at: string;
  readonly state: string;
  readonly amount: string | null;
  readonly detail: string | null;
  readonly username: string | null;
  readonly provider: string | null;
  readonly tail: string | null;
  readonly boundAt: string | null;
}

export interface RowsWanted extends Pick<DeskQuery, 'state' | 'search' | 'order' | 'after'> {
  readonly kinds: readonly DeskKind[];
  /** Null for every brand. */
  readonly merchants: readonly string[] | null;
  readonly by: Pick<Operator, 'id'>;
  readonly now: Date;
  readonly limit: number;
  /** Id of the only item that is wanted. */
  readonly only?: string;
  /** Also items that have left the queue. */
  readonly isInAnyState?: boolean;
}

/** Of an item with its second operator outstanding. */
export const isPending = (source: Source, kind: DeskKind, now: Date): SQL => {
  const asked = approvalOf[kind];
  if (kind === 'approval') return sql`true`;
  if (asked === undefined) return sql`false`;
  const isOf =
    kind === 'promotion'
      ? sql`waiting.subject = promotion_entry.account and waiting.input ->> 'promotion' = promotion_entry.promotion
          and waiting.input ->> 'period' = promotion_entry.period`
      : sql`waiting.subject = ${source.id}`;
  return sql`exists (select 1 from approval waiting where waiting.merchant = ${source.merchant} and ${isOf}
    and waiting.kind = ${asked} and waiting.state = 'pending' and waiting.expires_at > ${now.toISOString()}::timestamptz)`;
};

export const ofBrands = (source: Source, merchants: readonly string[] | null): SQL =>
  merchants === null
    ? sql`true`
    : merchants.length === 1
      ? sql`${source.merchant} = ${merchants[0]}`
      : sql`${source.merchant} in (${
          merchants.length === 0
            ? sql`null`
            : sql.join(
                merchants.map((each) => sql`${each}`),
                sql`, `,
              )
        })`;

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Items with a number or of a member as typed: user name in part, or a mobile number however it is written. */
function isFound(source: Source, typed: string): SQL {
  const term = typed.trim();
  const national = nationalNumber(term, vietnamPhone);
  const isNumber = /^\d{6,14}$/.test(national);
  const byName = sql`person.folded_username like ${`%${escapeLike(foldName(term))}%`}`;
  const byMobile = isNumber ? sql` or person.mobile like ${`%${national}`}` : sql``;
  // The open items are few beside the accounts, so that each looks for its own.
  const byPerson = sql`exists (select 1 from account person where person.merchant = ${source.merchant}
    and person.id = ${source.account} and (${byName}${byMobile}))`;
  return source.named === undefined ? byPerson : sql`(${source.named} = ${term.toUpperCase()} or ${byPerson})`;
}

const isClaimed = (source: Source, kind: DeskKind, now: Date, by: string | null): SQL => sql`exists (
  select 1 from desk_claim claim where claim.merchant = ${source.merchant} and claim.kind = ${kind} and claim.item = ${source.id}
    ${by === null ? sql`` : sql`and claim.operator = ${by}`} and ${claimCounts(now)})`;

function inState(source: Source, kind: DeskKind, { state, now, by }: RowsWanted): SQL {
  if (state === 'mine') return isClaimed(source, kind, now, by.id);
  if (state === 'claimed') return isClaimed(source, kind, now, null);
  if (state === 'free') return sql`not ${isClaimed(source, kind, now, null)}`;
  return state === 'second' ? isPending(source, kind, now) : sql`true`;
}

interface Cursor {
  readonly at: string;
  readonly key: string;
}

/** @throws Failure MALFORMED */
function cursorOf(after: string): Cursor {
  const [at = '', ...key] = Buffer.from(after, 'base64url').toString().split('\n');
  if (key.length === 0 || Number.isNaN(Date.parse(at))) throw new Failure('MALFORMED');
  return { at, key: key.join('\n') };
}

export const cursorAfter = ({ at, kind, merchant, id }: QueueRow): string =>
  Buffer.from(`${at}\n${kind}/${merchant}/${id}`).toString('base64url');

const isNamed = ({ id, beginsWith }: Source, only: string): SQL =>
  sql`and ${id} = ${only} ${beginsWith === undefined ? sql`` : sql`and ${beginsWith(only.split('~')[0] ?? '')}`}`;

/** Open items of a kind in their order, no more than the page needs: an index has them in that order. */
function branch(kind: DeskKind, wanted: RowsWanted): SQL {
  const source = sources[kind];
  const { merchants, search, order = 'oldest', after, limit, now } = wanted;
  const key = sql`(${kind} || '/' || ${source.merchant} || '/' || ${source.id}) collate "C"`;
  const cursor = after === undefined ? null : cursorOf(after);
  const [way, beyond] = order === 'oldest' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const from =
    cursor === null
      ? sql`true`
      : sql`(${source.at} ${beyond}= ${cursor.at}::timestamptz
    and (${source.at} ${beyond} ${cursor.at}::timestamptz or ${key} ${beyond} ${cursor.key}))`;
  return sql`(select ${kind}::text as kind, ${source.merchant} as merchant, ${source.id} as id, ${source.account} as account,
      ${source.at} as at, ${source.state} as state, ${source.amount} as amount, ${source.detail} as detail,
      ${source.binding ?? sql`null::text`} as binding, ${key} as key
    from ${source.from}
    where ${wanted.isInAnyState === true ? sql`true` : source.isOpen(now)} and ${ofBrands(source, merchants)} and ${inState(source, kind, wanted)} and ${from}
      ${wanted.only === undefined ? sql`` : isNamed(source, wanted.only)}
      ${search === undefined || search.trim() === '' ? sql`` : sql`and ${isFound(source, search)}`}
    order by ${source.at} ${way}, ${key} ${way} limit ${limit})`;
}

/** The statement of a page. */
export function rowsStatement(wanted: RowsWanted): SQL {
  const way = wanted.order === 'newest' ? sql`desc` : sql`asc`;
  return sql`
    select page.kind, page.merchant, page.id, page.account, to_json(page.at) #>> '{}' as at, page.state, page.amount::text as amount,
      page.detail, person.username, bound.provider, bound.tail, to_json(bound.decided_at) #>> '{}' as "boundAt"
    from (select * from (${sql.join(
      wanted.kinds.map((kind) => branch(kind, wanted)),
      sql` union all `,
    )}) item order by item.at ${way}, item.key ${way} limit ${wanted.limit}) page
    left join account person on person.merchant = page.merchant and person.id = page.account
    left join payout_binding bound on bound.merchant = page.merchant and bound.id = page.binding
    order by page.at ${way}, page.key ${way}`;
}

export async function readRows(db: Pick<Db, 'execute'>, wanted: RowsWanted): Promise<QueueRow[]> {
  if (wanted.kinds.length === 0) return [];
  const { rows } = await db.execute<Record<keyof QueueRow, unknown>>(rowsStatement(wanted));
  return rows as unknown as QueueRow[];
}

/** Counted no further: beyond it the exact number helps no one. */
export const countedTo = 1_000;

/** Open items by kind, and how many of them wait since before `overdueFrom`. */
export async function countRows(
  db: Pick<Db, 'execute'>,
  { kinds, merchants, now }: Pick<RowsWanted, 'kinds' | 'merchants' | 'now'>,
  overdueFrom: Date,
): Promise<{ readonly counts: Readonly<Record<string, number>>; readonly overdue: number }> {
  if (kinds.length === 0) return { counts: {}, overdue: 0 };
  const branches = kinds.map((kind) => {
    const source = sources[kind];
    return sql`(select ${kind}::text as kind, ${source.at} as at from ${source.from}
      where ${source.isOpen(now)} and ${ofBrands(source, merchants)} order by ${source.at} limit ${countedTo})`;
  });
  const { rows } = await db.execute<{ kind: string; waiting: number; overdue: number }>(sql`
    select kind, count(*)::integer as waiting, (count(*) filter (where at < ${overdueFrom.toISOString()}::timestamptz))::integer as overdue
    from (${sql.join(branches, sql` union all `)}) item group by kind`);
  const found = new Map(rows.map(({ kind, waiting }) => [kind, waiting]));
  return {
    counts: Object.fromEntries(kinds.map((kind) => [kind, found.get(kind) ?? 0])),
    overdue: Math.min(
      countedTo,
      rows.reduce((sum, row) => sum + row.overdue, 0),
    ),
  };
}
