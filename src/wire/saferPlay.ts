import Type, { type Static } from 'typebox';
import { type LimitKind, type LimitPeriod, limitKinds, limitPeriods } from '../domain/saferPlay.ts';
import { Amount } from './amount.ts';

const closed = { additionalProperties: false } as const;
const nullable = <Shape extends Parameters<typeof Type.Union>[0][number]>(shape: Shape) => Type.Union([shape, Type.Null()]);

const Kind = Type.Enum([...limitKinds]);
const Period = Type.Enum([...limitPeriods]);

/** A limit in effect. `amount`, `used` and `left` are decimal strings; of kind `time` minutes. */
const PlayLimit = Type.Object(
  {
    kind: Kind,
    period: Period,
    amount: Type.String(),
    used: Type.String(),
    left: Type.String(),
    /** End of the period, when its limit resets and `used` starts at zero. */
    resetsAt: Type.String(),
    /** Set by the brand for every player; a player's own would have to be lower. */
    isOfBrand: Type.Boolean(),
    /** The change that takes effect at `at`; `amount` null removes the limit. */
    pending: nullable(Type.Object({ amount: nullable(Type.String()), at: Type.String() }, closed)),
  },
  closed,
);

const PlayBreak = Type.Object(
  { kind: Type.Union([Type.Literal('timeOut'), Type.Literal('exclusion')]), until: Type.String() },
  closed,
);
export type PlayBreak = Static<typeof PlayBreak>;

export const SaferPlayState = Type.Object(
  {
    limits: Type.Array(PlayLimit),
    /** The running time-out or exclusion. */
    break: nullable(PlayBreak),
    /** Minutes between reality checks; null for none. `longest` is the brand's bound, null if it has none. */
    realityCheck: Type.Object({ minutes: nullable(Type.Integer()), longest: nullable(Type.Integer()) }, closed),
    /** Hours that a higher limit waits. */
    raiseAfterHours: Type.Integer(),
    /** Shortest self-exclusion. */
    exclusionMonths: Type.Integer(),
    currency: Type.String(),
    currencySymbol: Type.String(),
  },
  closed,
);
export type SaferPlayState = Static<typeof SaferPlayState>;

/** Lower takes effect immediately, higher or null (none) after the waiting time of the brand. */
export const LimitChange = Type.Object({ kind: Kind, period: Period, amount: nullable(Amount) }, closed);
export type LimitChange = Static<typeof LimitChange>;

export const LimitChangeCancelled = Type.Object({ kind: Kind, period: Period }, closed);
export type LimitChangeCancelled = Static<typeof LimitChangeCancelled>;

/** Days of a time-out. */
export const TimeOutRequest = Type.Object({ days: Type.Union([Type.Literal(1), Type.Literal(7), Type.Literal(30)]) }, closed);
export type TimeOutRequest = Static<typeof TimeOutRequest>;

/** First step of a self-exclusion: nothing is excluded yet. */
export const ExclusionRequest = Type.Object({ months: Type.Integer({ minimum: 1, maximum: 600 }) }, closed);
export type ExclusionRequest = Static<typeof ExclusionRequest>;

/** Confirmation that the second step has to send before `expiresAt`, and the end of the exclusion. */
export const ExclusionOffer = Type.Object(
  { confirmation: Type.String(), until: Type.String(), expiresAt: Type.String() },
  closed,
);
export type ExclusionOffer = Static<typeof ExclusionOffer>;

export const ExclusionConfirmation = Type.Object(
  { confirmation: Type.String({ pattern: '^[0-9]{1,3}\\.[0-9]{13}\\.[A-Za-z0-9_-]{20,100}$' }) },
  closed,
);
export type ExclusionConfirmation = Static<typeof ExclusionConfirmation>;

export const RealityCheckChoice = Type.Object(
  { minutes: nullable(Type.Union([Type.Literal(15), Type.Literal(30), Type.Literal(60)])) },
  closed,
);
export type RealityCheckChoice = Static<typeof RealityCheckChoice>;

export const ActivityQuery = { period: Type.Optional(Period) };

/** Activity of the player in each of the last periods, newest first. Amounts are decimal strings; `net` is payouts less stakes. */
export const ActivityStatement = Type.Array(
  Type.Object(
    {
      from: Type.String(),
      until: Type.String(),
      deposits: Type.String(),
      withdrawals: Type.String(),
      stakes: Type.String(),
      payouts: Type.String(),
      net: Type.String(),
      bets: Type.Integer(),
      minutes: Type.Integer(),
    },
    closed,
  ),
);
export type ActivityStatement = Static<typeof ActivityStatement>;

/** `value` of a `LIMIT_REACHED`. */
export interface LimitReached {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: string;
  readonly left: string;
  readonly resetsAt: string;
}
