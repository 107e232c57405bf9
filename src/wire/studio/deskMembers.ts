import Type, { type Static } from 'typebox';
import { memberMarks } from '../../domain/desk.ts';
import { limitKinds, limitPeriods } from '../../domain/saferPlay.ts';
import { Amount } from '../amount.ts';
import { InboxQuery } from '../inbox.ts';
import { closed, MerchantCode, Moment, nullable } from './shapes.ts';

const Reason = Type.String({ minLength: 3, maxLength: 200, pattern: '\\S.*\\S' });
export const RequestId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._:~-]{7,63}$' });
const After = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }));

/** A member by the id of the account, which is unique within a brand. */
export const OfDeskMember = Type.Object(
  { merchant: MerchantCode, account: Type.String({ minLength: 1, maxLength: 64 }) },
  closed,
);

export type MemberMarkName = (typeof memberMarks)[number];
const MarkName = Type.Enum([...memberMarks]);

/**
 * `search`: part of the username, a mobile number with or without spaces, an email address, or the id of an account. `username`: the
 * whole name of one member.
 */
export const DeskMemberQuery = {
  search: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  username: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  after: After,
};
export interface DeskMemberQuery {
  readonly search?: string;
  readonly username?: string;
  readonly after?: string;
}

const State = Type.Union([Type.Literal('active'), Type.Literal('disabled')]);
const Break = nullable(
  Type.Object({ kind: Type.Union([Type.Literal('timeOut'), Type.Literal('exclusion')]), until: Moment }, closed),
);

/** Amounts are decimal strings with four places. Mobile number and address are masked. */
export const DeskMemberRow = Type.Object(
  {
    account: Type.String(),
    username: Type.String(),
    /** See `domain/accountType.ts`. */
    type: Type.Integer(),
    state: State,
    mobile: nullable(Type.String()),
    email: nullable(Type.String()),
    balance: Type.String(),
    marks: Type.Array(MarkName),
    break: Break,
    createdAt: Moment,
  },
  closed,
);
export type DeskMemberRow = Static<typeof DeskMemberRow>;
export const DeskMemberPage = Type.Object(
  { members: Type.Array(DeskMemberRow), currency: Type.String(), symbol: Type.String(), next: nullable(Type.String()) },
  closed,
);
export type DeskMemberPage = Static<typeof DeskMemberPage>;

export const DeskMark = Type.Object({ name: MarkName, by: Type.String(), reason: Type.String(), at: Moment }, closed);
export type DeskMark = Static<typeof DeskMark>;
export const DeskNote = Type.Object({ id: Type.String(), by: Type.String(), text: Type.String(), at: Moment }, closed);
export type DeskNote = Static<typeof DeskNote>;

const Waiting = Type.Object({ count: Type.Integer(), amount: Type.String() }, closed);
const LimitKind = Type.Enum([...limitKinds]);
const LimitPeriod = Type.Enum([...limitPeriods]);

export const DeskLimit = Type.Object(
  {
    kind: LimitKind,
    period: LimitPeriod,
    /** Minutes for `time`, otherwise an amount; as `used`. */
    amount: Type.String(),
    used: Type.String(),
    /** Of the brand: it holds for every member. */
    isOfBrand: Type.Boolean(),
    pending: nullable(Type.Object({ amount: nullable(Type.String()), at: Moment }, closed)),
  },
  closed,
);
export type DeskLimit = Static<typeof DeskLimit>;

/** A member as the desk shows it. Personal data are masked, or only said to be there. */
export const DeskMember = Type.Object(
  {
    merchant: MerchantCode,
    ...DeskMemberRow.properties,
    brand: Type.String(),
    nickname: Type.String(),
    marks: Type.Array(DeskMark),
    rank: Type.Integer(),
    upline: nullable(Type.Object({ account: Type.String(), username: Type.String() }, closed)),
    lastSignInAt: nullable(Moment),
    isMobileConfirmed: Type.Boolean(),
    isEmailConfirmed: Type.Boolean(),
    /** Names of the personal fields that are filled in. */
    personal: Type.Array(Type.String()),
    bindings: Type.Array(Type.Object({ provider: Type.String(), tail: Type.String(), state: Type.String() }, closed)),
    currency: Type.String(),
    symbol: Type.String(),
    /** `isEven`: the balance is the one after the last entry. */
    wallets: Type.Array(
      Type.Object({ wallet: Type.String(), balance: Type.String(), entries: Type.Integer(), isEven: Type.Boolean() }, closed),
    ),
    points: Type.String(),
    /** Of the last thirty days. `result` is payouts less stakes. */
    month: Type.Object({ bets: Type.Integer(), stake: Type.String(), result: Type.String() }, closed),
    /** Money that neither side has yet. */
    onTheWay: Type.Object({ deposits: Waiting, withdrawals: Waiting }, closed),
    limits: Type.Array(DeskLimit),
    sessions: Type.Integer(),
    notes: Type.Object({ count: Type.Integer(), latest: Type.Array(DeskNote) }, closed),
    /** Acts on the account that wait for a second operator. */
    approvals: Type.Integer(),
    /** Amount from which a second operator has to approve an adjustment. */
    threshold: Type.String(),
    /** Shortest exclusion. */
    exclusionMonths: Type.Integer(),
  },
  closed,
);
export type DeskMember = Static<typeof DeskMember>;

/** Asking for personal data is recorded with its reason. */
export const DeskReveal = Type.Object({ reason: Reason }, closed);
export const DeskPersonal = Type.Object(
  {
    mobile: nullable(Type.String()),
    email: nullable(Type.String()),
    fields: Type.Record(Type.String(), Type.String()),
    bindings: Type.Array(Type.Object({ provider: Type.String(), number: Type.String(), holder: Type.String() }, closed)),
  },
  closed,
);
export type DeskPersonal = Static<typeof DeskPersonal>;

export const DeskEntryQuery = {
  wallet: Type.Optional(Type.String({ pattern: '^(?:main|held|bonus|trial|vendor:[A-Za-z0-9_-]{1,32})$' })),
  after: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,9}$' })),
};
export interface DeskEntryQuery {
  readonly wallet?: string;
  /** The `number` of the last entry of the page before. */
  readonly after?: string;
}
/** An entry of a wallet with the balance after it. */
export const DeskEntry = Type.Object(
  {
    number: Type.Integer(),
    transaction: Type.String(),
    /** Kind of the ledger transaction. */
    kind: Type.String(),
    /** Order, bonus, period or other wallet; empty for what is a game. */
    detail: Type.String(),
    game: nullable(Type.String()),
    amount: Type.String(),
    balance: Type.String(),
    at: Moment,
  },
  closed,
);
export type DeskEntry = Static<typeof DeskEntry>;
export const DeskEntries = Type.Object({ entries: Type.Array(DeskEntry), next: nullable(Type.String()) }, closed);
export type DeskEntries = Static<typeof DeskEntries>;

/** Accounts that were used from an IP address of this one within ninety days. */
export const DeskRelated = Type.Object(
  {
    addresses: Type.Integer(),
    accounts: Type.Array(
      Type.Object(
        {
          account: Type.String(),
          username: Type.String(),
          state: State,
          /** Addresses in common. */
          shared: Type.Integer(),
          /** Browser and system that both were used with; null if none is known. */
          device: nullable(Type.String()),
          lastAt: Moment,
        },
        closed,
      ),
    ),
  },
  closed,
);
export type DeskRelated = Static<typeof DeskRelated>;

export const DeskMemberSession = Type.Object(
  { id: Type.String(), device: nullable(Type.String()), isLimited: Type.Boolean(), createdAt: Moment, seenAt: Moment },
  closed,
);
export type DeskMemberSession = Static<typeof DeskMemberSession>;

export const DeskMessageQuery = { before: InboxQuery.properties.before };
export const DeskMessages = Type.Object(
  {
    messages: Type.Array(
      Type.Object(
        { id: Type.String(), title: Type.String(), text: Type.String(), sentAt: Moment, isRead: Type.Boolean() },
        closed,
      ),
    ),
    next: nullable(Type.String()),
  },
  closed,
);
export type DeskMessages = Static<typeof DeskMessages>;

/** History of an account: its own acts and those of operators. */
export const DeskHistoryQuery = { after: After };
export const DeskHistory = Type.Object(
  {
    rows: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          kind: Type.String(),
          /** Operator; null for an act of the member. */
          by: nullable(Type.String()),
          reason: Type.String(),
          isRefused: Type.Boolean(),
          at: Moment,
        },
        closed,
      ),
    ),
    next: nullable(Type.String()),
  },
  closed,
);
export type DeskHistory = Static<typeof DeskHistory>;

export const DeskNoteOrder = Type.Object(
  { text: Type.String({ minLength: 3, maxLength: 1000, pattern: '\\S[\\s\\S]*\\S' }), requestId: RequestId },
  closed,
);

/** Acts on an account; `limit` tightens one, nothing here loosens any. */
export const memberActs = ['close', 'reopen', 'exclude', 'resetPassword', 'endSessions', 'mark', 'unmark', 'limit'] as const;
export type MemberActName = (typeof memberActs)[number];

/** Idempotent by `requestId`. */
export const DeskMemberOrder = Type.Object(
  {
    act: Type.Enum([...memberActs]),
    reason: Reason,
    requestId: RequestId,
    /** Of an exclusion. */
    months: Type.Optional(Type.Integer({ minimum: 1, maximum: 600 })),
    /** Of `mark` and `unmark`. */
    mark: Type.Optional(MarkName),
    /** Of `limit`. */
    limit: Type.Optional(Type.Object({ kind: LimitKind, period: LimitPeriod, amount: Amount }, closed)),
  },
  closed,
);
export type DeskMemberOrder = Static<typeof DeskMemberOrder>;

/** `sentTo`: the masked contact that the link to a new password went to. */
export const DeskMemberActed = Type.Object({ sentTo: nullable(Type.String()) }, closed);
export type DeskMemberActed = Static<typeof DeskMemberActed>;
