import Type, { type Static } from 'typebox';
import { figureSpans } from '../../domain/figureSpan.ts';
import { closed, Moment } from './shapes.ts';

/** A query has text only. */
export const DeskFiguresQuery = { days: Type.Optional(Type.Enum(figureSpans.map((days) => `${days}` as const))) };

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Count = Type.Integer({ minimum: 0 });
/** Decimal text with four places. */
const Sum = Type.String();

const sums = {
  /** Accounts that were opened, without trials. */
  registrations: Count,
  /** Members whose first deposit it was. */
  firstDeposits: Count,
  /** Different members of whom a bet was settled. */
  active: Count,
  /** Of settled bets, as `payouts`. */
  stakes: Sum,
  payouts: Sum,
  /** Of promotions and cashback. */
  bonuses: Sum,
  /** Paid to agents by contracts. */
  wages: Sum,
  deposits: Sum,
  /** Less what was given back. */
  withdrawals: Sum,
};
export const FigureSums = Type.Object(sums, closed);
export type FigureSums = Static<typeof FigureSums>;

const Steps = Type.Object({ registered: Count, deposited: Count, played: Count }, closed);
export type FigureSteps = Static<typeof Steps>;

const Compared = <Shape extends typeof FigureSums | typeof Steps>(shape: Shape) =>
  Type.Object({ now: shape, before: shape }, closed);

/** Days, hours and months are those of the time zone of the brand. */
export const DeskFigures = Type.Object(
  {
    symbol: Type.String(),
    timeZone: Type.String(),
    today: Day,
    /** Hours of today that have ended; figures of today are of these. */
    hours: Type.Integer({ minimum: 0, maximum: 24 }),
    /** End of the last of them. */
    until: Moment,
    /** Today, and the same hours of yesterday. */
    soFar: Compared(FigureSums),
    /** The 24 hours of a day. Those of today that have not ended are zero. */
    byHour: Type.Array(Compared(FigureSums)),
    /** The days of the span, oldest first, with the day as far before. */
    byDay: Type.Array(Type.Object({ day: Day, now: FigureSums, before: FigureSums }, closed)),
    /** The span, and the one before it. */
    span: Compared(FigureSums),
    /** By stakes, largest first. */
    categories: Type.Array(
      Type.Object({ category: Type.String(), stakes: Sum, payouts: Sum, stakesBefore: Sum, payoutsBefore: Sum }, closed),
    ),
    /** Members who registered in the span, by how far they came. Those of a step have taken the steps before it as well. */
    steps: Compared(Steps),
    /** Members by the month of their first deposit, oldest first: how many, and how many of them played in it and each month after. */
    cohorts: Type.Array(Type.Object({ month: Day, members: Count, played: Type.Array(Count) }, closed)),
  },
  closed,
);
export type DeskFigures = Static<typeof DeskFigures>;
