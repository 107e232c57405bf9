import type { WebSocket } from 'ws';
import { type ChatReply, chatClose } from '../../../wire/chat.ts';
import type { Network } from '../../platform/networks/index.ts';

/** An open socket and what it may do. */
export interface Peer {
  readonly merchant: string;
  readonly address: string;
  /** Of the address: limits go by it. */
  readonly network: Network;
  readonly socket: WebSocket;
  /** Null for a guest. */
  member: { readonly account: string; readonly token: string; readonly tokenHash: string; readonly isWriter: boolean } | null;
  /** Null until the first room is entered. */
  room: string | null;
  /** Number of the last line that was sent. */
  seq: number;
  /** The lines of the room are being read; those that come meanwhile are sent after them. */
  isEntering: boolean;
  isAlive: boolean;
}

/** Bytes that wait for a browser that does not read; it then loses its socket and asks for what it lacks on the next one. */
const maxWaitingBytes = 256 * 1024;

export const sendText = (peer: Peer, text: string | Buffer): void => {
  const { socket } = peer;
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > maxWaitingBytes) socket.terminate();
  else socket.send(text, { binary: false });
};

export const send = (peer: Peer, reply: ChatReply): void => sendText(peer, JSON.stringify(reply));

/** Time that a browser has to answer a closing frame. */
const closeTimeoutMs = 1_000;

export function close({ socket }: Peer, reason: keyof typeof chatClose): void {
  socket.close(chatClose[reason]);
  setTimeout(() => socket.terminate(), closeTimeoutMs).unref();
}

/** Frames that a socket may send in a burst, and per second after it. */
const burst = 20;
const perSecond = 4;

/** A bucket of frames of one socket, by the clock of the process. */
export function createBucket(clock: () => number = () => performance.now()) {
  let left = burst;
  let seen = clock();
  return {
    take(): boolean {
      const at = clock();
      left = Math.min(burst, left + ((at - seen) / 1_000) * perSecond);
      seen = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
