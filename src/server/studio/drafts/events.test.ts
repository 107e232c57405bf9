import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DraftEvent } from '../../../wire/studio/brands.ts';
import type { LiveFollower } from '../../platform/live/index.ts';
import { createDraftEvents } from './events.ts';

/** Events that two processes send their editors, with the announcements of each delivered to both. */

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const linh = { id: 'o1', name: 'linh' };
const minh = { id: 'o2', name: 'minh' };

function open() {
  const followers: LiveFollower[] = [];
  const announced: string[] = [];
  const failed: unknown[] = [];
  const live = {
    follow: (follower: LiveFollower) => void followers.push(follower),
    ready: async () => undefined,
    announce: async (payloads: readonly string[]) => {
      announced.push(...payloads);
      for (const payload of payloads) for (const { onPayload } of followers) onPayload(payload);
    },
  };
  const process = () => createDraftEvents({ live: live as never, report: (error) => failed.push(error) });
  return { here: process(), there: process(), followers, announced, failed };
}
type Process = ReturnType<typeof open>['here'];

async function enter(process: Process, operator: typeof linh, merchant = 'alpha') {
  const heard: (DraftEvent | 'beat' | 'end')[] = [];
  const sink = { send: (event: DraftEvent) => heard.push(event), beat: () => heard.push('beat'), end: () => heard.push('end') };
  const leave = await process.open(merchant, operator, sink);
  return { leave, heard, take: () => heard.splice(0) };
}
const people = (...those: readonly (readonly [name: string, pointer: string | null])[]) => ({
  kind: 'presence',
  people: those.map(([name, pointer]) => ({ name, pointer })),
});

it('says who is in the editor of a brand and where, over processes, by name, and only what has changed', async () => {
  const { here, there } = open();
  const second = await enter(there, minh);
  const first = await enter(here, linh);
  expect([first.take().at(-1), second.take().at(-1)]).toEqual([
    people(['linh', null], ['minh', null]),
    people(['linh', null], ['minh', null]),
  ]);
  const elsewhere = await enter(here, minh, 'beta');
  elsewhere.take();
  there.at('alpha', minh, '/name');
  there.at('alpha', minh, '/name');
  expect([first.take(), second.take()]).toEqual([
    [people(['linh', null], ['minh', '/name'])],
    [people(['linh', null], ['minh', '/name'])],
  ]);
  here.drafted('alpha', 7, 'linh');
  there.published('alpha', 3, 'minh');
  expect(second.take()).toEqual([
    { kind: 'draft', revision: 7, by: 'linh' },
    { kind: 'version', version: 3, by: 'minh' },
  ]);
  expect(elsewhere.take()).toEqual([]);
});

it('keeps a person whose other tab is open, in any process, until the last one is left', async () => {
  const { here, there } = open();
  const watching = await enter(here, linh);
  const [one, two, three] = [await enter(there, minh), await enter(there, minh), await enter(here, minh)];
  here.at('alpha', minh, '/name');
  watching.take();
  one.leave();
  one.leave();
  two.leave();
  expect(watching.take()).toEqual([]);
  three.leave();
  expect(watching.take()).toEqual([people(['linh', null])]);
});

it('forgets who said nothing for fifty seconds, keeps the own ones, and ends a stream after five minutes', async () => {
  const { here, announced } = open();
  const { heard, take } = await enter(here, linh);
  here.at('alpha', minh, null);
  take();
  vi.advanceTimersByTime(40_000);
  expect(take()).toEqual(['beat', 'beat']);
  vi.advanceTimersByTime(20_000);
  expect(take()).toEqual(['beat', people(['linh', null])]);
  vi.advanceTimersByTime(240_000 - 1);
  expect(heard).not.toContain('end');
  vi.advanceTimersByTime(1);
  expect(heard).toContain('end');
  expect(announced.length).toBeGreaterThan(10);
});

it('asks who is there when notifications were lost, and opens ten streams of a person at most, none once it stops', async () => {
  const { here, there, followers, announced } = open();
  const first = await enter(here, linh);
  announced.splice(0);
  followers[0]?.onListening();
  expect(announced.map((payload) => payload.replace(/^studio /, ''))).toEqual([
    JSON.stringify({ kind: 'at', merchant: 'alpha', operator: 'o1', name: 'linh', pointer: null }),
    JSON.stringify({ kind: 'who', merchant: 'alpha' }),
    JSON.stringify({ kind: 'at', merchant: 'alpha', operator: 'o1', name: 'linh', pointer: null }),
  ]);
  followers[0]?.onPayload('of another program');
  for (let count = 1; count < 10; count += 1) await enter(here, linh);
  await expect(enter(here, linh)).rejects.toMatchObject({ code: 'RATE_LIMIT' });
  await enter(here, minh);
  first.leave();
  await enter(here, linh);
  here.drain();
  expect(first.heard).not.toContain('end');
  await expect(enter(here, linh)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await enter(there, linh);
});
