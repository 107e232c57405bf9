import { Failure } from '../../../wire/failure.ts';
import type { DraftEvent } from '../../../wire/studio/brands.ts';
import type { ActingOperator } from '../../platform/events/index.ts';
import type { Live } from '../../platform/live/index.ts';
import { type Announced, announcedIn, payloadOf } from './announced.ts';
import type { EventSink } from './eventStream.ts';

export interface DraftEventsDeps {
  readonly live: Pick<Live, 'announce' | 'follow' | 'ready'>;
  readonly report: (error: unknown) => void;
}

interface Place {
  readonly name: string;
  readonly pointer: string | null;
  /** Time of its last announcement, by the clock of the process. */
  readonly seenAt: number;
}

interface Stream {
  readonly operator: ActingOperator;
  readonly sink: EventSink<DraftEvent>;
}

interface Room {
  readonly streams: Set<Stream>;
  /** By operator, of every process. */
  readonly people: Map<string, Place>;
}

/** Shorter than the idle timeout of common load balancers. */
const beatMs = 20_000;
/** Someone whose process has ended without a word is gone after this time. */
const goneMs = 50_000;
/** Browsers open another one, and are asked again who they are. */
const maxStreamMs = 5 * 60_000;
/** Per brand and operator in one process. */
const maxStreams = 10;

export type DraftEvents = ReturnType<typeof createDraftEvents>;

/** Persons in the editor of a brand and their places, and news of its draft and versions, across processes. */
export function createDraftEvents({ live, report }: DraftEventsDeps) {
  const rooms = new Map<string, Room>();
  let beating: NodeJS.Timeout | null = null;
  let isClosing = false;

  live.follow({
    onPayload: (payload) => {
      const news = announcedIn(payload);
      const room = news === null ? undefined : rooms.get(news.merchant);
      if (news !== null && room !== undefined) receive(news, room);
    },
    onListening: () => {
      for (const merchant of rooms.keys()) introduce(merchant);
    },
  });

  function receive(news: Announced, room: Room) {
    if (news.kind === 'draft' || news.kind === 'version') {
      const { merchant: _merchant, ...event } = news;
      return sendAll(room, event);
    }
    if (news.kind === 'who') return announceOwn(news.merchant, room);
    const { operator } = news;
    if (news.kind === 'gone') {
      // The same person may have the brand open here, or in another tab elsewhere, which its process says.
      if (hasStream(room, operator)) return announceOwn(news.merchant, room, operator);
      if (!room.people.delete(operator)) return;
    } else {
      const before = room.people.get(operator);
      const place = { name: news.name, pointer: news.pointer, seenAt: performance.now() };
      room.people.set(operator, place);
      if (before?.name === place.name && before.pointer === place.pointer) return;
    }
    sendAll(room, peopleIn(room));
  }

  function announce(...news: readonly Announced[]) {
    if (news.length > 0) live.announce(news.map(payloadOf)).catch(report);
  }

  /** Announces where those are whose streams this process has. */
  function announceOwn(merchant: string, room: Room, only?: string) {
    const own = new Map([...room.streams].map(({ operator }) => [operator.id, operator]));
    announce(
      ...[...own.values()]
        .filter(({ id }) => only === undefined || id === only)
        .map(({ id, name }): Announced => {
          return { kind: 'at', merchant, operator: id, name, pointer: room.people.get(id)?.pointer ?? null };
        }),
    );
  }

  /** Says who is here and asks who is elsewhere. */
  function introduce(merchant: string) {
    const room = rooms.get(merchant);
    if (room === undefined) return;
    announceOwn(merchant, room);
    announce({ kind: 'who', merchant });
  }

  function beat() {
    const now = performance.now();
    for (const [merchant, room] of rooms) {
      for (const { sink } of room.streams) sink.beat();
      const gone = [...room.people].filter(([, { seenAt }]) => now - seenAt > goneMs);
      for (const [operator] of gone) room.people.delete(operator);
      if (gone.length > 0) sendAll(room, peopleIn(room));
      announceOwn(merchant, room);
    }
  }

  return {
    /**
     * Opens the stream of an editor; returns the function that drops it.
     * @throws {Failure} UNAVAILABLE while there are no notifications, RATE_LIMIT for too many streams
     */
    async open(merchant: string, operator: ActingOperator, sink: EventSink<DraftEvent>): Promise<() => void> {
      await live.ready();
      if (isClosing) throw new Failure('UNAVAILABLE');
      const room = rooms.get(merchant) ?? { streams: new Set(), people: new Map() };
      if ([...room.streams].filter((stream) => stream.operator.id === operator.id).length >= maxStreams)
        throw new Failure('RATE_LIMIT');
      rooms.set(merchant, room);
      const stream = { operator, sink };
      room.streams.add(stream);
      beating ??= setInterval(beat, beatMs).unref();
      const ending = setTimeout(() => sink.end(), maxStreamMs).unref();
      if (!room.people.has(operator.id)) {
        room.people.set(operator.id, { name: operator.name, pointer: null, seenAt: performance.now() });
      }
      sendAll(room, peopleIn(room));
      introduce(merchant);
      return () => {
        clearTimeout(ending);
        if (!room.streams.delete(stream)) return;
        if (!hasStream(room, operator.id)) announce({ kind: 'gone', merchant, operator: operator.id });
        if (room.streams.size === 0) rooms.delete(merchant);
        if (rooms.size > 0 || beating === null) return;
        clearInterval(beating);
        beating = null;
      };
    },

    /** Notes the place of an operator in the document. */
    at: (merchant: string, { id, name }: ActingOperator, pointer: string | null) =>
      announce({ kind: 'at', merchant, operator: id, name, pointer }),

    drafted: (merchant: string, revision: number, by: string) => announce({ kind: 'draft', merchant, revision, by }),
    published: (merchant: string, version: number, by: string) => announce({ kind: 'version', merchant, version, by }),

    /** Ends every stream: browsers open theirs at another process. */
    drain() {
      isClosing = true;
      if (beating !== null) clearInterval(beating);
      for (const { streams } of rooms.values()) for (const { sink } of streams) sink.end();
    },
  };
}

const hasStream = (room: Room, operator: string) => [...room.streams].some((stream) => stream.operator.id === operator);

function sendAll(room: Room, event: DraftEvent) {
  for (const { sink } of room.streams) sink.send(event);
}

const peopleIn = (room: Room): DraftEvent => ({
  kind: 'presence',
  people: [...room.people.values()]
    .map(({ name, pointer }) => ({ name, pointer }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
});
