import Type, { type Static } from 'typebox';
import {
  bonusStates,
  maxRemarkLength,
  type PromotionState,
  promotionKinds,
  promotionSpans,
  promotionStates,
} from '../domain/promotion.ts';
import { Promotion } from './catalogue.ts';
import { OfMerchant } from './operate.ts';
import { Cursor, nullable } from './records.ts';

const closed = { additionalProperties: false } as const;

const id = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });
/** Key of a turn: `once`, a day or a month. */
const period = Type.String({ pattern: '^(?:once|[0-9]{4}-[0-9]{2}(?:-[0-9]{2})?)$' });
const State = Type.Enum([...promotionStates]);
const Kind = Type.Enum([...promotionKinds]);
const Entry = Type.Union([Type.Literal('join'), Type.Literal('apply'), Type.Literal('open')]);

/** Turnover or deposits so far, and how much is needed; decimal strings. */
const Progress = Type.Object({ done: Type.String(), needed: Type.String() }, closed);

/** `times` of the amount has to be staked within `days`; `shares` in percent by category, in full for others. */
const Wagering = Type.Object(
  { times: Type.Number(), days: Type.Integer(), shares: Type.Record(Type.String(), Type.Number()) },
  closed,
);
export type Wagering = Static<typeof Wagering>;

/** One promotion as a caller sees it. Amounts are decimal strings, moments ISO 8601. */
export const PromotionOffer = Type.Object(
  {
    id: Type.String(),
    /** Null for a promotion that is words only. */
    kind: nullable(Kind),
    entry: Entry,
    /** Filter of the list; null for none. */
    group: nullable(Type.String()),
    overline: nullable(Type.String()),
    title: Type.String(),
    picture: Promotion.properties.picture,
    /** Null without a limit. */
    from: nullable(Type.String()),
    until: nullable(Type.String()),
    /** Null for a promotion that is words only. */
    state: nullable(State),
    /** Key of the turn it is about; null for a promotion that is words only. */
    period: nullable(Type.String()),
    /** Whether the account belongs to those it is for; true for guests. */
    isEligible: Type.Boolean(),
    /** Amount that can be claimed or was paid; null while that is not known. */
    amount: nullable(Type.String()),
    /** The most that one turn pays; null without a limit. */
    maxAmount: nullable(Type.String()),
    wagering: nullable(Wagering),
    progress: nullable(Progress),
    /** Draws left, or days of the streak so far; null for other kinds. */
    count: nullable(Type.Integer()),
    /** Until when it can be claimed; null without an end. */
    claimUntil: nullable(Type.String()),
    /** Of the last step the account made. */
    changedAt: nullable(Type.String()),
    /** Reason why an application was rejected. */
    reason: nullable(Type.String()),
  },
  closed,
);
export type PromotionOffer = Static<typeof PromotionOffer>;

/** With a span only the promotions to come that start in it, the first to start first. */
export const PromotionBoardQuery = Type.Object({ ahead: Type.Optional(Type.Enum([...promotionSpans])) }, closed);

/** All promotions that show now: what can be claimed first. `available` counts those that wait for the account; 0 for guests. */
export const PromotionBoard = Type.Object({ promotions: Type.Array(PromotionOffer), available: Type.Integer() }, closed);
export type PromotionBoard = Static<typeof PromotionBoard>;

/** Figures of the typed rule; which ones follows from the kind. */
const RuleFacts = Type.Object(
  {
    /** Of a deposit, or of a net loss. */
    percent: nullable(Type.Number()),
    /** Least deposit, or net loss. */
    min: nullable(Type.String()),
    /** Steps of a ladder, ascending. */
    steps: Type.Array(Type.Object({ turnover: Type.String(), amount: Type.String() }, closed)),
    /** Prizes of a raffle with their chance in percent. */
    prizes: Type.Array(Type.Object({ amount: Type.String(), weight: Type.Integer(), odds: Type.String() }, closed)),
    /** Rewards of sign-ins, from the first day of a streak. */
    days: Type.Array(Type.String()),
    /** Worked examples: what was deposited or lost, what it pays, and what has to be staked for it. */
    examples: Type.Array(Type.Object({ base: Type.String(), amount: Type.String(), wagering: Type.String() }, closed)),
  },
  closed,
);
export type RuleFacts = Static<typeof RuleFacts>;

/** The promotion and turn of an application. */
const Application = Type.Object(
  {
    /** First and last day that count; null for all days of the promotion. */
    from: nullable(Type.String()),
    until: nullable(Type.String()),
    /** Net loss in these days; null for kinds without one. */
    netLoss: nullable(Type.String()),
    appliedAt: nullable(Type.String()),
    decidedAt: nullable(Type.String()),
    remark: nullable(Type.String()),
    images: Type.Integer(),
  },
  closed,
);
export type Application = Static<typeof Application>;

export const PromotionQuery = Type.Object({ id }, closed);

export const PromotionDetail = Type.Object(
  {
    offer: PromotionOffer,
    /** Sanitised HTML; null if the promotion has no terms. */
    terms: nullable(Type.String()),
    facts: RuleFacts,
    /** Null for guests and for promotions without applications. */
    application: nullable(Application),
  },
  closed,
);
export type PromotionDetail = Static<typeof PromotionDetail>;

export const PromotionAct = Type.Object({ id }, closed);
export type PromotionAct = Static<typeof PromotionAct>;

/** `period` is the turn of the offer that is claimed: a repeated claim of it gets the first answer. */
export const PromotionClaim = Type.Object({ id, period }, closed);
export type PromotionClaim = Static<typeof PromotionClaim>;

/** Images in base64; `domain/imageRules.ts` has their limits. The server counts the characters of the remark. */
export const PromotionApplication = Type.Object(
  {
    id,
    remark: Type.Optional(Type.String({ maxLength: maxRemarkLength * 4 })),
    images: Type.Optional(Type.Array(Type.String(), { maxItems: 16 })),
  },
  closed,
);
export type PromotionApplication = Static<typeof PromotionApplication>;

/** `value` of a `CONFLICT` failure: the state that forbids it. */
export interface PromotionConflict {
  readonly state: PromotionState;
}

/** Result of a claim or a sign-in. `wallet` is `bonus` while stakes are still needed for it. */
export const PromotionPaid = Type.Object(
  {
    offer: PromotionOffer,
    amount: Type.String(),
    wallet: Type.Union([Type.Literal('main'), Type.Literal('bonus')]),
    balance: Type.String(),
  },
  closed,
);
export type PromotionPaid = Static<typeof PromotionPaid>;

/** A draw that was made, with what is needed to repeat it; `domain/raffle.ts` has the method. */
export const RaffleResult = Type.Object(
  {
    number: Type.Integer(),
    /** Index in the list of prizes. */
    prize: Type.Integer(),
    amount: Type.String(),
    serverSeed: Type.String(),
    clientSeed: Type.String(),
    commitment: Type.String(),
    /** Weights at the time of the draw. */
    weights: Type.Array(Type.Integer()),
    at: Type.String(),
  },
  closed,
);
export type RaffleResult = Static<typeof RaffleResult>;

/** The raffle of a member. `commitment` is the hash of the secret of the next draw; null without one. */
export const Raffle = Type.Object(
  {
    offer: PromotionOffer,
    facts: RuleFacts,
    next: nullable(Type.Object({ number: Type.Integer(), commitment: Type.String() }, closed)),
    /** The last draws of the account, newest first. */
    own: Type.Array(RaffleResult),
    /** The last wins of anyone, newest first; names are masked. */
    winners: Type.Array(Type.Object({ player: Type.String(), amount: Type.String(), at: Type.String() }, closed)),
    wonThisMonth: Type.String(),
    drawsThisMonth: Type.Integer(),
  },
  closed,
);
export type Raffle = Static<typeof Raffle>;

/** One draw, by its number: a repeated request gets the first result. `commitment` is the one that was shown before. */
export const RaffleClaim = Type.Object(
  {
    id,
    number: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    commitment: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    clientSeed: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }),
  },
  closed,
);
export type RaffleClaim = Static<typeof RaffleClaim>;

export const RaffleClaimed = Type.Object({ result: RaffleResult, raffle: Raffle }, closed);
export type RaffleClaimed = Static<typeof RaffleClaimed>;

/** Sign-ins of the running streak. */
export const SignInStreak = Type.Object(
  {
    offer: PromotionOffer,
    /** Rewards from the first day. */
    days: Type.Array(Type.String()),
    /** Day of the streak that today is, from 1. */
    today: Type.Integer(),
    isSigned: Type.Boolean(),
    /** Calendar day of the first day of the streak. */
    from: Type.String(),
  },
  closed,
);
export type SignInStreak = Static<typeof SignInStreak>;

/** The reward centre of a member. */
export const RewardBoard = Type.Object(
  {
    /** Offers that wait for the member first. */
    promotions: Type.Array(PromotionOffer),
    available: Type.Integer(),
    signIn: nullable(SignInStreak),
    raffles: Type.Array(Raffle),
    /** The last rewards. */
    recent: Type.Array(Type.Object({ title: Type.String(), amount: Type.String(), at: Type.String() }, closed)),
  },
  closed,
);
export type RewardBoard = Static<typeof RewardBoard>;

const BonusStateShape = Type.Enum([...bonusStates]);

/** One bonus. `needed` is zero for one that was paid without a requirement. */
export const Bonus = Type.Object(
  {
    id: Type.String(),
    promotion: Type.String(),
    title: Type.String(),
    amount: Type.String(),
    done: Type.String(),
    needed: Type.String(),
    shares: Type.Record(Type.String(), Type.Number()),
    state: BonusStateShape,
    grantedAt: Type.String(),
    /** Null for a bonus without a requirement, and for one that waits for its turn. */
    expiresAt: nullable(Type.String()),
    endedAt: nullable(Type.String()),
  },
  closed,
);
export type Bonus = Static<typeof Bonus>;

export const BonusQuery = Type.Object(
  {
    ...Cursor.properties,
    days: Type.Optional(Type.Union([Type.Literal('7'), Type.Literal('30')])),
    state: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('released'), Type.Literal('lost')])),
  },
  closed,
);
export type BonusQuery = Static<typeof BonusQuery>;

/** Bonuses, newest first, 20 per page. `counts` are those of the days by filter. */
export const BonusPage = Type.Object(
  {
    running: nullable(Bonus),
    rows: Type.Array(Bonus),
    counts: Type.Object({ open: Type.Integer(), released: Type.Integer(), lost: Type.Integer() }, closed),
    next: nullable(Type.String()),
    previous: nullable(Type.String()),
    total: Type.Integer(),
  },
  closed,
);
export type BonusPage = Static<typeof BonusPage>;

export const BonusCancel = Type.Object({ bonus: Type.String({ maxLength: 64 }) }, closed);
export type BonusCancel = Static<typeof BonusCancel>;

/** An application as operators see it. */
export const ListedApplication = Type.Object(
  {
    account: Type.String(),
    promotion: Type.String(),
    period: Type.String(),
    state: State,
    base: nullable(Type.String()),
    amount: nullable(Type.String()),
    remark: nullable(Type.String()),
    reason: nullable(Type.String()),
    appliedAt: Type.String(),
  },
  closed,
);
export type ListedApplication = Static<typeof ListedApplication>;

export const OfApplication = Type.Object(
  { ...OfMerchant.properties, account: Type.String({ maxLength: 64 }), promotion: id, period },
  closed,
);
