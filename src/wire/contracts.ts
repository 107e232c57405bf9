import Type, { type Static } from 'typebox';
import {
  contractActs,
  contractFilters,
  contractKinds,
  contractPeriods,
  contractSides,
  contractStates,
  wageReasons,
} from '../domain/contracts/index.ts';
import { Amount } from './amount.ts';
import { nullable } from './records.ts';

const closed = { additionalProperties: false } as const;

export const ContractKindShape = Type.Enum([...contractKinds]);
const Side = Type.Enum([...contractSides]);
const State = Type.Enum([...contractStates]);

/** Percent, above 0 and at most 100, with at most four places. */
const Rate = Type.String({ pattern: '^(?:0|[1-9][0-9]{0,2})(?:\\.[0-9]{1,4})?$' });
export const ContractId = Type.String({ pattern: '^C[0-9]{6}-[0-9]{6}$' });
const AccountId = Type.String({ pattern: '^[0-9]{1,20}$' });
const Version = Type.Integer({ minimum: 1, maximum: 1_000_000 });
/** Read by the other party. */
const Note = Type.String({ maxLength: 140 });

/** A share of the positive result that the house made with the branch of the downline in a period which reached all three figures. */
export const DividendTerms = Type.Object(
  {
    rate: Rate,
    period: Type.Enum([...contractPeriods]),
    /** Accounts with a settled bet in the period. */
    activeMembers: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    periodValidBet: Amount,
    periodProfitLoss: Amount,
  },
  closed,
);
export type DividendTerms = Static<typeof DividendTerms>;

/** A share of the valid bets of a day that reached the bet amount. */
export const DailyTerms = Type.Object({ rate: Rate, dailyBetAmount: Amount }, closed);
export type DailyTerms = Static<typeof DailyTerms>;

/** A share of the valid bets of a clock hour that reached the bet amount. */
export const HourlyTerms = Type.Object({ rate: Rate, hourlyBetAmount: Amount }, closed);
export type HourlyTerms = Static<typeof HourlyTerms>;

/** A share of the stake of each settled bet of at least the single bet amount: one rate for a won bet, one for a lost bet. */
export const RealTimeTerms = Type.Object({ profitRate: Rate, lossRate: Rate, singleBetAmount: Amount }, closed);
export type RealTimeTerms = Static<typeof RealTimeTerms>;

const termsOf = { dividend: DividendTerms, daily: DailyTerms, hourly: HourlyTerms, realTime: RealTimeTerms } as const;

/** The terms of each kind; `kind` of the contract says which. */
export const Terms = Type.Union([DividendTerms, DailyTerms, HourlyTerms, RealTimeTerms]);
export type Terms = Static<typeof Terms>;

/** Terms by kind, for code that knows the kind. */
export type TermsByKind = { readonly [Kind in keyof typeof termsOf]: Static<(typeof termsOf)[Kind]> };

const onContract = {
  contractId: ContractId,
  /** `version` of the contract as the caller saw it; any other is refused (CONFLICT). */
  version: Version,
};

/**
 * Body of the four calls of contracts. `propose` offers one to a direct downline. `accept` and `reject` answer an offer or the
 * request to terminate; `withdraw` takes back the caller's own. `ends` is `signing.ends` as the caller saw it: if the signature
 * would end another contract by now, it is refused.
 */
const actOf = <Shape extends (typeof termsOf)[keyof typeof termsOf]>(terms: Shape) =>
  Type.Union([
    Type.Object({ action: Type.Literal('propose'), downline: AccountId, terms }, closed),
    Type.Object({ action: Type.Literal('accept'), ...onContract, ends: Type.Optional(nullable(ContractId)) }, closed),
    Type.Object({ action: Type.Literal('reject'), ...onContract, note: Type.Optional(Note) }, closed),
    Type.Object({ action: Type.Literal('terminate'), ...onContract, note: Type.Optional(Note) }, closed),
    Type.Object({ action: Type.Literal('withdraw'), ...onContract }, closed),
  ]);
export const DividendAct = actOf(DividendTerms);
export const DailyAct = actOf(DailyTerms);
export const HourlyAct = actOf(HourlyTerms);
export const RealTimeAct = actOf(RealTimeTerms);
export type ContractAct =
  | Static<typeof DividendAct>
  | Static<typeof DailyAct>
  | Static<typeof HourlyAct>
  | Static<typeof RealTimeAct>;

/** Percent by the name of the term. */
const Rates = Type.Object(
  { rate: Type.Optional(Type.String()), profitRate: Type.Optional(Type.String()), lossRate: Type.Optional(Type.String()) },
  closed,
);

export const ContractParty = Type.Object({ id: Type.String(), name: Type.String(), avatar: Type.String() }, closed);
export type ContractParty = Static<typeof ContractParty>;

/**
 * A contract as its caller sees it: `side` is the caller's own, `partner` the other party. Timestamps are ISO 8601 in UTC,
 * amounts decimal strings with four places, rates in percent.
 */
export const Contract = Type.Object(
  {
    contractId: Type.String(),
    kind: ContractKindShape,
    /** Grows with every act. */
    version: Type.Integer(),
    /** Position among the contracts of this kind between the two, from 1. Terms never change: a change is a new contract. */
    number: Type.Integer(),
    side: Side,
    partner: ContractParty,
    state: State,
    terms: Terms,
    /** Terms that the two had agreed on when it was offered; null without any. Screens show the difference. */
    before: nullable(Terms),
    /** The side that asked for the pending offer or termination; null if nothing is pending. */
    requestedBy: nullable(Side),
    /** Whether the caller has to answer. */
    isMine: Type.Boolean(),
    /** Time at which the pending request lapses. */
    answerUntil: nullable(Type.String()),
    /** Of the last rejection or request to terminate. */
    note: nullable(Type.String()),
    offeredAt: Type.String(),
    signedAt: nullable(Type.String()),
    endedAt: nullable(Type.String()),
    /** Of the last act. */
    changedAt: Type.String(),
    /** The contract that replaced this one. */
    successor: nullable(Type.String()),
    /** Ended because the downline has left the upline, or one of the accounts was closed. */
    isSeparated: Type.Boolean(),
    /**
     * Of an offer: the contract that a signature ends, by the rule of the brand; and the one that has to be terminated first,
     * because the rule does not replace it. Null for any other state.
     */
    signing: nullable(Type.Object({ ends: nullable(Type.String()), blockedBy: nullable(Type.String()) }, closed)),
    /**
     * Rates that are paid instead of those of a contract that runs, in percent, while the own rates of its upline are lower; 0 while
     * the upline has no contract of the kind. Null if all rates are paid as signed.
     */
    paidRates: nullable(Rates),
    /** The caller's part of what it owes or is owed from periods that were not paid in full. */
    debt: Type.String(),
  },
  closed,
);
export type Contract = Static<typeof Contract>;

/** `search` is a part of the partner's name. 20 per page, those first that the caller has to answer, then the last changed. */
export const ContractsQuery = Type.Object(
  {
    kind: ContractKindShape,
    side: Type.Optional(Side),
    filter: Type.Optional(Type.Enum([...contractFilters])),
    search: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    after: Type.Optional(Type.String({ pattern: '^[0-3]~[0-9]{1,13}~C[0-9]{6}-[0-9]{6}$' })),
  },
  closed,
);
export type ContractsQuery = Static<typeof ContractsQuery>;

/** `counts` are of the whole list without `filter`. */
export const ContractPage = Type.Object(
  {
    rows: Type.Array(Contract),
    next: nullable(Type.String()),
    counts: Type.Object(
      { all: Type.Integer(), mine: Type.Integer(), theirs: Type.Integer(), active: Type.Integer(), closed: Type.Integer() },
      closed,
    ),
  },
  closed,
);
export type ContractPage = Static<typeof ContractPage>;

/** Data for the form of an offer: the ceiling, the rule, and the downlines that may be offered a contract. */
export const ContractOptionsQuery = Type.Object(
  { kind: ContractKindShape, search: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })) },
  closed,
);
export type ContractOptionsQuery = Static<typeof ContractOptionsQuery>;

export const ContractOptions = Type.Object(
  {
    replaceRule: Type.Union([Type.Literal('higher'), Type.Literal('lower')]),
    /** Whether the brand has contracts of this kind; if not, none is offered or signed any more. */
    isOffered: Type.Boolean(),
    /** The caller's own contract with its upline. Null if there is none. */
    own: nullable(Contract),
    /**
     * Highest rates that may be offered, in percent, by the name of the term: those of the own contract; 100 for an agent without
     * an upline; empty if the caller may offer none, because it has an upline and no contract of this kind.
     */
    ceiling: Rates,
    /** At most 20, by name. */
    downlines: Type.Array(
      Type.Object(
        {
          ...ContractParty.properties,
          /** Accounts of the branch, the downline included. */
          members: Type.Integer(),
          /** The contract that runs. */
          active: nullable(Type.Object({ contractId: Type.String(), terms: Terms, signedAt: Type.String() }, closed)),
          /** Waits for an answer; there can be one at a time. */
          offered: nullable(Type.String()),
        },
        closed,
      ),
    ),
    /** Offers and requests that the caller has to answer, by kind: the numbers in the menu. */
    waiting: Type.Object(
      { dividend: Type.Integer(), daily: Type.Integer(), hourly: Type.Integer(), realTime: Type.Integer() },
      closed,
    ),
  },
  closed,
);
export type ContractOptions = Static<typeof ContractOptions>;

export const ContractQuery = Type.Object({ contractId: ContractId }, closed);
export type ContractQuery = Static<typeof ContractQuery>;

/** The figure that a period did not reach, so that it pays nothing; `noProfit`: the house made no profit. */
export const Reason = nullable(Type.Enum([...wageReasons]));

/** The result of a period so far. It is an estimate until the period is settled. */
export const WageSoFar = Type.Object(
  {
    from: Type.String(),
    until: Type.String(),
    bets: Type.Integer(),
    validBet: Type.String(),
    /** Stakes less payouts. */
    houseResult: Type.String(),
    activeMembers: Type.Integer(),
    wage: Type.String(),
    reason: Reason,
    /** The contract is settled then, if it is not ended before. */
    settledAt: Type.String(),
  },
  closed,
);
export type WageSoFar = Static<typeof WageSoFar>;

/** A contract with its agreements, oldest first: those of all contracts of its kind between the two. */
export const ContractDetail = Type.Object(
  {
    contract: Contract,
    events: Type.Array(
      Type.Object(
        {
          contractId: Type.String(),
          act: Type.Enum([...contractActs]),
          /** Null for what no party did. */
          by: nullable(Side),
          /** State of that contract after it. */
          state: State,
          note: nullable(Type.String()),
          at: Type.String(),
          terms: Terms,
          before: nullable(Terms),
        },
        closed,
      ),
    ),
    /** Null unless the contract runs. */
    soFar: nullable(WageSoFar),
  },
  closed,
);
export type ContractDetail = Static<typeof ContractDetail>;
