import type { ChatReply } from '../../../wire/chat.ts';
import { type createLines, type RoomKey, type StoredLine, wireOf } from './lines.ts';
import { type Peer, send, sendText } from './peer.ts';

interface Room extends RoomKey {
  readonly peers: Set<Peer>;
  /** Number up to which its peers have every line. */
  seq: number;
  isPulling: boolean;
  /** Lines may have come since the pull began. */
  isStale: boolean;
  viewers: number;
}

interface RoomsDeps {
  readonly lines: Pick<ReturnType<typeof createLines>, 'since' | 'last' | 'history'>;
  readonly report: (error: unknown) => void;
}

const nameOf = ({ merchant, room }: RoomKey) => `${merchant} ${room}`;

export type Rooms = ReturnType<typeof createRooms>;

/** The open sockets of this process by room. Each gets every line once and in order, whatever process stored it. */
export function createRooms({ lines, report }: RoomsDeps) {
  const rooms = new Map<string, Room>();

  /** Sends new lines: one text for all readers, except authors, whose own messages name them. */
  function spread({ room, peers }: Room, added: readonly StoredLine[]) {
    const first = added[0]?.seq ?? 0;
    const last = added.at(-1)?.seq ?? 0;
    const authors = new Set(added.flatMap(({ account }) => account ?? []));
    const textFor = (reader: string | null, from: number) => {
      const news = added.filter(({ seq }) => seq > from).map((line) => wireOf(line, reader));
      return JSON.stringify({ kind: 'lines', room, lines: news } satisfies ChatReply);
    };
    const shared = Buffer.from(textFor(null, 0));
    for (const peer of peers) {
      if (peer.isEntering || peer.seq >= last) continue;
      const reader = peer.member?.account ?? null;
      const isPlain = peer.seq < first && (reader === null || !authors.has(reader));
      sendText(peer, isPlain ? shared : textFor(reader, peer.seq));
      peer.seq = last;
    }
  }

  async function pull(room: Room) {
    room.isStale = true;
    // Without a number the first reader of the room is still entering, who asks again.
    if (room.isPulling || room.seq === Number.POSITIVE_INFINITY) return;
    room.isPulling = true;
    try {
      while (room.isStale && room.peers.size > 0) {
        room.isStale = false;
        const from = room.seq;
        const added = await lines.since(room, from);
        // A reader that lacks earlier lines has entered meanwhile: read again, from where it stands.
        if (room.seq < from) room.isStale = true;
        if (room.seq < from || added.length === 0) continue;
        room.seq = added.at(-1)?.seq ?? room.seq;
        spread(room, added);
        // There may be more than one reading returns.
        room.isStale = true;
      }
    } finally {
      room.isPulling = false;
    }
  }

  const refresh = (room: Room | undefined) => {
    if (room !== undefined) pull(room).catch(report);
  };

  function leave(peer: Peer) {
    if (peer.room === null) return;
    const room = rooms.get(nameOf({ merchant: peer.merchant, room: peer.room }));
    peer.room = null;
    room?.peers.delete(peer);
    if (room?.peers.size === 0) rooms.delete(nameOf(room));
  }

  /** Reads the lines that a browser lacks; all of the history if it lacks more than that. */
  async function linesFor(key: RoomKey, after: number | null, history: number) {
    const last = await lines.last(key);
    if (after !== null && after <= last && last - after <= history) {
      return { isReset: false, found: await lines.since(key, after), seq: last };
    }
    return { isReset: true, found: await lines.history(key, history), seq: last };
  }

  return {
    /** Puts a socket into a room and sends the lines it lacks, then every new one. */
    async enter(
      peer: Peer,
      name: string,
      { after, history }: { readonly after: number | null; readonly history: number },
      standing: Pick<Extract<ChatReply, { kind: 'entered' }>, 'right' | 'mutedUntil'>,
    ): Promise<void> {
      leave(peer);
      const key = { merchant: peer.merchant, room: name };
      peer.isEntering = true;
      peer.room = name;
      const room: Room = rooms.get(nameOf(key)) ?? {
        ...key,
        peers: new Set(),
        seq: Number.POSITIVE_INFINITY,
        isPulling: false,
        isStale: false,
        viewers: 0,
      };
      rooms.set(nameOf(key), room);
      room.peers.add(peer);
      const { isReset, found, seq } = await linesFor(key, after, history);
      // Left, or entered another room, meanwhile.
      if (peer.room !== name || !room.peers.has(peer)) return;
      const reader = peer.member?.account ?? null;
      peer.seq = Math.max(seq, found.at(-1)?.seq ?? 0);
      if (room.seq === Number.POSITIVE_INFINITY) room.seq = peer.seq;
      else room.seq = Math.min(room.seq, peer.seq);
      peer.isEntering = false;
      const shown = found.map((line) => wireOf(line, reader));
      send(peer, { kind: 'entered', room: name, ...standing, viewers: Math.max(1, room.viewers), isReset, lines: shown });
      refresh(room);
    },

    leave,
    /** Lines were added to a room, here or elsewhere. */
    changed: (key: RoomKey) => refresh(rooms.get(nameOf(key))),
    /** Notifications may have been lost. */
    refreshAll: () => {
      for (const room of rooms.values()) refresh(room);
    },
    /** Viewers of each room at this process: accounts, and sockets of guests. */
    counts: () =>
      [...rooms.values()].map(({ merchant, room, peers }) => {
        const accounts = new Set([...peers].map((peer) => peer.member?.account ?? peer));
        return { merchant, room, viewers: accounts.size };
      }),
    /** Sends the readers of a room how many they are, if that has changed. */
    show({ merchant, room: name }: RoomKey, count: number) {
      const room = rooms.get(nameOf({ merchant, room: name }));
      if (room === undefined || room.viewers === count) return;
      room.viewers = count;
      const text = Buffer.from(JSON.stringify({ kind: 'viewers', room: name, count } satisfies ChatReply));
      for (const peer of room.peers) if (!peer.isEntering) sendText(peer, text);
    },
  };
}
