import { playQueries } from '../../api/play.ts';
import { keepWallets, sessionValues } from '../../api/session.ts';
import type { LiveEvent, LiveState, LiveTopic } from '../../wire/live.ts';
import { clientOf, type PageCache } from '../data/index.ts';
import { receiveEvents } from './receiveEvents.ts';
import { unread } from './unread.ts';

/** Message between the tabs of an account. A tab that has just opened asks the one with the stream for what it knows. */
type TabMessage = { readonly kind: 'event'; readonly event: LiveEvent } | { readonly kind: 'ask' };

/**
 * Follows the changes of the account that is signed in, until the returned function is called. The tabs of a browser share
 * one stream: the one that holds the lock receives it and passes it on. Queries are fetched again when a topic of their
 * `meta.topics` changes; what they show stays until the answer is there.
 * @param onRank Called when the rank of the account has changed.
 */
export function startLive(cache: PageCache, onRank: () => void = () => undefined): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const name = `live:${sessionValues.read('account') ?? ''}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const refetch = createRefetch(cache);
  let known: LiveState | null = null;
  const post = (message: TabMessage) => {
    if (!signal.aborted) channel?.postMessage(message);
  };
  const receive = (event: LiveEvent) => {
    if (signal.aborted) return;
    if (event.topic === 'rank') onRank();
    known = knownAfter(known, event);
    show(event, cache);
    refetch.soon(event.topic === 'state' ? allTopics : [event.topic]);
  };
  const lead = () =>
    receiveEvents(
      (event) => {
        receive(event);
        post({ kind: 'event', event });
      },
      () => known,
      signal,
    );

  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'event') receive(data.event);
    else if (known !== null) {
      post({ kind: 'event', event: { topic: 'balance', balance: known.balance } });
      post({ kind: 'event', event: { topic: 'inbox', unread: known.unread } });
    }
  });
  post({ kind: 'ask' });
  if (channel === null || typeof navigator.locks === 'undefined') void lead();
  else navigator.locks.request(name, { signal }, lead).catch(() => undefined);

  return () => {
    stop.abort();
    refetch.stop();
    channel?.close();
    unread.write(0);
  };
}

function knownAfter(known: LiveState | null, event: LiveEvent): LiveState | null {
  if (event.topic === 'state') return { balance: event.balance, unread: event.unread };
  if (known === null) return null;
  if (event.topic === 'balance') return { ...known, balance: event.balance };
  return event.topic === 'inbox' ? { ...known, unread: event.unread } : known;
}

/** Shows what an event says of balance and unread messages. */
function show(event: LiveEvent, cache: PageCache): void {
  if ('unread' in event) unread.write(event.unread);
  if (!('balance' in event)) return;
  const client = clientOf(cache);
  const balance = { queryKey: playQueries.balance().queryKey, exact: true };
  // An answer that is under way may be older, and would come later.
  if (client.isFetching(balance) > 0) void client.invalidateQueries(balance);
  else client.setQueryData(balance.queryKey, event.balance);
  if ('wallets' in event.balance) keepWallets({ wallets: event.balance.wallets });
}

/** Time for which changes are gathered: a game in another tab changes the balance with every bet. */
const gatherMs = 500;
const allTopics: readonly LiveTopic[] = ['balance', 'inbox', 'receipt', 'limits', 'contract', 'rank'];

/** Fetches the queries of changed topics again, once for all changes of a moment. */
function createRefetch(cache: PageCache) {
  const changed = new Set<unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    const topics = new Set(changed);
    changed.clear();
    timer = undefined;
    void clientOf(cache).invalidateQueries({
      predicate: ({ meta: { topics: own } = {} }) => Array.isArray(own) && own.some((topic) => topics.has(topic)),
    });
  };
  return {
    soon(topics: readonly LiveTopic[]) {
      for (const topic of topics) changed.add(topic);
      timer ??= setTimeout(run, gatherMs);
    },
    stop: () => clearTimeout(timer),
  };
}
