import { expect, it, vi } from 'vitest';
import type { LiveEvent } from '../../../wire/live.ts';
import type { Change } from './notify.ts';
import { createStreams } from './streams.ts';

const owner = { merchant: 'alpha', account: '1', tokenHash: 'session-1' };
const eventOf = (topic: LiveEvent['topic']) => ({ topic }) as LiveEvent;

/** The streams of a process, with the sessions that are open and what each stream was sent. */
function open() {
  const sessions = new Set(['session-1', 'session-2']);
  const failed: unknown[] = [];
  const asked: string[][] = [];
  const streams = createStreams({
    openAmong: async (hashes) => {
      asked.push([...hashes]);
      return new Set(hashes.filter((hash) => sessions.has(hash)));
    },
    report: (error) => void failed.push(error),
  });
  const follow = (of = owner, read = async (topic: LiveEvent['topic']) => eventOf(topic)) => {
    const sent: string[] = [];
    const sink = {
      send: ({ topic }: LiveEvent) => void sent.push(topic),
      beat: () => void sent.push('beat'),
      end: () => void sent.push('end'),
    };
    return { sent, drop: streams.open(of, read, sink) };
  };
  const change = (topic: Change['topic'], of = owner) => streams.changed({ topic, merchant: of.merchant, account: of.account });
  return { streams, sessions, failed, asked, follow, change };
}
const has = (sent: readonly string[], ...topics: readonly string[]) => vi.waitFor(() => expect(sent).toEqual(topics));

it('a stream begins with the state and then has each topic that changes once, those of its account only', async () => {
  const { follow, change } = open();
  const [one, two, foreign] = [follow(), follow(), follow({ ...owner, merchant: 'beta' })];
  for (const { sent } of [one, two, foreign]) await has(sent, 'state');
  change('inbox');
  change('inbox');
  change('balance');
  for (const { sent } of [one, two]) await has(sent, 'state', 'inbox', 'balance');
  change('rank', { ...owner, merchant: 'beta' });
  await has(foreign.sent, 'state', 'rank');
  expect([one.sent.length, two.sent.length]).toEqual([3, 3]);
});

it('the state covers what changed before it is sent', async () => {
  const { streams, follow, change } = open();
  const { sent } = follow();
  await has(sent, 'state');
  change('inbox');
  streams.resend();
  change('balance');
  await has(sent, 'state', 'state');
  change('rank');
  await has(sent, 'state', 'state', 'rank');
  expect(sent).toHaveLength(3);
});

it('nothing is sent after the end of the session, which is asked for before each event and by each sweep', async () => {
  const { streams, sessions, asked, follow, change } = open();
  const [ended, other] = [follow(), follow({ ...owner, tokenHash: 'session-2' })];
  const same = follow({ ...owner, tokenHash: 'session-2' });
  for (const { sent } of [ended, other, same]) await has(sent, 'state');
  await streams.sweep();
  expect(asked.at(-1)).toEqual(['session-1', 'session-2']);
  expect([ended.sent, other.sent]).toEqual([
    ['state', 'beat'],
    ['state', 'beat'],
  ]);
  sessions.delete('session-1');
  change('inbox');
  await has(ended.sent, 'state', 'beat', 'end');
  await has(other.sent, 'state', 'beat', 'inbox');
  sessions.delete('session-2');
  change('session');
  await has(other.sent, 'state', 'beat', 'inbox', 'end');
  await has(same.sent, 'state', 'beat', 'inbox', 'end');
  expect(streams.count()).toBe(0);
  const calls = asked.length;
  await streams.sweep();
  expect(asked.length).toBe(calls);
});

it('a topic that cannot be read is reported and ends its stream, one that was left is sent nothing any more', async () => {
  const { streams, failed, follow, change } = open();
  const fault = new Error('The database is away.');
  const broken = follow(owner, async () => Promise.reject(fault));
  await has(broken.sent, 'end');
  expect([failed, streams.count()]).toEqual([[fault], 0]);
  const reading = Promise.withResolvers<LiveEvent>();
  const left = follow(owner, () => reading.promise);
  await vi.waitFor(() => expect(streams.count()).toBe(1));
  left.drop();
  left.drop();
  reading.resolve(eventOf('state'));
  change('inbox');
  const after = follow();
  await has(after.sent, 'state');
  streams.endAll();
  expect([left.sent, after.sent, streams.count()]).toEqual([[], ['state', 'end'], 0]);
});

it('an account has twelve streams at most, of one merchant', () => {
  const { streams, follow } = open();
  const drops = Array.from({ length: 12 }, () => follow().drop);
  expect(() => follow()).toThrow('RATE_LIMIT');
  follow({ ...owner, account: '2' });
  follow({ ...owner, merchant: 'beta' });
  drops[0]?.();
  follow();
  expect(streams.count()).toBe(14);
});
