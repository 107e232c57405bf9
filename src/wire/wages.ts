import Type, { type Static } from 'typebox';
import { ContractId, ContractKindShape, ContractParty, Reason, Terms } from './contracts.ts';
import { Cursor, Days, nullable } from './records.ts';

const closed = { additionalProperties: false } as const;

const PaymentId = Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

/**
 * Payments of contracts, newest first, 20 per page. `received`: as downline, `paid`: as upline. Days are of the end of a period, in
 * the time zone of the brand.
 */
export const WageFilter = Type.Object(
  {
    ...Days.properties,
    kind: Type.Optional(ContractKindShape),
    contractId: Type.Optional(ContractId),
    direction: Type.Optional(Type.Union([Type.Literal('received'), Type.Literal('paid')])),
  },
  closed,
);
export type WageFilter = Static<typeof WageFilter>;
export const WageQuery = Type.Object({ ...WageFilter.properties, ...Cursor.properties }, closed);
export type WageQuery = Static<typeof WageQuery>;

/** `due`: the upline lacked the money, `debt` is still owed; `below`: a figure was not reached or there was no profit. */
export const wageStates = ['paid', 'due', 'below'] as const;

/** One settled period of a contract. `wage` is what it earned, with corrections of earlier periods; it is `paid` plus `debt`. */
export const WagePayment = Type.Object(
  {
    paymentId: Type.String(),
    contractId: Type.String(),
    kind: ContractKindShape,
    direction: Type.Union([Type.Literal('received'), Type.Literal('paid')]),
    partner: ContractParty,
    from: Type.String(),
    until: Type.String(),
    state: Type.Enum([...wageStates]),
    reason: Reason,
    bets: Type.Integer(),
    validBet: Type.String(),
    houseResult: Type.String(),
    activeMembers: Type.Integer(),
    terms: Terms,
    wage: Type.String(),
    /** Part of the wage that corrects earlier periods. */
    correction: Type.String(),
    paid: Type.String(),
    debt: Type.String(),
    settledAt: Type.String(),
    /** Of the last part. */
    paidAt: nullable(Type.String()),
  },
  closed,
);
export type WagePayment = Static<typeof WagePayment>;

/** Sums are over all results of the filter. `periods`: those that earned something. */
export const WagePage = Type.Object(
  {
    rows: Type.Array(WagePayment),
    next: nullable(Type.String()),
    previous: nullable(Type.String()),
    total: Type.Integer(),
    sums: Type.Object(
      { validBet: Type.String(), wage: Type.String(), paid: Type.String(), debt: Type.String(), periods: Type.Integer() },
      closed,
    ),
  },
  closed,
);
export type WagePage = Static<typeof WagePage>;

/** Lines of a payment, 100 per page. */
export const StatementQuery = Type.Object(
  { paymentId: PaymentId, after: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })) },
  closed,
);
export type StatementQuery = Static<typeof StatementQuery>;

/**
 * A line of a statement. `bet`: a bet of a real-time wage. `branch`: what the downline itself (`isOwn`), or one of its direct
 * downlines with all below, brought to the period. `corrects` names the period that a line belongs to if it was settled without
 * it. The wages of all lines add up to that of the payment.
 */
export const WageLine = Type.Object(
  {
    line: Type.Integer(),
    type: Type.Union([Type.Literal('bet'), Type.Literal('branch'), Type.Literal('correction')]),
    /** The player, or the head of the branch; null for a correction. */
    account: nullable(ContractParty),
    isOwn: Type.Boolean(),
    game: nullable(Type.Object({ gameId: Type.String(), gameName: Type.String(), betId: Type.String() }, closed)),
    outcome: nullable(Type.Union([Type.Literal('won'), Type.Literal('lost'), Type.Literal('draw')])),
    at: nullable(Type.String()),
    bets: Type.Integer(),
    /** Base that the rate is applied to: stake, valid bets, or the result of the house. */
    base: Type.String(),
    /** Null where nothing is paid. */
    rate: nullable(Type.String()),
    wage: Type.String(),
    /** Of a bet that earns nothing. */
    reason: nullable(Type.Union([Type.Literal('belowMinimum'), Type.Literal('draw')])),
    corrects: nullable(Type.Object({ from: Type.String(), until: Type.String() }, closed)),
  },
  closed,
);
export type WageLine = Static<typeof WageLine>;

export const WageStatement = Type.Object(
  {
    payment: WagePayment,
    lines: Type.Array(WageLine),
    /** Continues the lines. */
    next: nullable(Type.String()),
    total: Type.Object({ lines: Type.Integer(), counted: Type.Integer(), base: Type.String(), wage: Type.String() }, closed),
  },
  closed,
);
export type WageStatement = Static<typeof WageStatement>;

/** Wages that the caller received, by kind, in at most 366 days and in the same number of days before them. */
export const IncomeQuery = Type.Object({ from: Days.properties.from, until: Days.properties.until }, closed);
export type IncomeQuery = Static<typeof IncomeQuery>;

export const Income = Type.Object(
  {
    total: Type.String(),
    before: Type.Object({ from: Type.String(), until: Type.String(), total: Type.String() }, closed),
    kinds: Type.Array(
      Type.Object({ kind: ContractKindShape, paid: Type.String(), debt: Type.String(), payments: Type.Integer() }, closed),
    ),
    /** Sum that the caller paid to its own downlines. */
    paidOut: Type.String(),
  },
  closed,
);
export type Income = Static<typeof Income>;
