import Type, { type Static } from 'typebox';
import { categories } from '../domain/category.ts';
import {
  type EnvelopeState,
  envelopeStates,
  type MissionState,
  missionCycles,
  missionKinds,
  missionStates,
} from '../domain/mission.ts';
import { OfMerchant } from './operate.ts';
import { RaffleResult } from './promotions.ts';
import { nullable } from './records.ts';

const closed = { additionalProperties: false } as const;

const missionId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });
/** Key of a turn: `once`, or its first day. */
const turn = Type.String({ pattern: '^(?:once|[0-9]{4}-[0-9]{2}-[0-9]{2})$' });
const envelopeId = Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const State = Type.Enum([...missionStates]);

const Reward = Type.Union([
  Type.Object({ kind: Type.Literal('money'), amount: Type.String() }, closed),
  Type.Object({ kind: Type.Literal('envelopes'), count: Type.Integer() }, closed),
]);

/** One turn of a mission for the account. Amounts are decimal strings, moments ISO 8601. */
export const Mission = Type.Object(
  {
    id: Type.String(),
    period: Type.String(),
    cycle: Type.Enum([...missionCycles]),
    kind: Type.Enum([...missionKinds]),
    title: Type.String(),
    /** Games that count; empty for all. */
    categories: Type.Array(Type.Enum([...categories])),
    /** Counted so far and needed: numbers, or amounts for `turnover`. */
    done: Type.String(),
    needed: Type.String(),
    state: State,
    reward: Reward,
    /** Points for the leaderboard. */
    score: Type.Integer(),
    /** Its days have ended; the reward can still be claimed. */
    isOver: Type.Boolean(),
    /** Until when it counts or, once its days have ended, can be claimed. */
    until: Type.String(),
  },
  closed,
);
export type Mission = Static<typeof Mission>;

/** Sums of an envelope with their chance in percent. */
const Prizes = Type.Array(Type.Object({ amount: Type.String(), odds: Type.String() }, closed));

const RedEnvelope = Type.Object(
  {
    id: Type.String(),
    /** Hash of the secret of its draw. */
    commitment: Type.String(),
    /** Title of the mission that brought it; null for one of an operator. */
    mission: nullable(Type.String()),
    least: Type.String(),
    most: Type.String(),
    expiresAt: Type.String(),
  },
  closed,
);
export type RedEnvelope = Static<typeof RedEnvelope>;

export const MissionSummary = Type.Object(
  {
    /** In the order of the brand. */
    missions: Type.Array(Mission),
    /** Missions that are in progress or can be claimed. */
    open: Type.Integer(),
    /** Start of the next day and week of missions. */
    resets: Type.Object({ day: Type.String(), week: Type.String() }, closed),
    season: nullable(Type.Object({ title: Type.String(), daysLeft: Type.Integer() }, closed)),
    envelopes: Type.Object(
      {
        /** That can be opened, the one that expires first in front. */
        waiting: Type.Array(RedEnvelope),
        /** Sums of envelopes that are given now; empty if the brand has none. */
        prizes: Prizes,
        /** Sum that the account found in all its envelopes. */
        received: Type.String(),
      },
      closed,
    ),
  },
  closed,
);
export type MissionSummary = Static<typeof MissionSummary>;

/** `period` is the turn that is claimed: a repeated claim of it gets the first answer. */
export const MissionClaim = Type.Object({ mission: missionId, period: turn }, closed);
export type MissionClaim = Static<typeof MissionClaim>;

/** Result of a claim. */
export const MissionClaimed = Type.Object({ reward: Reward, score: Type.Integer() }, closed);
export type MissionClaimed = Static<typeof MissionClaimed>;

/** `value` of a `CONFLICT` failure: the state that forbids the claim; null if the turn can be claimed no more. */
export interface MissionConflict {
  readonly state: MissionState | null;
}

const Rank = Type.Object(
  {
    rank: Type.Integer(),
    /** Masked. */
    player: Type.String(),
    avatar: Type.String(),
    score: Type.Integer(),
    /** Red envelopes earned by the missions. */
    envelopes: Type.Integer(),
    isOwn: Type.Boolean(),
  },
  closed,
);
export type Rank = Static<typeof Rank>;

/** Scores of this week, from Monday on. */
export const MissionLeaderboard = Type.Object(
  {
    /** First and last day of the week. */
    from: Type.String(),
    until: Type.String(),
    ranks: Type.Array(Rank),
    /** The account itself if it is below the ranks; null otherwise and without a score. */
    own: nullable(Rank),
  },
  closed,
);
export type MissionLeaderboard = Static<typeof MissionLeaderboard>;

/** Opens a red envelope, once: a repeated request gets the first result. `commitment` is the one that was shown before. */
export const EnvelopeClaim = Type.Object(
  {
    envelope: envelopeId,
    commitment: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    clientSeed: Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }),
  },
  closed,
);
export type EnvelopeClaim = Static<typeof EnvelopeClaim>;

export const EnvelopeOpened = Type.Object({ result: RaffleResult, balance: Type.String() }, closed);
export type EnvelopeOpened = Static<typeof EnvelopeOpened>;

/** `value` of a `CONFLICT` failure: why an envelope cannot be opened. */
export interface EnvelopeConflict {
  readonly state: EnvelopeState;
}

/** A red envelope as operators see it. `amount` is null until it is opened. */
export const ListedEnvelope = Type.Object(
  {
    id: Type.String(),
    /** Id of the mission that brought it, or `operator`. */
    source: Type.String(),
    state: Type.Enum([...envelopeStates]),
    amount: nullable(Type.String()),
    grantedAt: Type.String(),
    expiresAt: Type.String(),
    openedAt: nullable(Type.String()),
    /** Operator who gave it, and the reason; null for those of missions. */
    operator: nullable(Type.String()),
    reason: nullable(Type.String()),
  },
  closed,
);
export type ListedEnvelope = Static<typeof ListedEnvelope>;

export const ListedMission = Type.Object(
  {
    mission: Type.String(),
    period: Type.String(),
    done: Type.String(),
    needed: Type.String(),
    state: State,
    isOver: Type.Boolean(),
  },
  closed,
);
export type ListedMission = Static<typeof ListedMission>;

/** Idempotent by `requestId`. */
export const EnvelopeGift = Type.Object(
  {
    count: Type.Integer({ minimum: 1, maximum: 20 }),
    reason: Type.String({ minLength: 3, maxLength: 200, pattern: '\\S.*\\S' }),
    requestId: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._:~-]{7,63}$' }),
  },
  closed,
);
export type EnvelopeGift = Static<typeof EnvelopeGift>;

export const OfEnvelope = Type.Object({ ...OfMerchant.properties, envelope: envelopeId }, closed);
