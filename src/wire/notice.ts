import Type, { type Static } from 'typebox';
import { defaultLanguage, languages } from '../domain/language.ts';
import { announcementTypes, noticeAudiences, noticeLimits, noticeTopics } from '../domain/notice.ts';

const closed = { additionalProperties: false } as const;

/** Moments at which a notice may open by itself. */
export const executions = ['home', 'login', 'register'] as const;
export type Execution = (typeof executions)[number];

export const Notice = Type.Object(
  {
    id: Type.String(),
    type: Type.String(),
    title: Type.String(),
    /** Sanitised HTML. */
    content: Type.String(),
    /** ISO 8601 UTC. */
    date: Type.String(),
    /** Topic; null if none was stated. */
    topic: Type.Union([Type.Enum([...noticeTopics]), Type.Null()]),
  },
  closed,
);
export type Notice = Static<typeof Notice>;

export const AnnouncementQuery = Type.Object(
  {
    types: Type.Optional(Type.String({ pattern: '^(?:B|PL|PU|PR|H)(?:,(?:B|PL|PU|PR|H)){0,4}$' })),
    platform: Type.Literal('W'),
    execution: Type.Optional(Type.Enum([...executions])),
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

/** A text in every language that is given; the default language always is. */
export const localTextOf = (maxLength: number) => {
  const text = Type.String({ minLength: 1, maxLength, pattern: '\\S' });
  const others = languages.filter((language) => language !== defaultLanguage);
  return Type.Object(
    {
      [defaultLanguage]: text,
      ...Object.fromEntries(others.map((language) => [language, Type.Optional(text)])),
    } as Record<typeof defaultLanguage, typeof text> &
      Record<Exclude<(typeof languages)[number], typeof defaultLanguage>, Type.TOptional<typeof text>>,
    closed,
  );
};

const Moment = Type.String({ format: 'date-time' });
const nullable = <Shape extends Type.TSchema>(shape: Shape) => Type.Union([shape, Type.Null()]);

/** Fields of a notice that an operator decides. `body` is Markdown. */
const written = {
  type: Type.Enum([...announcementTypes]),
  title: localTextOf(noticeLimits.title),
  body: localTextOf(noticeLimits.body),
  topic: nullable(Type.Enum([...noticeTopics])),
  audience: Type.Enum([...noticeAudiences]),
  execution: nullable(Type.Enum([...executions])),
  from: Moment,
  until: nullable(Moment),
};

/** Idempotent by `requestId`, which becomes the id of the notice. */
export const NewNotice = Type.Object(
  {
    ...written,
    topic: Type.Optional(written.topic),
    audience: Type.Optional(written.audience),
    execution: Type.Optional(written.execution),
    /** Default: now. */
    from: Type.Optional(written.from),
    until: Type.Optional(written.until),
    requestId: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._~-]{7,63}$' }),
  },
  closed,
);
export type NewNotice = Static<typeof NewNotice>;

/** Only what changes; a text of one language leaves the others as they are. */
export const NoticeChange = Type.Partial(
  Type.Object({ ...written, title: Type.Partial(written.title), body: Type.Partial(written.body) }, closed),
  closed,
);
export type NoticeChange = Static<typeof NoticeChange>;

/** A notice as operators see it. `state`: whether it shows now, later or no more. */
export const ListedNotice = Type.Object(
  {
    ...written,
    id: Type.String(),
    state: Type.Union([Type.Literal('shown'), Type.Literal('planned'), Type.Literal('ended')]),
    madeBy: nullable(Type.String()),
  },
  closed,
);
export type ListedNotice = Static<typeof ListedNotice>;

export const OfNotice = Type.Object(
  {
    merchant: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' }),
    id: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._~-]{0,63}$' }),
  },
  closed,
);

/** Open accounts that a notice can be for: members with their agents, and the agents among them. */
export const NoticeReaders = Type.Object(
  { members: Type.Integer({ minimum: 0 }), agents: Type.Integer({ minimum: 0 }) },
  closed,
);
export type NoticeReaders = Static<typeof NoticeReaders>;
