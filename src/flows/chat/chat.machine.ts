import { type AnyEventObject, assign, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import type { ChatReply, ChatRight } from '../../wire/chat.ts';
import { unprovidedAction } from '../unprovided.ts';
import { type Lines, linesWith } from './lines.ts';

export type { ChatMessage, PendingMessage } from './lines.ts';

interface Input {
  readonly room: string;
  readonly isOnline: boolean;
  /** Number from 0 to 1, so that browsers do not all come back together. */
  readonly random: () => number;
  /** Epoch in milliseconds. */
  readonly now: () => number;
}

interface Context extends Input, Lines {
  readonly right: ChatRight;
  /** ISO 8601. */
  readonly mutedUntil: string | null;
  readonly viewers: number;
  /** Attempts to open a socket since the last one that worked. */
  readonly attempt: number;
  /** Closing code that no further attempt changes. */
  readonly refusal: number | null;
}

/** Report of the socket. */
export type SocketEvent =
  | { readonly type: 'socket.reply'; readonly reply: ChatReply }
  | { readonly type: 'socket.closed'; readonly code: number };

type Event =
  | SocketEvent
  | { readonly type: 'room.open'; readonly room: string }
  | { readonly type: 'message.post'; readonly id: string; readonly text: string }
  | { readonly type: 'message.retry'; readonly id: string }
  | { readonly type: 'message.drop'; readonly id: string }
  | { readonly type: 'lines.read' }
  /** The reader signed in or out. */
  | { readonly type: 'reader.change' }
  | { readonly type: 'chat.retry' }
  | { readonly type: 'network.online' }
  | { readonly type: 'network.offline' };

/** Order to the socket. */
export type SocketOrder =
  | { readonly type: 'enter'; readonly room: string; readonly after: number | null }
  | { readonly type: 'post'; readonly id: string; readonly text: string }
  | { readonly type: 'read'; readonly upTo: number };

interface SocketInput {
  readonly room: string;
  readonly after: number | null;
}

/** Closing codes of the server after which it would refuse again. */
const finalCodes: readonly number[] = [4401, 4403, 4429];
const firstDelayMs = 1_000;
const maxDelayMs = 30_000;
/** Longest time that browsers wait for. */
const maxTimerMs = 2_000_000_000;

const emptyRoom: Lines = { messages: [], pending: [], seq: null };

/** One chat room at a time, over one socket. */
export const chatMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, tags: {} as 'connected' | 'busy' },
  actors: {
    socket: fromCallback<AnyEventObject, SocketInput>(() => unprovidedAction('socket')),
  },
  delays: {
    connectTimeout: 15_000,
    /** Doubles with every attempt; half of it is chance. */
    backoff: ({ context: { attempt, random } }) => {
      const most = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.min(attempt, 6));
      return Math.round(most / 2 + (most / 2) * random());
    },
    muteLeft: ({ context: { mutedUntil, now } }) =>
      Math.min(maxTimerMs, Math.max(0, mutedUntil === null ? 0 : Date.parse(mutedUntil) - now())),
  },
  guards: {
    isOffline: ({ context }) => !context.isOnline,
    isMuted: ({ context: { mutedUntil, now } }) => mutedUntil !== null && Date.parse(mutedUntil) > now(),
    mayWrite: ({ context }) => context.right === 'write',
    isFinal: (_, { code }: { readonly code: number }) => finalCodes.includes(code),
    isEntered: ({ context }, { reply }: { readonly reply: ChatReply }) =>
      reply.kind === 'entered' && reply.room === context.room,
    isMuteNews: (_, { reply }: { readonly reply: ChatReply }) => reply.kind === 'muted',
    isOtherRoom: ({ context }, { room }: { readonly room: string }) => room !== context.room,
    isNew: ({ context }, { id }: { readonly id: string }) => !context.pending.some((message) => message.id === id),
  },
  actions: {
    online: assign({ isOnline: true }),
    offline: assign({ isOnline: false }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetAttempts: assign({ attempt: 0, refusal: null }),
    keepRefusal: assign((_, { code }: { readonly code: number }) => ({ refusal: code })),
    openRoom: assign((_, { room }: { readonly room: string }) => ({ ...emptyRoom, room, viewers: 0 })),
    /** Forgets the lines, which name messages of another reader as own. */
    forgetLines: assign({ ...emptyRoom, mutedUntil: null, right: 'guest' as const }),
    endMute: assign({ mutedUntil: null }),
    enter: sendTo('socket', ({ context: { room } }): SocketOrder => ({ type: 'enter', room, after: null })),
    addPending: assign(({ context }, { id, text }: { readonly id: string; readonly text: string }) => ({
      pending: [...context.pending, { id, text, refused: null }],
    })),
    dropPending: assign(({ context }, { id }: { readonly id: string }) => ({
      pending: context.pending.filter((message) => message.id !== id),
    })),
    resumePending: assign(({ context }, { id }: { readonly id: string }) => ({
      pending: context.pending.map((message) => (message.id === id ? { ...message, refused: null } : message)),
    })),
    send: enqueueActions(({ context, enqueue }, { id }: { readonly id: string }) => {
      const message = context.pending.find((each) => each.id === id);
      if (message !== undefined) enqueue.sendTo('socket', { type: 'post', id, text: message.text } satisfies SocketOrder);
    }),
    /** The server stores each once, so what may have arrived is sent again. */
    sendPending: enqueueActions(({ context, enqueue }) => {
      for (const { id, text, refused } of context.pending) {
        if (refused === null) enqueue.sendTo('socket', { type: 'post', id, text } satisfies SocketOrder);
      }
    }),
    sendRead: enqueueActions(({ context, enqueue }) => {
      const { seq } = context;
      if (seq !== null && seq > 0) enqueue.sendTo('socket', { type: 'read', upTo: seq } satisfies SocketOrder);
    }),
    keepReply: assign(({ context }, { reply }: { readonly reply: ChatReply }) => afterReply(context, reply)),
  },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({
    ...input,
    ...emptyRoom,
    right: 'guest',
    mutedUntil: null,
    viewers: 0,
    attempt: 0,
    refusal: null,
  }),
  initial: 'open',
  on: {
    'network.online': { actions: 'online' },
    'network.offline': { target: '.offline', actions: 'offline' },
    'reader.change': { target: '.open', reenter: true, actions: ['forgetLines', 'forgetAttempts'] },
    'room.open': {
      guard: { type: 'isOtherRoom', params: ({ event: { room } }) => ({ room }) },
      actions: { type: 'openRoom', params: ({ event: { room } }) => ({ room }) },
    },
    'message.post': {
      guard: { type: 'isNew', params: ({ event: { id } }) => ({ id }) },
      actions: { type: 'addPending', params: ({ event: { id, text } }) => ({ id, text }) },
    },
    'message.retry': { actions: { type: 'resumePending', params: ({ event: { id } }) => ({ id }) } },
    'message.drop': { actions: { type: 'dropPending', params: ({ event: { id } }) => ({ id }) } },
  },
  states: {
    open: {
      initial: 'connecting',
      always: { guard: 'isOffline', target: 'offline' },
      invoke: { id: 'socket', src: 'socket', input: ({ context: { room, seq } }) => ({ room, after: seq }) },
      on: {
        'socket.closed': [
          {
            guard: { type: 'isFinal', params: ({ event: { code } }) => ({ code }) },
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event: { code } }) => ({ code }) },
          },
          { target: 'reconnecting', actions: 'countAttempt' },
        ],
        'socket.reply': [
          {
            guard: { type: 'isEntered', params: ({ event: { reply } }) => ({ reply }) },
            target: '.live',
            actions: [{ type: 'keepReply', params: ({ event: { reply } }) => ({ reply }) }, 'forgetAttempts', 'sendPending'],
          },
          { actions: { type: 'keepReply', params: ({ event: { reply } }) => ({ reply }) } },
        ],
        'room.open': {
          guard: { type: 'isOtherRoom', params: ({ event: { room } }) => ({ room }) },
          target: '.connecting',
          actions: [{ type: 'openRoom', params: ({ event: { room } }) => ({ room }) }, 'enter'],
        },
      },
      states: {
        connecting: { tags: 'busy', after: { connectTimeout: { target: '#chat.reconnecting', actions: 'countAttempt' } } },
        live: {
          tags: 'connected',
          initial: 'deciding',
          on: {
            'socket.reply': {
              guard: { type: 'isMuteNews', params: ({ event: { reply } }) => ({ reply }) },
              target: '.deciding',
              actions: { type: 'keepReply', params: ({ event: { reply } }) => ({ reply }) },
            },
            'lines.read': { actions: 'sendRead' },
          },
          states: {
            deciding: {
              always: [{ guard: 'isMuted', target: 'muted' }, { guard: 'mayWrite', target: 'writing' }, 'reading'],
            },
            writing: {
              on: {
                'message.post': {
                  guard: { type: 'isNew', params: ({ event: { id } }) => ({ id }) },
                  actions: [
                    { type: 'addPending', params: ({ event: { id, text } }) => ({ id, text }) },
                    { type: 'send', params: ({ event: { id } }) => ({ id }) },
                  ],
                },
                'message.retry': {
                  actions: [
                    { type: 'resumePending', params: ({ event: { id } }) => ({ id }) },
                    { type: 'send', params: ({ event: { id } }) => ({ id }) },
                  ],
                },
              },
            },
            muted: { after: { muteLeft: { target: 'deciding', actions: 'endMute' } }, on: writesNothing() },
            reading: { on: writesNothing() },
          },
        },
      },
    },
    /** The next attempt waits. */
    reconnecting: {
      tags: 'busy',
      after: { backoff: 'open' },
      on: { 'network.online': { target: 'open', actions: 'online' }, 'chat.retry': 'open' },
    },
    /** The browser has no network. */
    offline: { on: { 'network.online': { target: 'open', actions: 'online' } } },
    /** Another attempt would be refused too. */
    refused: { on: { 'chat.retry': { target: 'open', actions: 'forgetAttempts' }, 'network.offline': { actions: 'offline' } } },
  },
});

/** Members who may not write have nothing to send. */
function writesNothing() {
  return { 'message.post': {}, 'message.retry': {} } as const;
}

function afterReply(context: Context, reply: ChatReply): Partial<Context> {
  const { pending, seq } = context;
  switch (reply.kind) {
    case 'entered': {
      if (reply.room !== context.room) return {};
      const { right, mutedUntil, viewers } = reply;
      const before: Lines = reply.isReset ? { messages: [], pending, seq: null } : context;
      return { ...linesWith(before, reply.lines), right, mutedUntil, viewers };
    }
    case 'lines':
      return reply.room === context.room ? linesWith(context, reply.lines) : {};
    case 'stored':
      // Until the line itself comes, unless it came before.
      return seq !== null && reply.seq <= seq ? { pending: pending.filter(({ id }) => id !== reply.id) } : {};
    case 'refused':
      return { pending: pending.map((each) => (each.id === reply.id ? { ...each, refused: reply.code } : each)) };
    case 'muted':
      return { mutedUntil: reply.until };
    case 'viewers':
      return reply.room === context.room ? { viewers: reply.count } : {};
    default:
      // Of a newer server.
      return {};
  }
}
