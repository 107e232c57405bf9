import Type, { type Static } from 'typebox';
import { recordTypes } from '../domain/accountRecord.ts';
import { ledgerKinds } from '../domain/ledgerKind.ts';

const closed = { additionalProperties: false } as const;

export const nullable = <Shape extends Parameters<typeof Type.Union>[0][number]>(shape: Shape) =>
  Type.Union([shape, Type.Null()]);

/** A day of the calendar. */
const Day = Type.String({ format: 'date', pattern: '^[1-9]' });

/** Inclusive days in the time zone of the brand; without them all of it. */
export const Days = Type.Object({ from: Type.Optional(Day), until: Type.Optional(Day) }, closed);
export type Days = Static<typeof Days>;

const Place = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._:~-]{0,160}$' });

/** Position in a list, from the answer of an earlier page: the rows `after` or, newer ones, `before` it. `after` takes precedence. */
export const Cursor = Type.Object({ after: Type.Optional(Place), before: Type.Optional(Place) }, closed);
export type Cursor = Static<typeof Cursor>;

const RecordTypeShape = Type.Enum([...recordTypes]);

/** `number` finds one row, whatever the other filters. */
export const RecordFilter = Type.Object(
  {
    ...Days.properties,
    type: Type.Optional(RecordTypeShape),
    number: Type.Optional(Type.String({ minLength: 1, maxLength: 24 })),
  },
  closed,
);
export type RecordFilter = Static<typeof RecordFilter>;

/** Query of the movements of the main wallet outside of games, newest first, 20 per page. */
export const RecordQuery = Type.Object({ ...RecordFilter.properties, ...Cursor.properties }, closed);
export type RecordQuery = Static<typeof RecordQuery>;

const Side = Type.Object({ amount: Type.String(), count: Type.Integer() }, closed);

/** Amounts are signed decimal strings with four places, timestamps ISO 8601 in UTC. */
export const RecordRow = Type.Object(
  {
    /** Such as `WD251202-0417`. */
    number: Type.String(),
    type: RecordTypeShape,
    /** Kind of ledger transaction. */
    kind: Type.Enum([...ledgerKinds]),
    /** Vendor of a transfer between wallets. */
    vendorName: nullable(Type.String()),
    amount: Type.String(),
    balance: Type.String(),
    /** `pending`: held for a withdrawal; `returned`: the withdrawal was not paid, and its money came back. */
    state: Type.Union([Type.Literal('done'), Type.Literal('pending'), Type.Literal('returned')]),
    at: Type.String(),
  },
  closed,
);
export type RecordRow = Static<typeof RecordRow>;

/** Totals are over all results of the filter: `received` and `paid` add up to `difference`; `pending` is part of `paid`. */
export const RecordPage = Type.Object(
  {
    rows: Type.Array(RecordRow),
    next: nullable(Type.String()),
    previous: nullable(Type.String()),
    total: Type.Integer(),
    received: Side,
    paid: Side,
    difference: Type.String(),
    pending: Side,
  },
  closed,
);
export type RecordPage = Static<typeof RecordPage>;

const profitFigures = {
  /** Stakes that counted as turnover. */
  validBet: Type.String(),
  stake: Type.String(),
  payout: Type.String(),
  /** Payouts less stakes. */
  result: Type.String(),
};
const netFigures = {
  ...profitFigures,
  bonus: Type.String(),
  cashback: Type.String(),
  /** Result, bonus and cashback. */
  net: Type.String(),
};

/** Days of a statement of profit and loss: at most 92. */
export const ProfitQuery = Type.Object({ from: Day, until: Day }, closed);
export type ProfitQuery = Static<typeof ProfitQuery>;

/** Of bets settled in the period. `days` has every day in order; `categories` those that were played, the highest turnover first. */
export const ProfitStatement = Type.Object(
  {
    days: Type.Array(Type.Object({ day: Type.String(), ...netFigures }, closed)),
    categories: Type.Array(Type.Object({ gameType: Type.String(), ...profitFigures }, closed)),
    sums: Type.Object(netFigures, closed),
  },
  closed,
);
export type ProfitStatement = Static<typeof ProfitStatement>;

/** A rate is in percent, as a decimal string. Rows come in the order of the brand's categories, those without turnover too. */
export const RebateOffer = Type.Object(
  {
    categories: Type.Array(
      Type.Object({ gameType: Type.String(), validBet: Type.String(), rate: Type.String(), amount: Type.String() }, closed),
    ),
    validBet: Type.String(),
    amount: Type.String(),
    /** The moment of these figures. */
    at: Type.String(),
    /** Time at which the rest of the finished days is paid without a claim. */
    paysAt: Type.String(),
    rank: Type.String(),
    /** Paid in the current month of the brand's time zone. */
    thisMonth: Type.String(),
  },
  closed,
);
export type RebateOffer = Static<typeof RebateOffer>;

/** Claims the cashback of a category, or without one all of it. Idempotent per `requestId`. */
export const RebateClaim = Type.Object(
  {
    gameType: Type.Optional(Type.String({ pattern: '^[A-Z]{2,16}$' })),
    requestId: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._:~-]{7,63}$' }),
  },
  closed,
);
export type RebateClaim = Static<typeof RebateClaim>;

/** `amount` is zero if there was nothing left to claim. */
export const RebateClaimed = Type.Object({ amount: Type.String(), balance: Type.String() }, closed);
export type RebateClaimed = Static<typeof RebateClaimed>;

export const RebateHistory = Type.Object(
  {
    rows: Type.Array(
      Type.Object(
        {
          gameType: Type.String(),
          validBet: Type.String(),
          amount: Type.String(),
          /** Paid by the daily job instead of claimed. */
          automatic: Type.Boolean(),
          at: Type.String(),
        },
        closed,
      ),
    ),
    next: nullable(Type.String()),
    previous: nullable(Type.String()),
    total: Type.Integer(),
  },
  closed,
);
export type RebateHistory = Static<typeof RebateHistory>;
