import Type, { type Static } from 'typebox';
import { categories } from '../domain/category.ts';
import { rankCauses, rankPeriods } from '../domain/rank.ts';
import { nullable } from './records.ts';

const closed = { additionalProperties: false } as const;

/** A rank of the brand. Amounts are decimal strings. */
const VipRank = Type.Object(
  {
    rank: Type.Integer(),
    /** Number and name. */
    label: Type.String(),
    name: Type.String(),
    /** `#rrggbb`. */
    colour: Type.String(),
    turnover: Type.String(),
    /** Zero for none. */
    deposits: Type.String(),
    /** Turnover that keeps it; zero if it is never lost. */
    keep: Type.String(),
    /** Paid the first time that it is reached; zero for none. */
    bonus: Type.String(),
  },
  closed,
);
export type VipRank = Static<typeof VipRank>;

const RankChange = Type.Object(
  {
    former: Type.Integer(),
    rank: Type.Integer(),
    cause: Type.Enum([...rankCauses]),
    at: Type.String(),
  },
  closed,
);

/** Position of the account in the current period. */
const OwnRank = Type.Object(
  {
    rank: Type.Integer(),
    /** Time at which the rank was reached; null without a rank. */
    since: nullable(Type.String()),
    turnover: Type.String(),
    deposits: Type.String(),
    /** Until when an operator’s rank holds whatever is played; null for none. */
    heldUntil: nullable(Type.String()),
    /** Changes, newest first. */
    changes: Type.Array(RankChange),
  },
  closed,
);
export type OwnRank = Static<typeof OwnRank>;

export const VipProgramme = Type.Object(
  {
    period: Type.Enum([...rankPeriods]),
    /** End of the period. */
    until: Type.String(),
    /** Time of the review of ranks after it. */
    reviewedAt: Type.String(),
    /** From rank 1 on. */
    ranks: Type.Array(VipRank),
    /** Percent of the turnover by rank, from rank 1 on; empty where the brand has no cashback. */
    cashback: Type.Array(Type.Object({ gameType: Type.Enum([...categories]), rates: Type.Array(Type.String()) }, closed)),
    /** First rank that is answered by VIP customer service; null if no rank is. */
    supportFrom: nullable(Type.Integer()),
    benefits: Type.Array(Type.Object({ title: Type.String(), from: Type.Integer() }, closed)),
    /** Null for guests and trial accounts. */
    own: nullable(OwnRank),
  },
  closed,
);
export type VipProgramme = Static<typeof VipProgramme>;

/** An operator gives a member a rank. */
export const RankOrder = Type.Object(
  {
    rank: Type.Integer({ minimum: 0, maximum: 20 }),
    reason: Type.String({ minLength: 3, maxLength: 500 }),
  },
  closed,
);
export type RankOrder = Static<typeof RankOrder>;

/** Rank of a member, for operators. */
export const ListedRank = Type.Object(
  {
    rank: Type.Integer(),
    label: Type.String(),
    turnover: Type.String(),
    deposits: Type.String(),
    heldUntil: nullable(Type.String()),
    changes: Type.Array(
      Type.Object({ ...RankChange.properties, operator: nullable(Type.String()), reason: nullable(Type.String()) }, closed),
    ),
  },
  closed,
);
export type ListedRank = Static<typeof ListedRank>;
