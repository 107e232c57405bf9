import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import type { ChatReply } from '../../../wire/chat.ts';
import { rateLimitKey } from '../../platform/networks/index.ts';
import type { StoredLine } from './lines.ts';
import type { Peer } from './peer.ts';
import { createRooms } from './rooms.ts';

const key = { merchant: 'alpha', room: 'general' };
const lineOf = (seq: number) =>
  ({
    ...key,
    seq,
    clientId: `client-${seq}`,
    account: null,
    target: null,
    hidden: null,
    name: 'mod',
    text: `${seq}`,
    at: new Date(0),
  }) as unknown as StoredLine;

/** A socket that keeps what it is sent. */
function reader() {
  const replies: ChatReply[] = [];
  const socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    send: (text: string | Buffer) => replies.push(JSON.parse(text.toString()) as ChatReply),
  };
  const peer: Peer = {
    merchant: key.merchant,
    address: '127.0.0.1',
    network: rateLimitKey('127.0.0.1'),
    socket: socket as unknown as WebSocket,
    member: null,
    room: null,
    seq: 0,
    isEntering: false,
    isAlive: true,
  };
  const seen = () => replies.flatMap((reply) => ('lines' in reply ? reply.lines.map(({ seq }) => seq) : []));
  return { peer, seen };
}

it('sends a reader that enters while new lines are being read every line one time [OVERLAY-04]', async () => {
  let last = 0;
  const reads: { readonly after: number; readonly answer: () => void }[] = [];
  /** A read answers with the lines there are when it was asked. */
  const since = (_key: unknown, after: number) => {
    const found = Array.from({ length: last - after }, (_, index) => lineOf(after + 1 + index));
    return new Promise<StoredLine[]>((resolve) => reads.push({ after, answer: () => resolve(found) }));
  };
  const rooms = createRooms({
    lines: { since, last: () => Promise.resolve(last), history: () => Promise.resolve([]) },
    report: (error) => expect.fail(String(error)),
  });
  const standing = { right: 'guest', mutedUntil: null } as const;
  const answerNext = async () => {
    await expect.poll(() => reads.length).toBeGreaterThan(0);
    reads.shift()?.answer();
    await Promise.resolve();
  };

  const one = reader();
  const entering = rooms.enter(one.peer, key.room, { after: 0, history: 200 }, standing);
  await answerNext();
  await entering;
  await answerNext();

  // The second reader has read up to 2 when lines 3 and 4 go to the first, and 5 is being read.
  last = 2;
  const two = reader();
  const second = rooms.enter(two.peer, key.room, { after: 0, history: 200 }, standing);
  await expect.poll(() => reads.length).toBe(1);
  const slow = reads.shift();
  last = 4;
  rooms.changed(key);
  await expect.poll(() => reads.length).toBe(1);
  last = 5;
  await answerNext();
  await expect.poll(() => reads.length).toBe(1);
  slow?.answer();
  await second;
  while (!two.seen().includes(5) || !one.seen().includes(5)) await answerNext();
  expect([one.seen(), two.seen()]).toEqual([
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5],
  ]);
});
