import { playQueries } from '../../api/play.ts';
import { keepWallets, sessionValues } from '../../api/session.ts';
import type { LiveEvent, LiveState } from '../../wire/live.ts';
import { clientOf, type PageCache } from '../data/index.ts';
import { receiveEvents } from './receiveEvents.ts';
import { unread } from './unread.ts';

/** Message between the tabs of an account. A tab that has just opened asks the one with the stream for what it knows. */
type TabMessage = { readonly kind: 'event'; readonly event: LiveEvent } | { readonly kind: 'ask' };

/**
 * Follows the changes of the account that is signed in, until the returned function is called. The tabs of a browser share
 * one stream: the one that holds the lock receives it and passes it on. Queries whose key begins with `member` and a topic
 * are fetched again when the topic changes.
 */
export function startLive(cache: PageCache): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const name = `live:${sessionValues.read('account') ?? ''}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  let known: LiveState | null = null;
  const post = (message: TabMessage) => {
    if (!signal.aborted) channel?.postMessage(message);
  };
  const receive = (event: LiveEvent) => {
    if (signal.aborted) return;
    known = knownAfter(known, event);
    apply(event, cache);
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

/** Shows an event on the page. */
function apply(event: LiveEvent, cache: PageCache): void {
  const client = clientOf(cache);
  if ('unread' in event) unread.write(event.unread);
  if ('balance' in event) {
    const { queryKey } = playQueries.balance();
    // An answer that is under way may be older, and would come later.
    if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
    else client.setQueryData(queryKey, event.balance);
    if ('wallets' in event.balance) keepWallets({ wallets: event.balance.wallets });
  }
  const topics = event.topic === 'state' ? listTopics : listTopics.filter((topic) => topic === event.topic);
  for (const topic of topics) void client.invalidateQueries({ queryKey: ['member', topic] });
}

const listTopics = ['inbox', 'receipt', 'limits'] as const;
