import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeskEvent } from '../../../wire/studio/desk.ts';
import type { LiveFollower } from '../../platform/live/index.ts';
import type { Operator } from '../operators/index.ts';
import { createDeskEvents } from './events.ts';

const minuteMs = 60_000;
let follower: LiveFollower;
let events: ReturnType<typeof createDeskEvents>;
let ready = Promise.resolve();

beforeEach(() => {
  vi.useFakeTimers();
  ready = Promise.resolve();
  events = createDeskEvents({
    live: {
      ready: () => ready,
      follow: (each) => {
        follower = each;
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const operatorOf = (id: string, merchants: string[] | null = null) => ({ id, merchants }) as Operator;

/** A stream that keeps what it got. */
async function opened(operator = operatorOf('an')) {
  const got = { events: [] as DeskEvent[], beats: 0, ends: 0 };
  const drop = await events.open(operator, {
    send: (event) => void got.events.push(event),
    beat: () => {
      got.beats += 1;
    },
    end: () => {
      got.ends += 1;
    },
  });
  return { got, drop };
}

it('begins with an event, and sends one for all changes of a moment', async () => {
  const { got } = await opened();
  expect(got.events).toEqual([{ kind: 'queue' }]);
  for (const _ of [1, 2, 3]) follower.onPayload('desk alpha');
  vi.advanceTimersByTime(199);
  expect(got.events).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(got.events).toEqual([{ kind: 'queue' }, { kind: 'queue' }]);
  // What was announced is not announced again, and what comes later is.
  vi.advanceTimersByTime(minuteMs);
  expect(got.events).toHaveLength(2);
  follower.onPayload('desk alpha');
  vi.advanceTimersByTime(200);
  expect(got.events).toHaveLength(3);
});

it('tells an operator of the own brands only, of every brand without any, and of lost announcements in any case', async () => {
  const [all, ofAlpha, ofBeta, ofNone] = await Promise.all([
    opened(operatorOf('all')),
    opened(operatorOf('alpha', ['gamma', 'alpha'])),
    opened(operatorOf('beta', ['beta'])),
    opened(operatorOf('none', [])),
  ]);
  const counts = () => [all, ofAlpha, ofBeta, ofNone].map(({ got }) => got.events.length - 1);
  const after = (announce: () => void) => {
    announce();
    vi.advanceTimersByTime(200);
    return counts();
  };
  expect(after(() => follower.onPayload('desk alpha'))).toEqual([1, 1, 0, 0]);
  expect(after(() => follower.onPayload('desk beta'))).toEqual([2, 1, 1, 0]);
  expect(after(() => ['desk alpha', 'desk beta'].forEach(follower.onPayload))).toEqual([3, 2, 2, 0]);
  // Payloads of others, and one that only ends or contains like ours.
  expect(after(() => ['account alpha', 'alpha desk ', 'desk'].forEach(follower.onPayload))).toEqual([3, 2, 2, 0]);
  expect(after(() => follower.onListening())).toEqual([4, 3, 3, 1]);
});

it('keeps nothing from before the first stream: the first event says to read', async () => {
  follower.onPayload('desk alpha');
  const { got } = await opened();
  vi.advanceTimersByTime(minuteMs);
  expect(got.events).toHaveLength(1);
});

it('beats every 20 seconds while there is a stream, and ends each after five minutes', async () => {
  const [one, other] = [await opened(), await opened()];
  vi.advanceTimersByTime(19_999);
  expect(one.got.beats).toBe(0);
  vi.advanceTimersByTime(1);
  expect([one.got.beats, other.got.beats]).toEqual([1, 1]);
  one.drop();
  vi.advanceTimersByTime(20_000);
  expect([one.got.beats, other.got.beats]).toEqual([1, 2]);
  vi.advanceTimersByTime(5 * minuteMs - 40_001);
  expect(other.got.ends).toBe(0);
  vi.advanceTimersByTime(1);
  expect(other.got.ends).toBe(1);
  // One that was dropped is not ended any more.
  expect(one.got.ends).toBe(0);
  other.drop();
  expect(vi.getTimerCount()).toBe(0);
  // And the beat starts again with the next.
  const next = await opened();
  vi.advanceTimersByTime(20_000);
  expect(next.got.beats).toBe(1);
});

it('opens ten streams of one operator, and an eleventh once one is dropped', async () => {
  const streams = await Promise.all(Array.from({ length: 10 }, () => opened()));
  await expect(opened()).rejects.toMatchObject({ code: 'RATE_LIMIT' });
  await opened(operatorOf('binh'));
  streams[0]?.drop();
  await opened();
  await expect(opened()).rejects.toMatchObject({ code: 'RATE_LIMIT' });
});

it('opens none before announcements come, nor while the process ends, which ends all', async () => {
  const waiting = Promise.withResolvers<void>();
  ready = waiting.promise;
  const [late, early] = [opened(operatorOf('late')), opened(operatorOf('early'))];
  waiting.resolve();
  const { got } = await early;
  await late;
  events.drain();
  expect(got.ends).toBe(1);
  await expect(opened()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  ready = Promise.reject(new Error('no announcements'));
  await expect(opened()).rejects.toThrow('no announcements');
});
