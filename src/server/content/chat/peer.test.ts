import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { createBucket, type Peer, sendText } from './peer.ts';

function peerOf(socket: { readonly readyState?: number; readonly bufferedAmount?: number }) {
  const acts: string[] = [];
  const peer = {
    socket: {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      ...socket,
      send: (text: string) => acts.push(text),
      terminate: () => acts.push('terminated'),
    } as unknown as WebSocket,
  } as Peer;
  return { peer, acts };
}

it('a socket whose browser leaves more than 256 kB unread is cut; one that is closing gets nothing', () => {
  const after = (socket: Parameters<typeof peerOf>[0]) => {
    const { peer, acts } = peerOf(socket);
    sendText(peer, 'text');
    return acts;
  };
  expect(after({ bufferedAmount: 262_144 })).toEqual(['text']);
  expect(after({ bufferedAmount: 262_145 })).toEqual(['terminated']);
  expect(after({ readyState: 2, bufferedAmount: 262_145 })).toEqual([]);
});

it('twenty frames are taken at once and four a second after them, however long none came', () => {
  let clock = 0;
  const bucket = createBucket(() => clock);
  const takenOf = (tries: number) => Array.from({ length: tries }, () => bucket.take()).filter(Boolean).length;
  expect(takenOf(25)).toBe(20);
  clock += 249;
  expect(takenOf(2)).toBe(0);
  clock += 1;
  expect(takenOf(2)).toBe(1);
  clock += 2_000;
  expect(takenOf(10)).toBe(8);
  clock += 3_600_000;
  expect(takenOf(25)).toBe(20);
});
