import Type, { type Static } from 'typebox';
import type { HiddenReason } from '../domain/chat.ts';
import { hiddenReasons } from '../domain/chat.ts';
import { OfMerchant } from './operate.ts';
import { nullable } from './records.ts';

const closed = { additionalProperties: false } as const;
const RoomId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,23}$' });
const Reason = Type.String({ minLength: 3, maxLength: 200, pattern: '\\S.*\\S' });
/** A browser's name of a message, by which it is stored once however often it is sent. */
const ClientId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' });
const Sequence = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** The chat room of a brand, in the language of the call. */
export const ChatSettings = Type.Object(
  {
    rooms: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), title: Type.String() }, closed)),
    guestsRead: Type.Boolean(),
    notice: Type.String(),
    rules: Type.String(),
    hideLinks: Type.Boolean(),
    maxLength: Type.Integer(),
  },
  closed,
);
export type ChatSettings = Static<typeof ChatSettings>;

/** Message of a browser, one JSON text per frame. The first one is `enter`; the token is in no address. */
export const ChatRequest = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('enter'),
      room: RoomId,
      token: nullable(Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })),
      /** The last sequence number that the browser has of the room; null: the history of the room. */
      after: nullable(Sequence),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('post'), id: ClientId, text: Type.String({ minLength: 1, maxLength: 2_000 }) }, closed),
  /** Everything up to the number was shown. */
  Type.Object({ kind: Type.Literal('read'), upTo: Sequence }, closed),
]);
export type ChatRequest = Static<typeof ChatRequest>;

/** A line of a room. Numbers grow by one; a removal is a line too, so that a browser that was away learns of it. */
export type ChatLine =
  | {
      readonly kind: 'message';
      readonly seq: number;
      /** ISO 8601. */
      readonly at: string;
      /** Masked; null for a moderator. */
      readonly name: string | null;
      readonly avatar: string | null;
      /** Null while it is hidden. */
      readonly text: string | null;
      readonly hidden: HiddenReason | null;
      /** The browser's name of a message of the reader; null for those of other members. */
      readonly mine: string | null;
    }
  | { readonly kind: 'removal'; readonly seq: number; readonly target: number };

/** Right of the reader: `write`, or the reason why not. */
export type ChatRight = 'write' | 'guest' | 'trial' | 'limited';

/** Message of the server. */
export type ChatReply =
  | {
      readonly kind: 'entered';
      readonly room: string;
      readonly right: ChatRight;
      /** End of the pause from writing, ISO 8601. */
      readonly mutedUntil: string | null;
      readonly viewers: number;
      /** Whether the lines replace those that the browser has. */
      readonly isReset: boolean;
      readonly lines: readonly ChatLine[];
    }
  | { readonly kind: 'lines'; readonly room: string; readonly lines: readonly ChatLine[] }
  | { readonly kind: 'stored'; readonly id: string; readonly seq: number }
  | {
      readonly kind: 'refused';
      readonly id: string;
      readonly code: 'RATE_LIMIT' | 'NOT_ALLOWED' | 'VALIDATION' | 'AUTH_REQUIRED' | 'UNAVAILABLE';
    }
  | { readonly kind: 'muted'; readonly until: string | null }
  | { readonly kind: 'viewers'; readonly room: string; readonly count: number };

/** Codes of the closing frame. Those from 4000 on are ours. */
export const chatClose = {
  /** The process stops; another one answers. */
  away: 1001,
  notText: 1003,
  broken: 1008,
  /** Too slow a reader, or too many frames. */
  overload: 1013,
  /** The session has ended. */
  sessionEnded: 4401,
  /** Guests may not read, or the room does not exist. */
  refused: 4403,
  tooMany: 4429,
} as const;

const MessageRow = Type.Object(
  {
    room: Type.String(),
    seq: Type.Integer(),
    at: Type.String(),
    /** Null for a moderator and the demo world; the account may have been deleted since. */
    account: nullable(Type.String()),
    username: nullable(Type.String()),
    text: Type.String(),
    hidden: nullable(Type.Enum([...hiddenReasons])),
    /** The operator who wrote it. */
    operator: nullable(Type.String()),
  },
  closed,
);
export const ChatMessageRows = Type.Array(MessageRow);
export type ChatMessageRow = Static<typeof MessageRow>;

/** The lines around a number; without it the newest ones. */
export const ChatRoomQuery = Type.Object({ around: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,14}$' })) });

const TextByLanguage = Type.Record(Type.String(), Type.String());

/** The chat room of a brand as its moderators see it. `rules` are what members read in the room. */
export const DeskChat = Type.Object(
  {
    enabled: Type.Boolean(),
    rooms: Type.Array(Type.Object({ id: Type.String(), name: TextByLanguage }, closed)),
    rules: TextByLanguage,
    hideLinks: Type.Boolean(),
    hiddenWords: Type.Array(Type.String()),
    keepDays: Type.Integer(),
  },
  closed,
);
export type DeskChat = Static<typeof DeskChat>;

export const ChatTrialQuery = Type.Object({ word: Type.String({ minLength: 2, maxLength: 60, pattern: '\\S.*\\S' }) });

/** Messages that a word would have hidden: `lines` of `members` among the `tried` newest ones of the last `days`. */
export const ChatTrial = Type.Object(
  {
    days: Type.Integer(),
    tried: Type.Integer(),
    lines: Type.Integer(),
    members: Type.Integer(),
    samples: Type.Array(MessageRow),
  },
  closed,
);
export type ChatTrial = Static<typeof ChatTrial>;

export const ChatMute = Type.Object(
  { account: Type.String(), username: Type.String(), until: nullable(Type.String()), reason: Type.String() },
  closed,
);
export type ChatMute = Static<typeof ChatMute>;

export const OfChatRoom = Type.Object({ merchant: OfMerchant.properties.merchant, room: RoomId }, closed);
export const OfChatMessage = Type.Object(
  { merchant: OfMerchant.properties.merchant, room: RoomId, seq: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) },
  closed,
);
export const MuteOrder = Type.Object({ minutes: Type.Integer({ minimum: 1, maximum: 525_600 }), reason: Reason }, closed);
export type MuteOrder = Static<typeof MuteOrder>;
/** Idempotent by `requestId`. */
export const ModeratorMessage = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 500 }), requestId: ClientId },
  closed,
);
export type ModeratorMessage = Static<typeof ModeratorMessage>;
