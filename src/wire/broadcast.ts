/** Broadcasts of operators to the inboxes of members. */
import Type, { type Static } from 'typebox';
import { broadcastAudiences, broadcastLimits, broadcastStates } from '../domain/broadcast.ts';
import { languages } from '../domain/language.ts';
import { localTextOf } from './notice.ts';

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

/** `sent` of `total` members have it; `total` were in the segment when it was ordered. */
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
  },
  closed,
);
export type BroadcastProgress = Static<typeof BroadcastProgress>;

export const OfBroadcast = Type.Object(
  { merchant: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' }), id: BroadcastOrder.properties.requestId },
  closed,
);
