import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromCallback } from 'xstate';
import { openChatSocket } from '../../api/chat.ts';
import { chatMachine, type SocketEvent, type SocketOrder } from '../../flows/chat/index.ts';
import type { ChatStatus, ChatViewProps } from './chatViewProps.ts';

const machine = chatMachine.provide({
  actors: {
    socket: fromCallback(({ input, sendBack, receive }) => {
      const report = (event: SocketEvent) => sendBack(event);
      const socket = openChatSocket(
        (reply) => report({ type: 'socket.reply', reply }),
        (code) => report({ type: 'socket.closed', code }),
      );
      socket.enter(input.room, input.after);
      receive((event) => {
        const order = event as SocketOrder;
        if (order.type === 'enter') socket.enter(order.room, order.after);
        else if (order.type === 'post') socket.post(order.id, order.text);
        else socket.read(order.upTo);
      });
      return socket.close;
    }),
  },
});

type Live = Pick<
  ChatViewProps,
  | 'status'
  | 'refusal'
  | 'right'
  | 'mutedUntil'
  | 'viewers'
  | 'messages'
  | 'pending'
  | 'onSend'
  | 'onResend'
  | 'onDrop'
  | 'onRead'
  | 'onRetry'
>;

/** Runs the flow for a room; `reader` changes when someone else reads. */
export function useChat(room: string, reader: string): Live {
  const [input] = useState(() => ({ room, isOnline: navigator.onLine, random: Math.random, now: Date.now }));
  const [state, send] = useMachine(machine, { input });
  const { refusal, right, mutedUntil, viewers, messages, pending } = state.context;

  useEffect(() => {
    const online = () => send({ type: 'network.online' });
    const offline = () => send({ type: 'network.offline' });
    addEventListener('online', online);
    addEventListener('offline', offline);
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
    };
  }, [send]);
  useEffect(() => send({ type: 'room.open', room }), [send, room]);
  const known = useRef(reader);
  const change = useEffectEvent((next: string) => {
    if (known.current === next) return;
    known.current = next;
    send({ type: 'reader.change' });
  });
  useEffect(() => change(reader), [reader]);

  return {
    status: statusOf(state),
    refusal,
    right,
    mutedUntil: state.matches({ open: { live: 'muted' } }) ? mutedUntil : null,
    viewers,
    messages,
    pending,
    onSend: (text) => send({ type: 'message.post', id: newId(), text }),
    onResend: (id) => send({ type: 'message.retry', id }),
    onDrop: (id) => send({ type: 'message.drop', id }),
    onRead: () => send({ type: 'lines.read' }),
    onRetry: () => send({ type: 'chat.retry' }),
  };
}

type State = ReturnType<typeof useMachine<typeof machine>>[0];

function statusOf(state: State): ChatStatus {
  if (state.matches({ open: 'live' })) return 'live';
  if (state.matches('offline')) return 'offline';
  if (state.matches('refused')) return 'refused';
  const isFirst = state.context.seq === null;
  return isFirst && state.context.attempt === 0 ? 'connecting' : 'reconnecting';
}

/** `randomUUID` is missing on pages without TLS. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
