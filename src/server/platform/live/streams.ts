import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../../wire/failure.ts';
import type { LiveEvent } from '../../../wire/live.ts';
import type { Change } from './notify.ts';

/** Owner of a stream. */
export interface StreamOwner {
  readonly merchant: string;
  readonly account: string;
  /** Of the session the stream was opened with. */
  readonly tokenHash: string;
}

/** Receiver of the events of a stream. */
export interface StreamSink {
  readonly send: (event: LiveEvent) => void;
  /** Shows that the connection lives. */
  readonly beat: () => void;
  readonly end: () => void;
}

/** Reads the event that a stream sends for a topic, as of now. */
export type ReadEvent = (topic: LiveEvent['topic']) => Promise<LiveEvent>;

interface StreamsDeps {
  /** Those of the token hashes whose sessions are open. */
  readonly openAmong: (tokenHashes: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly report: (error: unknown) => void;
}

interface Stream extends StreamOwner, StreamSink {
  readonly read: ReadEvent;
  /** Topics that have changed and were not sent. */
  readonly pending: Set<LiveEvent['topic']>;
  isSending: boolean;
}

export type Streams = ReturnType<typeof createStreams>;

/** Browsers share a stream among their tabs, so that this many are as many browsers. */
const maxPerAccount = 12;
/** Shortest time between two events of a stream; what changes in between is sent once. */
const paceMs = 100;

const keyOf = ({ merchant, account }: Pick<StreamOwner, 'merchant' | 'account'>) => `${merchant} ${account}`;

/** The open streams of this process, by account. Sends nothing after the end of a stream's session. */
export function createStreams({ openAmong, report }: StreamsDeps) {
  const byAccount = new Map<string, Set<Stream>>();
  const all = () => [...byAccount.values()].flatMap((streams) => [...streams]);

  function drop(stream: Stream) {
    const streams = byAccount.get(keyOf(stream));
    streams?.delete(stream);
    if (streams?.size === 0) byAccount.delete(keyOf(stream));
  }

  const isOpen = (stream: Stream) => byAccount.get(keyOf(stream))?.has(stream) === true;

  function end(stream: Stream) {
    if (!isOpen(stream)) return;
    drop(stream);
    stream.end();
  }

  function push(stream: Stream, topic: LiveEvent['topic']) {
    stream.pending.add(topic);
    if (stream.isSending) return;
    stream.isSending = true;
    sendPending(stream)
      .catch((error: unknown) => {
        report(error);
        // The browser opens another stream, which begins with the state.
        end(stream);
      })
      .finally(() => {
        stream.isSending = false;
      });
  }

  /** Ends those whose sessions have ended; returns the others. */
  async function endEnded(streams: readonly Stream[]): Promise<Stream[]> {
    if (streams.length === 0) return [];
    const open = await openAmong([...new Set(streams.map(({ tokenHash }) => tokenHash))]);
    for (const stream of streams) if (!open.has(stream.tokenHash)) end(stream);
    return streams.filter(isOpen);
  }

  async function sendPending(stream: Stream) {
    while (stream.pending.size > 0 && isOpen(stream)) {
      // The state covers every other topic.
      const topics: readonly LiveEvent['topic'][] = stream.pending.has('state') ? ['state'] : [...stream.pending];
      stream.pending.clear();
      if (!(await openAmong([stream.tokenHash])).has(stream.tokenHash)) return end(stream);
      for (const topic of topics) {
        const event = await stream.read(topic);
        if (isOpen(stream)) stream.send(event);
      }
      await delay(paceMs, undefined, { ref: false });
    }
  }

  return {
    /**
     * Opens a stream, which begins with the state. Returns the function that drops it, for a connection that was lost.
     * @throws {Failure} `RATE_LIMIT` if the account has too many
     */
    open(owner: StreamOwner, read: ReadEvent, sink: StreamSink): () => void {
      const streams = byAccount.get(keyOf(owner)) ?? new Set();
      if (streams.size >= maxPerAccount) throw new Failure('RATE_LIMIT');
      const stream: Stream = { ...owner, ...sink, read, pending: new Set(), isSending: false };
      byAccount.set(keyOf(owner), streams.add(stream));
      push(stream, 'state');
      return () => drop(stream);
    },

    changed({ topic, ...account }: Change) {
      const streams = [...(byAccount.get(keyOf(account)) ?? [])];
      if (topic === 'session') endEnded(streams).catch(report);
      else for (const stream of streams) push(stream, topic);
    },

    /** After notifications were lost: sends every stream its state. */
    resend() {
      for (const stream of all()) push(stream, 'state');
    },

    /** Ends the streams of sessions that have ended, and shows the others that their connections live. */
    async sweep(): Promise<void> {
      for (const stream of await endEnded(all())) stream.beat();
    },

    endAll() {
      for (const stream of all()) end(stream);
    },

    count: () => all().length,
  };
}
