import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onCallEnd } from '../../api/callEnds.ts';
import { inboxQueries } from '../../api/inbox.ts';
import { playQueries } from '../../api/play.ts';
import { recordQueries } from '../../api/records.ts';
import { saferPlayQueries } from '../../api/saferPlay.ts';
import { sessionValues } from '../../api/session.ts';
import { transferQueries } from '../../api/transfers.ts';
import { withdrawalQueries } from '../../api/withdrawals.ts';
import type { LiveEvent, LiveState } from '../../wire/live.ts';
import { clientOf, createPageCache } from '../data/index.ts';
import { startLive } from './startLive.ts';
import { titleWith, unread } from './unread.ts';

const polled = vi.hoisted(() => ({ state: null as unknown, times: 0 }));
/** Calls of queries, in their order. */
const read = vi.hoisted(() => [] as string[]);
vi.mock('../../api/call.ts', () => ({
  call: async (name: string) => {
    if (name !== 'liveState') return { list: read.push(name) };
    polled.times += 1;
    if (polled.state === null) throw new Error('No network.');
    return polled.state;
  },
}));

const balance = (sumBalance: string) => ({ sumBalance, currencySymbol: '₫', currency: 'VND', wallets: [] });
const stateOf = (sumBalance: string, count: number): LiveState => ({ balance: balance(sumBalance), unread: count });

/** The server's end of a stream. */
interface Served {
  readonly send: (event: LiveEvent) => void;
  readonly end: () => void;
  readonly token: string | null;
  readonly signal: AbortSignal | null;
}

const served: Served[] = [];
let statuses: number[] = [];

/** Answers with a stream for each status 200; the last status is repeated. */
function serve(_path: string, { headers, signal = null }: RequestInit): Promise<Response> {
  const status = statuses.length > 1 ? statuses.shift() : statuses[0];
  if (status !== 200) return Promise.resolve(new Response(null, { status: status ?? 503 }));
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (text: string) => void writer.write(new TextEncoder().encode(text)).catch(() => undefined);
  signal?.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => undefined));
  served.push({
    // In two parts, as a network may cut them.
    send: (event) => {
      const text = `data: ${JSON.stringify(event)}\n\n`;
      write(text.slice(0, 9));
      write(text.slice(9));
    },
    end: () => void writer.close().catch(() => undefined),
    token: new Headers(headers).get('authorization'),
    signal,
  });
  return Promise.resolve(new Response(readable));
}

const newCache = () => createPageCache({ catalogue: [], banners: [], notices: [], help: [] });
const shownBy = (cache: ReturnType<typeof newCache>) =>
  clientOf(cache).getQueryData<{ sumBalance: string }>(playQueries.balance().queryKey)?.sumBalance;
const stops: (() => void)[] = [];
const openTab = () => {
  const cache = newCache();
  const stop = startLive(cache);
  stops.push(stop);
  return { shown: () => shownBy(cache), client: clientOf(cache), stop };
};

beforeEach(() => {
  sessionValues.clear();
  sessionValues.write('token', 'a-token');
  sessionValues.write('account', 'minhanh');
  served.length = 0;
  statuses = [200];
  polled.state = null;
  polled.times = 0;
  read.length = 0;
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows queries, as a page does that is open. */
async function show(
  client: ReturnType<typeof openTab>['client'],
  queries: readonly { readonly queryKey: readonly unknown[] }[],
) {
  for (const query of queries) stops.push(new QueryObserver(client, query).subscribe(() => undefined));
  await vi.waitFor(() => expect(read).toHaveLength(queries.length));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  read.length = 0;
}

it('shows balance and unread messages as the stream sends them, and fetches everything again after the state', async () => {
  const { shown, client } = openTab();
  await show(client, [inboxQueries.list(true), withdrawalQueries.orders('7'), saferPlayQueries.state()]);
  await vi.waitFor(() => expect(served).toHaveLength(1));
  expect(served[0]?.token).toBe('Bearer a-token');
  served[0]?.send({ topic: 'balance', balance: balance('5.0000') });
  await vi.waitFor(() => expect(shown()).toBe('5.0000'));
  served[0]?.send({ topic: 'inbox', unread: 3 });
  await vi.waitFor(() => expect(unread.read()).toBe(3));
  served[0]?.send({ topic: 'state', ...stateOf('6.0000', 4) });
  await vi.waitFor(() => expect([shown(), unread.read()]).toEqual(['6.0000', 4]));
  await vi.waitFor(() => expect(read.toSorted()).toEqual(['inbox', 'playLimits', 'withdrawals']));
});

it('fetches the queries of an open page again when their topics change, once for the changes of a moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { client } = openTab();
  await vi.waitFor(() => expect(served).toHaveLength(1));
  const day = { from: '2026-11-20', until: '2026-11-20' };
  await show(client, [
    recordQueries.bets(day),
    recordQueries.account(day),
    withdrawalQueries.orders('30'),
    saferPlayQueries.state(),
    transferQueries.wallets(),
    inboxQueries.list(false),
  ]);
  const readAfter = async (...events: LiveEvent[]) => {
    read.length = 0;
    for (const event of events) served[0]?.send(event);
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(500);
      expect(read).not.toEqual([]);
    });
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    return read.toSorted();
  };
  expect(await readAfter({ topic: 'limits' })).toEqual(['playLimits']);
  expect(await readAfter({ topic: 'inbox', unread: 1 })).toEqual(['inbox']);
  expect(await readAfter({ topic: 'receipt' })).toEqual(['accountRecord', 'withdrawals']);
  const bets = ['1.0000', '2.0000', '3.0000'].map((sum) => ({ topic: 'balance', balance: balance(sum) }) as const);
  expect(await readAfter(...bets)).toEqual(['accountRecord', 'balance', 'bettingRecord', 'playLimits']);
});

it('receives one stream for all tabs; another tab takes over, and one that opens later knows what they know', async () => {
  const [first, second] = [openTab(), openTab()];
  await vi.waitFor(() => expect(served).toHaveLength(1));
  served[0]?.send({ topic: 'state', ...stateOf('1.0000', 0) });
  await vi.waitFor(() => expect([first.shown(), second.shown()]).toEqual(['1.0000', '1.0000']));
  const third = openTab();
  await vi.waitFor(() => expect(third.shown()).toBe('1.0000'));
  first.stop();
  await vi.waitFor(() => expect(served).toHaveLength(2));
  expect(served[0]?.signal?.aborted).toBe(true);
  served[1]?.send({ topic: 'state', ...stateOf('2.0000', 0) });
  await vi.waitFor(() => expect([second.shown(), third.shown(), first.shown()]).toEqual(['2.0000', '2.0000', '1.0000']));
});

it('polls while no stream opens, shows what has changed, and goes back to the stream', async () => {
  statuses = [503, 503, 200];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { shown, client } = openTab();
  polled.state = stateOf('3.0000', 1);
  await vi.waitFor(() => expect(shown()).toBe('3.0000'));
  await vi.advanceTimersByTimeAsync(500);
  await show(client, [saferPlayQueries.state()]);
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.waitFor(() => expect(polled.times).toBe(2));
  expect(read).toEqual([]);
  await vi.advanceTimersByTimeAsync(4_000);
  await vi.waitFor(() => expect(served).toHaveLength(1));
});

it('leaves a stream that brings nothing, as behind a proxy that buffers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  openTab();
  await vi.waitFor(() => expect(served).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(served[0]?.signal?.aborted).toBe(true);
  await vi.waitFor(() => expect(polled.times).toBe(1));
});

it('reports that the session has ended', async () => {
  statuses = [401];
  const ends: unknown[] = [];
  const stop = onCallEnd((end) => ends.push(end));
  openTab();
  await vi.waitFor(() => expect(ends).toEqual([{ name: 'liveStream', token: 'a-token', code: 'AUTH_REQUIRED' }]));
  stop();
});

it('names the number of unread messages in the title of the document, once', () => {
  expect(titleWith('Verlago', 3)).toBe('(3) Verlago');
  expect(titleWith('(3) Verlago', 100)).toBe('(99+) Verlago');
  expect(titleWith('(99+) Verlago', 0)).toBe('Verlago');
});
