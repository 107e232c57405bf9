import { calls } from '../wire/calls.ts';
import type { ChatReply, ChatRequest, ChatSettings } from '../wire/chat.ts';
import { apiOrigin } from './apiOrigin.ts';
import { call } from './call.ts';
import type { Query } from './queries.ts';
import { sessionValues } from './session.ts';

const freshMs = 5 * 60_000;

export const chatQueries = {
  settings: (): Query<ChatSettings> => ({
    queryKey: ['chatSettings'],
    queryFn: ({ signal }) => call('chatSettings', { signal }),
    staleTime: freshMs,
  }),
} as const;

export interface ChatSocket {
  /** Enters a room, also before the socket is open. */
  readonly enter: (room: string, after: number | null) => void;
  readonly post: (id: string, text: string) => void;
  readonly read: (upTo: number) => void;
  readonly close: () => void;
}

/** Lost reads only count as unread a little longer. */
const readPauseMs = 2_000;

/** Opens a socket of the chat room. The token of the session goes into its first message, not into the address. */
export function openChatSocket(onReply: (reply: ChatReply) => void, onClose: (code: number) => void): ChatSocket {
  const { protocol, host } = new URL(apiOrigin(), location.origin);
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${calls.chatSocket.path}`);
  let entering: ChatRequest | null = null;
  let reading: ReturnType<typeof setTimeout> | undefined;
  let upTo = 0;
  let isClosed = false;
  const send = (request: ChatRequest) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
  };
  socket.addEventListener('open', () => {
    if (entering !== null) send(entering);
  });
  socket.addEventListener('message', ({ data }) => {
    if (!isClosed) onReply(JSON.parse(String(data)) as ChatReply);
  });
  socket.addEventListener('close', ({ code }) => {
    clearTimeout(reading);
    if (!isClosed) onClose(code);
  });
  return {
    enter(room, after) {
      clearTimeout(reading);
      reading = undefined;
      upTo = 0;
      entering = { kind: 'enter', room, token: sessionValues.read('token'), after };
      send(entering);
    },
    post: (id, text) => send({ kind: 'post', id, text }),
    read(seq) {
      upTo = Math.max(upTo, seq);
      reading ??= setTimeout(() => {
        reading = undefined;
        send({ kind: 'read', upTo });
      }, readPauseMs);
    },
    close() {
      isClosed = true;
      clearTimeout(reading);
      socket.close();
    },
  };
}
