import { type SQL, sql } from 'drizzle-orm';
import type { DeskKind } from '../../../../domain/desk.ts';
import type { OperatorRole } from '../../../../wire/operate.ts';
import { publicationKind } from '../../../platform/secondYes/index.ts';

/** Table of the open items of a kind. Every `SQL` is of the table of `from`. */
export interface Source {
  readonly from: SQL;
  readonly merchant: SQL;
  /** Id of the item, unique with merchant and kind. */
  readonly id: SQL;
  /** Of an id in parts: a condition that an index has, by its first part. */
  readonly beginsWith?: (first: string) => SQL;
  readonly account: SQL;
  readonly at: SQL;
  readonly state: SQL;
  readonly amount: SQL;
  readonly book: SQL;
  readonly detail: SQL;
  /** Binding that money is paid to. */
  readonly binding?: SQL;
  /** Condition of an open item; the partial indexes of the table have the same condition. */
  readonly isOpen: (now: Date) => SQL;
  /** Ids that a person may type. */
  readonly named?: SQL;
  /** Roles that decide about the item; an operator with only `approve` gives second yeses. */
  readonly roles: readonly OperatorRole[];
}

const none = sql`null::text`;
const money: readonly OperatorRole[] = ['money', 'approve'];

/** Approvals by the kind of item that they are about; the others are items themselves. */
export const approvalOf: Partial<Record<DeskKind, string>> = {
  withdrawal: 'withdrawals.approve',
  deposit: 'deposits.credit',
  receipt: 'receipts.refund',
  promotion: 'promotions.approve',
};
/** Those and publications, which the page of a brand decides. */
const ofOthers = sql.raw([...Object.values(approvalOf), publicationKind].map((kind) => `'${kind}'`).join(', '));

// Another raise of the same limit is another item.
const limitId = sql.raw(
  `play_limit.account || '~' || play_limit.kind || '~' || play_limit.period || '~' || floor(extract(epoch from play_limit.pending_at))::bigint`,
);

export const sources: Readonly<Record<DeskKind, Source>> = {
  withdrawal: {
    from: sql.raw('withdrawal'),
    merchant: sql.raw('withdrawal.merchant'),
    id: sql.raw('withdrawal.id'),
    account: sql.raw('withdrawal.account'),
    at: sql.raw('withdrawal.requested_at'),
    state: sql.raw('withdrawal.state'),
    amount: sql.raw('withdrawal.amount'),
    book: sql.raw('withdrawal.book'),
    detail: none,
    binding: sql.raw('withdrawal.binding'),
    isOpen: () => sql`withdrawal.state in ('requested', 'approved')`,
    named: sql.raw('withdrawal.id'),
    roles: money,
  },
  deposit: {
    from: sql.raw('deposit_order'),
    merchant: sql.raw('deposit_order.merchant'),
    id: sql.raw('deposit_order.id'),
    account: sql.raw('deposit_order.account'),
    at: sql.raw('deposit_order.created_at'),
    state: sql.raw('deposit_order.state'),
    amount: sql.raw('coalesce(deposit_order.received, deposit_order.amount) - deposit_order.fee'),
    book: sql.raw('deposit_order.book'),
    detail: sql.raw('deposit_order.method'),
    isOpen: () =>
      sql`(deposit_order.state in ('created', 'pending') or (deposit_order.state = 'failed' and deposit_order.reason in ('amount', 'limit', 'unanswered')))`,
    named: sql.raw('deposit_order.id'),
    roles: money,
  },
  receipt: {
    from: sql.raw('withdrawal_part'),
    merchant: sql.raw('withdrawal_part.merchant'),
    id: sql.raw(`withdrawal_part."order" || '~' || withdrawal_part.part`),
    beginsWith: (first) => sql`withdrawal_part."order" = ${first}`,
    account: sql.raw('withdrawal_part.account'),
    at: sql.raw('withdrawal_part.answered_at'),
    state: sql.raw('withdrawal_part.receipt'),
    amount: sql.raw('withdrawal_part.amount - coalesce(withdrawal_part.received, 0)'),
    book: none,
    detail: sql.raw('withdrawal_part.provider'),
    isOpen: () => sql`withdrawal_part.receipt in ('partly', 'notReceived')`,
    named: sql.raw('withdrawal_part."order"'),
    roles: money,
  },
  binding: {
    from: sql.raw('payout_binding'),
    merchant: sql.raw('payout_binding.merchant'),
    id: sql.raw('payout_binding.id'),
    account: sql.raw('payout_binding.account'),
    at: sql.raw('payout_binding.created_at'),
    state: sql.raw('payout_binding.state'),
    amount: sql.raw('null::bigint'),
    book: none,
    detail: none,
    binding: sql.raw('payout_binding.id'),
    isOpen: () => sql`payout_binding.state = 'waiting'`,
    roles: ['money'],
  },
  promotion: {
    from: sql.raw('promotion_entry'),
    merchant: sql.raw('promotion_entry.merchant'),
    id: sql.raw(`promotion_entry.account || '~' || promotion_entry.promotion || '~' || promotion_entry.period`),
    beginsWith: (first) => sql`promotion_entry.account = ${first}`,
    account: sql.raw('promotion_entry.account'),
    at: sql.raw('promotion_entry.entered_at'),
    state: sql.raw('promotion_entry.state'),
    amount: sql.raw('promotion_entry.amount'),
    book: sql.raw('promotion_entry.book'),
    detail: sql.raw('promotion_entry.promotion'),
    isOpen: () => sql`promotion_entry.state in ('applying', 'processing')`,
    roles: money,
  },
  feedback: {
    from: sql.raw('feedback'),
    merchant: sql.raw('feedback.merchant'),
    id: sql.raw('feedback.reference'),
    account: sql.raw('feedback.account_id'),
    at: sql.raw('feedback.created_at'),
    state: sql.raw('feedback.state'),
    amount: sql.raw('null::bigint'),
    book: none,
    detail: sql.raw('feedback.kind'),
    isOpen: () => sql`feedback.state = 'open'`,
    named: sql.raw('feedback.reference'),
    roles: ['members'],
  },
  limit: {
    from: sql.raw('play_limit'),
    merchant: sql.raw('play_limit.merchant'),
    id: limitId,
    account: sql.raw('play_limit.account'),
    // When it takes effect: when it was asked for is not kept.
    at: sql.raw('play_limit.pending_at'),
    state: sql.raw(`case when play_limit.pending_amount is null then 'removal' else 'raise' end`),
    amount: sql.raw(`case when play_limit.kind = 'time' then null else play_limit.pending_amount end`),
    book: none,
    detail: sql.raw(`play_limit.kind || ' ' || play_limit.period`),
    isOpen: (now) => sql`play_limit.pending_at > ${now.toISOString()}::timestamptz and not exists (
      select 1 from desk_seen seen where seen.merchant = play_limit.merchant and seen.kind = 'limit'
        and seen.item = ${limitId})`,
    roles: ['members'],
  },
  approval: {
    from: sql.raw('approval'),
    merchant: sql.raw('approval.merchant'),
    id: sql.raw('approval.id'),
    account: sql.raw(`case when approval.kind in ('adjust', 'envelopes.give') then approval.subject end`),
    at: sql.raw('approval.asked_at'),
    state: sql.raw('approval.state'),
    amount: sql.raw('approval.amount'),
    book: none,
    detail: sql.raw('approval.kind'),
    isOpen: (now) => sql`approval.state in ('pending', 'approved') and approval.kind not in (${ofOthers})
      and (approval.state = 'approved' or approval.expires_at > ${now.toISOString()}::timestamptz)`,
    roles: ['approve'],
  },
};

/** Kinds that an operator with the roles sees. */
export const kindsFor = (roles: readonly OperatorRole[]): DeskKind[] =>
  (Object.keys(sources) as DeskKind[]).filter((kind) => sources[kind].roles.some((role) => roles.includes(role)));
