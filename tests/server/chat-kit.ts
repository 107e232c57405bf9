import { WebSocket } from 'ws';
import { calls } from '../../src/wire/calls.ts';
import type { ChatLine, ChatReply, ChatRequest } from '../../src/wire/chat.ts';
import type { Site } from './auth-kit.ts';

type Kind = ChatReply['kind'];
type Of<Named extends Kind> = Extract<ChatReply, { readonly kind: Named }>;

export interface Talker {
  readonly socket: WebSocket;
  readonly replies: readonly ChatReply[];
  readonly send: (request: ChatRequest | string) => void;
  /** The next reply of a kind that was not taken. */
  readonly next: <Named extends Kind>(kind: Named) => Promise<Of<Named>>;
  /** Enters a room and resolves with the answer. */
  readonly enter: (more?: Partial<Extract<ChatRequest, { kind: 'enter' }>>) => Promise<Of<'entered'>>;
  /** Posts a text and resolves with the answer to it. */
  readonly post: (text: string, id?: string) => Promise<Of<'stored'> | Of<'refused'>>;
  /** The closing code, once the socket is closed. */
  readonly closed: Promise<number>;
  /** Every line that was received, in order. */
  readonly lines: () => readonly ChatLine[];
}

let number = 0;
export const clientId = () => `client-${String((number += 1)).padStart(6, '0')}`;

interface Opening {
  readonly token?: string | null;
  readonly host?: string;
  readonly origin?: string | null;
  readonly path?: string;
}

export const portOf = ({ server }: Pick<Site, 'server'>) => (server.server.address() as { readonly port: number }).port;

/** Opens a socket as a browser does; rejects with the status of a refused handshake. */
export async function talk(
  port: number,
  { token = null, host = 'alpha.test', origin = `https://${host}`, path = calls.chatSocket.path }: Opening = {},
): Promise<Talker> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers: { host, ...(origin === null ? {} : { origin }) },
    perMessageDeflate: false,
  });
  const replies: ChatReply[] = [];
  const untaken: ChatReply[] = [];
  const waiting = new Set<() => void>();
  const ended = Promise.withResolvers<number>();
  socket.on('message', (data: Buffer) => {
    const reply = JSON.parse(data.toString()) as ChatReply;
    replies.push(reply);
    untaken.push(reply);
    for (const look of waiting) look();
  });
  let closedBy: number | null = null;
  socket.on('close', (code) => {
    closedBy = code;
    ended.resolve(code);
    for (const look of waiting) look();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_request, answer) => {
      answer.resume();
      reject(new Error(String(answer.statusCode)));
      socket.terminate();
    });
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);

  const take = (matches: (reply: ChatReply) => boolean) =>
    new Promise<ChatReply>((resolve, reject) => {
      const look = () => {
        const index = untaken.findIndex(matches);
        const [found] = index < 0 ? [] : untaken.splice(index, 1);
        if (found === undefined && socket.readyState !== WebSocket.CLOSED) waiting.add(look);
        else {
          waiting.delete(look);
          if (found === undefined) reject(new Error(`The socket is closed: ${closedBy}.`));
          else resolve(found);
        }
      };
      look();
    });
  const next = <Named extends Kind>(kind: Named) => take((reply) => reply.kind === kind) as Promise<Of<Named>>;
  const send = (request: ChatRequest | string) => socket.send(typeof request === 'string' ? request : JSON.stringify(request));
  return {
    socket,
    replies,
    send,
    next,
    enter(more = {}) {
      send({ kind: 'enter', room: 'general', token, after: null, ...more });
      return next('entered');
    },
    post(text, id = clientId()) {
      send({ kind: 'post', id, text });
      return take((reply) => (reply.kind === 'stored' || reply.kind === 'refused') && reply.id === id) as Promise<
        Of<'stored'> | Of<'refused'>
      >;
    },
    closed: ended.promise,
    lines: () => replies.flatMap((reply) => (reply.kind === 'entered' || reply.kind === 'lines' ? reply.lines : [])),
  };
}

/** The texts that are shown after all lines: removals applied. */
export function shownTexts(lines: readonly ChatLine[]): readonly (string | null)[] {
  const removed = new Set(lines.flatMap((line) => (line.kind === 'removal' ? [line.target] : [])));
  return lines.flatMap((line) => (line.kind === 'message' ? [removed.has(line.seq) ? null : line.text] : []));
}
