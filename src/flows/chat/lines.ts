import type { ChatLine, ChatReply } from '../../wire/chat.ts';

export type ChatMessage = Extract<ChatLine, { readonly kind: 'message' }>;

/** A message that is not among the lines yet. */
export interface PendingMessage {
  readonly id: string;
  readonly text: string;
  /** Reason why the server refused it; null while it is on its way. */
  readonly refused: Extract<ChatReply, { readonly kind: 'refused' }>['code'] | null;
}

export interface Lines {
  readonly messages: readonly ChatMessage[];
  readonly pending: readonly PendingMessage[];
  /** Number of the last line; null before the first answer of the room. */
  readonly seq: number | null;
}

/** Messages that a page keeps; older ones are dropped. */
const maxMessages = 300;

/** The lines with those that came: each once, removals applied, own messages no longer pending. */
export function linesWith({ messages, pending, seq }: Lines, added: readonly ChatLine[]): Lines {
  const news = added.filter((line) => seq === null || line.seq > seq);
  if (news.length === 0) return { messages, pending, seq: seq ?? 0 };
  const removed = new Set(news.flatMap((line) => (line.kind === 'removal' ? [line.target] : [])));
  const all = [...messages, ...news.filter((line) => line.kind === 'message')].slice(-maxMessages);
  const sent = new Set(all.map(({ mine }) => mine));
  return {
    messages:
      removed.size === 0
        ? all
        : all.map((line) => (removed.has(line.seq) ? { ...line, text: null, hidden: 'moderator' } : line)),
    pending: pending.filter(({ id }) => !sent.has(id)),
    seq: news.at(-1)?.seq ?? seq,
  };
}
