import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

const Id = Type.String({ pattern: `^${uuid}$` });

const Template = Type.Union([
  Type.Literal('depositCredited'),
  Type.Literal('withdrawalApproved'),
  Type.Literal('withdrawalPaid'),
  Type.Literal('withdrawalRejected'),
  Type.Literal('depositFailed'),
  Type.Literal('exchangeApproved'),
  Type.Literal('exchangeRejected'),
  Type.Literal('rankRaised'),
  Type.Literal('rankLowered'),
  Type.Literal('contractOffered'),
  Type.Literal('contractEnding'),
  Type.Literal('contractStopped'),
  Type.Literal('feedbackAnswered'),
  Type.Literal('broadcast'),
]);
export type InboxTemplate = Static<typeof Template>;

/** Messages of the account, newest first, 20 per page. `before` is `next` of the page before. */
export const InboxQuery = Type.Object(
  {
    before: Type.Optional(Type.String({ pattern: `^[0-9]{13}_${uuid}$` })),
    unread: Type.Optional(Type.Literal('1')),
  },
  closed,
);
export type InboxQuery = Static<typeof InboxQuery>;

/** `title` and `text` are in the language the member had when the message was sent. `sentAt` is ISO 8601 in UTC. */
export const InboxMessage = Type.Object(
  {
    id: Id,
    template: Template,
    title: Type.String(),
    text: Type.String(),
    sentAt: Type.String(),
    isRead: Type.Boolean(),
  },
  closed,
);
export type InboxMessage = Static<typeof InboxMessage>;

/** `next` is null on the last page. */
export const InboxPage = Type.Object(
  { messages: Type.Array(InboxMessage), next: Type.Union([Type.String(), Type.Null()]) },
  closed,
);
export type InboxPage = Static<typeof InboxPage>;

/** The newest unread messages; `count` is counted up to 100. */
export const UnreadMessages = Type.Object({ messages: Type.Array(InboxMessage), count: Type.Integer() }, closed);
export type UnreadMessages = Static<typeof UnreadMessages>;

export const UnreadCount = Type.Object({ count: Type.Integer() }, closed);

export const InboxChoice = Type.Object({ id: Id }, closed);
