/** Broadcasts of operators to the inboxes of members. */
import Type, { type Static } from 'typebox';
import { broadcastAudiences, broadcastLimits, broadcastStates } from '../domain/broadcast.ts';
import { languages } from '../domain/language.ts';
import { localTextOf } from './notice.ts';
import { Reasoned } from './operate.ts';

const closed = { additionalProperties: false } as const;
const Segment = Type.Object(
  {
    audience: Type.Enum([...broadcastAudiences]),
    language: Type.Optional(Type.Enum([...languages])),
    registeredDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_660 })),
  },
  closed,
);

/** Idempotent by `requestId`, which becomes its id. */
export const BroadcastOrder = Type.Object(
  {
    title: localTextOf(broadcastLimits.title),
    body: localTextOf(broadcastLimits.body),
    segment: Segment,
    requestId: Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' }),
  },
  closed,
);
export type BroadcastOrder = Static<typeof BroadcastOrder>;

const Count = Type.Integer({ minimum: 0 });

/** `sent` of `total` members got it; `total` were in the segment when it was ordered. */
export const BroadcastProgress = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    segment: Segment,
    state: Type.Enum([...broadcastStates]),
    sent: Type.Integer(),
    total: Type.Integer(),
    orderedBy: Type.String(),
    orderedAt: Type.String(),
    endedAt: Type.Union([Type.String(), Type.Null()]),
    /** Members who lost it again, unread. */
    takenBack: Count,
    isTakingBack: Type.Boolean(),
  },
  closed,
);
export type BroadcastProgress = Static<typeof BroadcastProgress>;

/** A broadcast with its texts and what became of it: `read` of the messages that are still there. */
export const BroadcastDetail = Type.Object(
  {
    ...BroadcastProgress.properties,
    texts: Type.Object({ title: BroadcastOrder.properties.title, body: BroadcastOrder.properties.body }, closed),
    /** Name of the operator who ordered it. */
    orderedByName: Type.String(),
    read: Count,
    unread: Count,
    byLanguage: Type.Array(Type.Object({ language: Type.Enum([...languages]), has: Count, read: Count }, closed)),
    /** Messages of a second, at present. */
    perSecond: Type.Number({ minimum: 0 }),
    /** Messages by the time of their batches, at most 24 spans of equal length. Of those that are still there. */
    course: Type.Array(Type.Object({ at: Type.String(), sent: Count, perSecond: Type.Number({ minimum: 0 }) }, closed)),
  },
  closed,
);
export type BroadcastDetail = Static<typeof BroadcastDetail>;

/** `takeBack`: also from those who have it and have not read it. */
export const BroadcastStop = Type.Object({ ...Reasoned.properties, takeBack: Type.Optional(Type.Boolean()) }, closed);
export type BroadcastStop = Static<typeof BroadcastStop>;

/** A segment as a query has it. */
export const BroadcastAudienceQuery = Type.Object({
  audience: Type.Enum([...broadcastAudiences]),
  language: Type.Optional(Type.Enum([...languages])),
  registeredDays: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,3}$' })),
});

/** Members who would get a broadcast now, and those of the segment who are on a break and would not. */
export const BroadcastAudienceCount = Type.Object({ members: Count, onBreak: Count }, closed);
export type BroadcastAudienceCount = Static<typeof BroadcastAudienceCount>;

export const OfBroadcast = Type.Object(
  { merchant: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' }), id: BroadcastOrder.properties.requestId },
  closed,
);
