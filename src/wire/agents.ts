import Type, { type Static } from 'typebox';
import { recordTypes } from '../domain/accountRecord.ts';
import { teamSorts } from '../domain/teamSort.ts';
import { BetFilter, BetRow } from './play.ts';
import { Cursor, nullable, RecordRow } from './records.ts';
import { WalletBalance } from './wallet.ts';

const closed = { additionalProperties: false } as const;

const Day = Type.String({ format: 'date', pattern: '^[1-9]' });
const AccountId = Type.String({ pattern: '^[0-9]{1,20}$' });

/** Inclusive days in the time zone of the brand: at most 92. */
export const TeamPeriod = Type.Object({ from: Day, until: Day }, closed);
export type TeamPeriod = Static<typeof TeamPeriod>;

/** A figure of the period, and of as many days before it. */
const Compared = Type.Object({ now: Type.String(), before: Type.String() }, closed);
const Counted = Type.Object({ now: Type.Integer(), before: Type.Integer() }, closed);

const Kind = Type.Union([Type.Literal('agent'), Type.Literal('member')]);
const person = {
  id: Type.String(),
  name: Type.String(),
  avatar: Type.String(),
  kind: Kind,
};

/**
 * The branch of the caller: the caller and all downlines. Amounts are decimal strings with four places. `result` is what the house
 * keeps: stakes less payouts, bonus and cashback.
 */
export const TeamOverview = Type.Object(
  {
    /** Accounts below the caller by now, and those opened in both periods. */
    members: Type.Integer(),
    opened: Counted,
    /** Downlines with a bet settled in the period. */
    active: Counted,
    deposits: Compared,
    withdrawals: Compared,
    validBet: Compared,
    result: Compared,
    /** Every day of the period in order. */
    days: Type.Array(
      Type.Object(
        {
          day: Type.String(),
          opened: Type.Integer(),
          active: Type.Integer(),
          deposits: Type.String(),
          withdrawals: Type.String(),
          result: Type.String(),
        },
        closed,
      ),
    ),
    /** The highest first. */
    categories: Type.Array(Type.Object({ gameType: Type.String(), validBet: Type.String() }, closed)),
    /** The direct downlines whose branches bet most. */
    top: Type.Array(
      Type.Object({ ...person, members: Type.Integer(), validBet: Type.String(), result: Type.String() }, closed),
    ),
  },
  closed,
);
export type TeamOverview = Static<typeof TeamOverview>;

/** Of a branch in a period. */
const branchFigures = {
  validBet: Type.String(),
  stake: Type.String(),
  payout: Type.String(),
  bonus: Type.String(),
  cashback: Type.String(),
  /** Result of the house. */
  result: Type.String(),
};

/**
 * Direct downlines of `root` (default: the caller), 20 per page; with `search` at most 20 accounts of its branch by name. Figures
 * are those of branches in the period.
 */
export const TeamQuery = Type.Object(
  {
    ...TeamPeriod.properties,
    ...Cursor.properties,
    root: Type.Optional(AccountId),
    search: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    kind: Type.Optional(Kind),
    state: Type.Optional(Type.Union([Type.Literal('active'), Type.Literal('disabled')])),
    sort: Type.Optional(Type.Enum([...teamSorts])),
    /** Only branches with a bet settled in the period. */
    played: Type.Optional(Type.Literal('1')),
  },
  closed,
);
export type TeamQuery = Static<typeof TeamQuery>;

export const TeamRow = Type.Object(
  {
    ...person,
    upline: Type.String(),
    state: Type.Union([Type.Literal('active'), Type.Literal('disabled')]),
    /** Accounts below it. */
    members: Type.Integer(),
    ...branchFigures,
    seenAt: nullable(Type.String()),
    /** Note of the caller. */
    remark: Type.String(),
    /** False for an account between `root` and one that was found. */
    found: Type.Boolean(),
  },
  closed,
);
export type TeamRow = Static<typeof TeamRow>;

/** `next` and `previous` are cursors. */
export const TeamPage = Type.Object(
  {
    root: Type.Object(
      {
        /** From the caller down to the root; both included. */
        path: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }, closed)),
        agents: Type.Integer(),
        direct: Type.Integer(),
        members: Type.Integer(),
        betsToday: Type.Integer(),
        ...branchFigures,
      },
      closed,
    ),
    rows: Type.Array(TeamRow),
    total: Type.Integer(),
    next: nullable(Type.String()),
    previous: nullable(Type.String()),
  },
  closed,
);
export type TeamPage = Static<typeof TeamPage>;

const OneTimePassword = Type.String({ minLength: 8, maxLength: 64 });

/** Opens an account below the caller. `adult`: its owner is of age and wants it. Sent sealed. */
export const OpenAccount = Type.Object(
  { username: Type.String({ minLength: 1, maxLength: 64 }), password: OneTimePassword, kind: Kind, adult: Type.Boolean() },
  closed,
);
export type OpenAccount = Static<typeof OpenAccount>;

export const OpenedAccount = Type.Object({ id: Type.String(), name: Type.String(), kind: Kind }, closed);
export type OpenedAccount = Static<typeof OpenedAccount>;

/** A new one-time password for a direct downline that never signed in. Sent sealed. */
export const RenewPassword = Type.Object({ account: AccountId, password: OneTimePassword }, closed);
export type RenewPassword = Static<typeof RenewPassword>;

export const NameQuery = Type.Object({ username: Type.String({ minLength: 1, maxLength: 64 }) }, closed);
/** The fault of a user name as an i18n key with parameters; null if an account may have it. */
export const NameCheck = Type.Object(
  {
    fault: nullable(
      Type.Object({ key: Type.String(), params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])) }),
    ),
  },
  closed,
);
export type NameCheck = Static<typeof NameCheck>;

export const Invite = Type.Object(
  { code: Type.String(), link: Type.String(), expiresAt: Type.String(), uses: Type.Integer() },
  closed,
);
export type Invite = Static<typeof Invite>;
export const NewInvite = Type.Object({ days: Type.Union([Type.Literal(1), Type.Literal(7), Type.Literal(30)]) }, closed);
export type NewInvite = Static<typeof NewInvite>;

/** `fresh`: never signed in. `changed`: its owner has chosen a password. */
const openedStates = ['fresh', 'changed', 'disabled'] as const;

/** The form of new accounts: what the caller opened, and the invitation link, null if there is none that is valid. */
export const AccountOpening = Type.Object(
  {
    thisMonth: Type.Object({ agents: Type.Integer(), members: Type.Integer(), fresh: Type.Integer() }, closed),
    /** The last five direct downlines, the newest first. */
    rows: Type.Array(Type.Object({ ...person, openedAt: Type.String(), state: Type.Enum([...openedStates]) }, closed)),
    invite: nullable(Invite),
  },
  closed,
);
export type AccountOpening = Static<typeof AccountOpening>;

/** An empty text removes the note. */
export const Remark = Type.Object({ account: AccountId, text: Type.String({ maxLength: 140 }) }, closed);
export type Remark = Static<typeof Remark>;

/** Query of the bets of a branch. `search` is the user name of an account, whose own bets are shown, or the id of a bet. */
export const TeamBetFilter = Type.Object(
  {
    ...TeamPeriod.properties,
    gameType: BetFilter.properties.gameType,
    search: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  },
  closed,
);
export type TeamBetFilter = Static<typeof TeamBetFilter>;
export const TeamBetQuery = Type.Object({ ...TeamBetFilter.properties, ...Cursor.properties }, closed);
export type TeamBetQuery = Static<typeof TeamBetQuery>;

const owner = { owner: Type.Object({ ...person, isMe: Type.Boolean() }, closed) };

export const TeamBetRow = Type.Object({ ...BetRow.properties, ...owner }, closed);
export type TeamBetRow = Static<typeof TeamBetRow>;

/** Sums are of all results of the filter; those of a bet by its id are its own. `players`: null for one account. */
export const TeamBetPage = Type.Object(
  {
    rows: Type.Array(TeamBetRow),
    next: nullable(Type.String()),
    previous: nullable(Type.String()),
    total: Type.Integer(),
    players: nullable(Type.Integer()),
    validBet: Type.String(),
    payout: Type.String(),
    /** Result of the house from the bets. */
    result: Type.String(),
  },
  closed,
);
export type TeamBetPage = Static<typeof TeamBetPage>;

/** Query of the movements of main wallets of a branch outside of games. `search` is the user name of an account. */
export const TeamRecordFilter = Type.Object(
  {
    ...TeamPeriod.properties,
    type: Type.Optional(Type.Enum([...recordTypes])),
    search: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  },
  closed,
);
export type TeamRecordFilter = Static<typeof TeamRecordFilter>;
export const TeamRecordQuery = Type.Object({ ...TeamRecordFilter.properties, ...Cursor.properties }, closed);
export type TeamRecordQuery = Static<typeof TeamRecordQuery>;

export const TeamRecordRow = Type.Object({ ...Type.Omit(RecordRow, ['balance', 'vendorName']).properties, ...owner }, closed);
export type TeamRecordRow = Static<typeof TeamRecordRow>;

/** `total`: rows of the filter. Sums are of the branch in the period, whatever the other filters; transfers are those of the caller. */
export const TeamRecordPage = Type.Object(
  {
    rows: Type.Array(TeamRecordRow),
    next: nullable(Type.String()),
    previous: nullable(Type.String()),
    total: Type.Integer(),
    deposits: Type.String(),
    withdrawals: Type.String(),
    bonus: Type.String(),
    cashback: Type.String(),
    transfers: Type.Object({ amount: Type.String(), count: Type.Integer() }, closed),
  },
  closed,
);
export type TeamRecordPage = Static<typeof TeamRecordPage>;

/**
 * Funds of the account, and what the agent centre shows beside its fixed pages. A flag is on if it is present and neither empty nor
 * `0`, `false` or `N`: dividend, daily, hourly and real-time wages.
 */
export const ConsolidatedFunds = Type.Object(
  {
    funds: WalletBalance,
    divtypereq: Type.String(),
    dailysalreqtype: Type.String(),
    contracthoursalreq: Type.String(),
    realtimesalreqtype: Type.String(),
  },
  closed,
);
export type ConsolidatedFunds = Static<typeof ConsolidatedFunds>;
