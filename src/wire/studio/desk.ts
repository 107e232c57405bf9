import Type, { type Static } from 'typebox';
import { deskKinds, deskStates } from '../../domain/desk.ts';
import { Amount } from '../amount.ts';
import { closed, MerchantCode, Moment, Note, nullable } from './shapes.ts';

const Kind = Type.Enum([...deskKinds]);

/** Reasons for a second look by a person. A reason, never a verdict. */
export const riskNames = [
  'boundRecently',
  'newDevice',
  'firstWithdrawal',
  'turnoverUnmet',
  'sharedAddress',
  'fastInOut',
  'newMember',
] as const;
export type RiskName = (typeof riskNames)[number];
export const Risk = Type.Object(
  {
    name: Type.Enum([...riskNames]),
    /** 0: it was looked at and is as it should be. */
    score: Type.Integer({ minimum: 0, maximum: 100 }),
    /** Numbers and moments of the sentence. */
    facts: Type.Record(Type.String(), Type.String()),
  },
  closed,
);
export type Risk = Static<typeof Risk>;

/** Of whom an item is now. */
export const DeskClaim = Type.Object({ by: Type.String(), isMine: Type.Boolean(), until: Moment }, closed);
export type DeskClaim = Static<typeof DeskClaim>;

/** An act that waits for the second operator. */
export const DeskPending = Type.Object(
  {
    id: Type.String(),
    act: Type.String(),
    askedBy: Type.String(),
    isMine: Type.Boolean(),
    askedAt: Moment,
    expiresAt: Moment,
    reason: Type.String(),
  },
  closed,
);
export type DeskPending = Static<typeof DeskPending>;

export const DeskItem = Type.Object(
  {
    merchant: MerchantCode,
    kind: Kind,
    id: Type.String(),
    /** Since when it waits. */
    at: Moment,
    state: Type.String(),
    account: nullable(Type.String()),
    username: nullable(Type.String()),
    amount: nullable(Type.String()),
    currency: Type.String(),
    /** Bank and tail of the number, method, promotion, kind of feedback or of limit. */
    detail: Type.String(),
    score: Type.Integer({ minimum: 0, maximum: 100 }),
    risks: Type.Array(Risk),
    claim: nullable(DeskClaim),
    pending: nullable(DeskPending),
  },
  closed,
);
export type DeskItem = Static<typeof DeskItem>;

/** `kind` may name several, with commas. `search`: order, user name, or a mobile number with or without spaces. */
export const DeskQuery = {
  kind: Type.Optional(Type.String({ pattern: '^[a-z]+(?:,[a-z]+){0,9}$', maxLength: 100 })),
  merchant: Type.Optional(MerchantCode),
  state: Type.Optional(Type.Enum([...deskStates])),
  search: Type.Optional(Type.String({ maxLength: 64 })),
  order: Type.Optional(Type.Union([Type.Literal('oldest'), Type.Literal('newest')])),
  after: Type.Optional(Type.String({ maxLength: 300 })),
};
export interface DeskQuery {
  readonly kind?: string;
  readonly merchant?: string;
  readonly state?: (typeof deskStates)[number];
  readonly search?: string;
  readonly order?: 'oldest' | 'newest';
  readonly after?: string;
}
export const DeskPage = Type.Object(
  {
    items: Type.Array(DeskItem),
    next: nullable(Type.String()),
    /** Open items by kind, up to `countedTo`; a kind that the operator may not act on is missing. */
    counts: Type.Record(Type.String(), Type.Integer()),
    countedTo: Type.Integer(),
    /** Number of those that wait longer than half an hour, up to `countedTo`. */
    overdue: Type.Integer(),
  },
  closed,
);
export type DeskPage = Static<typeof DeskPage>;

export const deskActs = [
  'approve',
  'reject',
  'pay',
  'credit',
  'fail',
  'received',
  'refund',
  'confirm',
  'review',
  'answer',
  'close',
  'seen',
  'second',
  'decline',
] as const;
export type DeskActName = (typeof deskActs)[number];

export const OfDeskItem = Type.Object({ merchant: MerchantCode, kind: Kind, id: Type.String({ maxLength: 200 }) }, closed);
export const OfDeskImage = Type.Object({ ...OfDeskItem.properties, position: Type.String({ pattern: '^[0-9]$' }) }, closed);

/** An act that is possible now; `why` says what keeps this operator from it. */
export const DeskOffer = Type.Object(
  {
    act: Type.Enum([...deskActs]),
    why: nullable(Type.Union([Type.Literal('role'), Type.Literal('own'), Type.Literal('asked'), Type.Literal('claimed')])),
    /** Another operator has to approve as well. */
    needsSecond: Type.Boolean(),
  },
  closed,
);
export type DeskOffer = Static<typeof DeskOffer>;

/** An item with all that a decision needs. */
export const DeskDetail = Type.Object(
  {
    item: DeskItem,
    /** Texts and sums by name, in the order of reading. */
    facts: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          value: Type.String(),
          look: Type.Enum(['text', 'money', 'moment']),
        },
        closed,
      ),
    ),
    /** Message of the member. */
    text: nullable(Type.String()),
    images: Type.Integer({ minimum: 0 }),
    money: nullable(
      Type.Object(
        { available: Type.String(), paidIn30: Type.String(), paidOut30: Type.String(), isLedgerEven: Type.Boolean() },
        closed,
      ),
    ),
    offers: Type.Array(DeskOffer),
    /** Sum that is left to pay. */
    due: nullable(Type.String()),
    threshold: Type.String(),
    /** Operators who may give the second yes. */
    approvers: Type.Array(Type.String()),
    history: Type.Array(
      Type.Object({ by: Type.String(), act: Type.String(), reason: Type.String(), result: Type.String(), at: Moment }, closed),
    ),
  },
  closed,
);
export type DeskDetail = Static<typeof DeskDetail>;

const RequestId = Type.String({ pattern: '^[A-Za-z0-9._:~-]{8,64}$' });

/**
 * Idempotent by `requestId`. `reason` stays in the audit; of a rejection and an answer the member reads it. A browser always gives one,
 * a token where something is refused, credited, failed or answered.
 */
export const DeskOrder = Type.Object(
  {
    act: Type.Enum([...deskActs]),
    reason: Type.Optional(Type.String({ minLength: 3, maxLength: 1000, pattern: '\\S.*\\S' })),
    requestId: RequestId,
    /** Of a payment or a credit: without it all that is left, or what was ordered. */
    amount: Type.Optional(Amount),
    /** Of a payment: through whom it was made. */
    provider: Type.Optional(Type.String({ minLength: 2, maxLength: 40 })),
  },
  closed,
);
export type DeskOrder = Static<typeof DeskOrder>;

export const DeskResult = Type.Object(
  {
    /** `pending`: another operator has to approve. `failed`, `rejected`: what came of it since, of a request sent again. */
    state: Type.Enum(['done', 'pending', 'failed', 'rejected']),
    /** The act before another operator. */
    approval: Type.Optional(Type.Object({ id: Type.String(), expiresAt: Moment }, closed)),
    /** The item as it is now; null once it has left the queue. */
    item: nullable(DeskItem),
  },
  closed,
);
export type DeskResult = Static<typeof DeskResult>;

/** Safe on many together: nothing of it moves money. */
export const DeskBulk = Type.Object(
  {
    act: Type.Enum(['claim', 'release', 'close', 'seen']),
    items: Type.Array(OfDeskItem, { minItems: 1, maxItems: 100 }),
    reason: Type.Optional(Note),
    requestId: RequestId,
  },
  closed,
);
export type DeskBulk = Static<typeof DeskBulk>;
export const DeskBulkResult = Type.Object(
  {
    done: Type.Integer(),
    refused: Type.Array(Type.Object({ id: Type.String(), code: Type.String() }, closed)),
  },
  closed,
);
export type DeskBulkResult = Static<typeof DeskBulkResult>;

/** Payee of a withdrawal or binding, in full. Asking for it is recorded. */
export const DeskPayee = Type.Object({ provider: Type.String(), number: Type.String(), holder: Type.String() }, closed);
export type DeskPayee = Static<typeof DeskPayee>;

/** The queue of a brand has changed; what is shown is read again. */
export interface DeskEvent {
  readonly kind: 'queue';
}
