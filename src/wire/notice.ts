import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;

export const Notice = Type.Object(
  {
    id: Type.String(),
    type: Type.String(),
    title: Type.String(),
    /** Sanitised HTML. */
    content: Type.String(),
    /** ISO 8601 UTC. */
    date: Type.String(),
  },
  closed,
);
export type Notice = Static<typeof Notice>;

export const AnnouncementQuery = Type.Object(
  {
    types: Type.Optional(Type.String({ pattern: '^(?:B|PL|PU|PR|H)(?:,(?:B|PL|PU|PR|H)){0,4}$' })),
    platform: Type.Literal('W'),
    execution: Type.Optional(Type.Union([Type.Literal('home'), Type.Literal('login'), Type.Literal('register')])),
  },
  closed,
);

export const HelpTopic = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    /** Sanitised HTML. */
    body: Type.String(),
    /** Whether the topic is additional to the seven standard ones; shown at /helpmc as well. */
    extra: Type.Boolean(),
  },
  closed,
);
export type HelpTopic = Static<typeof HelpTopic>;
