import { Failure } from '../../../wire/failure.ts';
import type { DeskEvent } from '../../../wire/studio/desk.ts';
import type { Live } from '../../platform/live/index.ts';
import type { EventSink } from '../drafts/eventStream.ts';
import type { Operator } from '../operators/index.ts';

interface DeskEventsDeps {
  readonly live: Pick<Live, 'follow' | 'ready'>;
}

interface Stream {
  readonly operator: Operator;
  readonly sink: EventSink<DeskEvent>;
}

/** Start of the announcements by the triggers of the queue's tables; the brand follows. */
const mark = 'desk ';
/** Changes of a moment are announced together. */
const gatherMs = 200;
/** Shorter than the idle timeout of common load balancers. */
const beatMs = 20_000;
/** Browsers open another one, and are asked again who they are. */
const maxStreamMs = 5 * 60_000;
const maxStreams = 10;

export type DeskEvents = ReturnType<typeof createDeskEvents>;

/** Notifies the open desks of this process when the queue of a brand has changed, whichever process changed it. */
export function createDeskEvents({ live }: DeskEventsDeps) {
  const streams = new Set<Stream>();
  const changed = new Set<string>();
  let announcing: NodeJS.Timeout | null = null;
  let beating: NodeJS.Timeout | null = null;
  let isClosing = false;

  live.follow({
    onPayload: (payload) => {
      if (payload.startsWith(mark)) note(payload.slice(mark.length));
    },
    onListening: () => note(null),
  });

  /** Null: of any brand, after notifications were lost. */
  function note(merchant: string | null) {
    if (streams.size === 0) return;
    changed.add(merchant ?? '');
    announcing ??= setTimeout(announce, gatherMs).unref();
  }

  function announce() {
    announcing = null;
    const merchants = [...changed];
    changed.clear();
    for (const { operator, sink } of streams) {
      const isMeant = merchants.some((each) => each === '' || operator.merchants?.includes(each) !== false);
      if (isMeant) sink.send({ kind: 'queue' });
    }
  }

  return {
    /**
     * Opens the stream of a desk; returns the function that drops it.
     * @throws {Failure} UNAVAILABLE while there are no notifications, RATE_LIMIT for too many streams
     */
    async open(operator: Operator, sink: EventSink<DeskEvent>): Promise<() => void> {
      await live.ready();
      if (isClosing) throw new Failure('UNAVAILABLE');
      if ([...streams].filter((stream) => stream.operator.id === operator.id).length >= maxStreams)
        throw new Failure('RATE_LIMIT');
      const stream = { operator, sink };
      streams.add(stream);
      sink.send({ kind: 'queue' });
      beating ??= setInterval(() => {
        for (const each of streams) each.sink.beat();
      }, beatMs).unref();
      const ending = setTimeout(() => sink.end(), maxStreamMs).unref();
      return () => {
        clearTimeout(ending);
        streams.delete(stream);
        if (streams.size > 0 || beating === null) return;
        clearInterval(beating);
        beating = null;
      };
    },

    /** Ends every stream: browsers open theirs at another process. */
    drain() {
      isClosing = true;
      for (const { sink } of streams) sink.end();
    },
  };
}
