import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Language, localized } from '../../../domain/language.ts';
import type { ChatSettings } from '../../../wire/chat.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Account } from '../../identity/ports/index.ts';
import { chatLine, chatRead } from '../../platform/db/tables/index.ts';
import type { Audit, ReportFault } from '../../platform/events/index.ts';
import type { Live } from '../../platform/live/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import { rateLimitKey } from '../../platform/networks/index.ts';
import { isMaintained } from '../../tenants/permission/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type ConversationDeps, createConversations } from './conversation.ts';
import { createLines, type RoomKey } from './lines.ts';
import { createOperatorActs } from './operatorActs.ts';
import { close, type Peer, send } from './peer.ts';
import { createPresence } from './presence.ts';
import { createRooms } from './rooms.ts';

export interface ChatDeps extends Omit<ConversationDeps, 'lines' | 'rooms' | 'changed'> {
  readonly audit: Pick<Audit, 'note'>;
  readonly live: Pick<Live, 'follow' | 'ready' | 'openAmong' | 'announce'>;
  readonly tenants: ConversationDeps['tenants'] & { readonly all: () => readonly Tenant[] };
}

export type Chat = ReturnType<typeof createChat>;

const maxFrameBytes = 4 * 1024;
/** Members behind one network share an address. */
const maxPerNetwork = 100;
const maxPerAccount = 8;
/** Shorter than the idle timeout of common load balancers. */
const beatMs = 25_000;
const presenceMs = 5_000;
/** Time for which announcements of a room are gathered. */
const gatherMs = 10;
/** Unread messages are counted up to this number. */
const maxUnread = 100;

/** The chat room: sockets of this process, lines in the database, news from every process. */
export function createChat(deps: ChatDeps) {
  const { db, now, live, tenants, report } = deps;
  const lines = createLines(deps);
  const rooms = createRooms({ lines, report });
  const presence = createPresence({ db, now, rooms });
  const acceptor = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const peers = new Set<Peer>();
  const timers: NodeJS.Timeout[] = [];
  const changedRooms = new Set<string>();
  let announcing: Promise<unknown> = Promise.resolve();
  let isClosing = false;

  function changed(key: RoomKey) {
    rooms.changed(key);
    if (changedRooms.size === 0) setTimeout(announceRooms, gatherMs).unref();
    changedRooms.add(`chat ${key.merchant} ${key.room}`);
  }
  function announceRooms() {
    const payloads = [...changedRooms];
    changedRooms.clear();
    announcing = live.announce(payloads).catch(report);
  }
  const conversations = createConversations({ ...deps, lines, rooms, changed });
  const peersOf = (merchant: string, account: string) =>
    [...peers].filter((peer) => peer.merchant === merchant && peer.member?.account === account);

  async function showMute(merchant: string, account: string) {
    const own = peersOf(merchant, account);
    if (own.length === 0) return;
    const until = (await lines.mutedUntil(merchant, account))?.toISOString() ?? null;
    for (const peer of own) send(peer, { kind: 'muted', until });
  }

  async function endEnded(some: readonly Peer[]) {
    const hashes = new Set(some.flatMap(({ member }) => member?.tokenHash ?? []));
    if (hashes.size === 0) return;
    const open = await live.openAmong([...hashes]);
    for (const peer of some) if (peer.member !== null && !open.has(peer.member.tokenHash)) close(peer, 'sessionEnded');
  }

  live.follow({
    onPayload(payload) {
      const [topic, merchant = '', subject = ''] = payload.split(' ');
      if (topic === 'chat') rooms.changed({ merchant, room: subject });
      else if (topic === 'chat-mute') showMute(merchant, subject).catch(report);
      else if (topic === 'session') endEnded(peersOf(merchant, subject)).catch(report);
    },
    onListening() {
      rooms.refreshAll();
      endEnded([...peers]).catch(report);
    },
  });

  /** Closes the sockets of brands that have closed the room or the site since the socket was opened. */
  function closeShut() {
    const isShut = (merchant: string) => {
      const { brand } = tenants.byMerchant(merchant) ?? { brand: null };
      return brand?.chat.enabled !== true || isMaintained(brand.status, now());
    };
    const shut = new Set([...new Set([...peers].map(({ merchant }) => merchant))].filter(isShut));
    for (const peer of peers) if (shut.has(peer.merchant)) close(peer, 'refused');
  }

  const exchange = () => {
    closeShut();
    return presence.exchange();
  };

  function beat() {
    for (const peer of peers) {
      if (!peer.isAlive) peer.socket.terminate();
      else {
        peer.isAlive = false;
        peer.socket.ping();
      }
    }
    // Also finds lines whose announcement was lost with the process that stored them.
    rooms.refreshAll();
    endEnded([...peers]).catch(report);
  }

  const start = () => {
    if (timers.length > 0) return;
    timers.push(setInterval(beat, beatMs).unref());
    timers.push(setInterval(() => void exchange().catch(report), presenceMs).unref());
  };

  function open(socket: WebSocket, merchant: string, address: string) {
    const peer: Peer = {
      merchant,
      address,
      network: rateLimitKey(address),
      socket,
      member: null,
      room: null,
      seq: 0,
      isEntering: false,
      isAlive: true,
    };
    peers.add(peer);
    start();
    socket.on('pong', () => {
      peer.isAlive = true;
    });
    // Broken frames and lost connections: the socket closes by itself.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      rooms.leave(peer);
      peers.delete(peer);
    });
    conversations.begin(peer, (account) => peersOf(merchant, account).length <= maxPerAccount);
  }

  return {
    /** Settings of the room that a page shows before it has a socket. @throws Failure NOT_FOUND where the brand has none */
    settings({ brand: { chat } }: Tenant, language: Language): ChatSettings {
      if (!chat.enabled) throw new Failure('NOT_FOUND');
      const { guestsRead, hideLinks, maxLength } = chat;
      return {
        rooms: chat.rooms.map(({ id, name, title = name }) => {
          return { id, name: localized(name, language), title: localized(title, language) };
        }),
        guestsRead,
        notice: localized(chat.notice, language),
        rules: localized(chat.rules, language),
        hideLinks,
        maxLength,
      };
    },

    /**
     * Lets a page open a socket.
     * @throws Failure NOT_FOUND, NOT_ALLOWED for the page of another site, RATE_LIMIT, UNAVAILABLE
     */
    async admit({ brand }: Tenant, address: string): Promise<void> {
      if (!brand.chat.enabled) throw new Failure('NOT_FOUND');
      if (isClosing) throw new Failure('UNAVAILABLE');
      const network = rateLimitKey(address);
      const here = [...peers].filter((peer) => peer.network === network).length;
      const key = `chat:open:${network}`;
      const isFree =
        here < maxPerNetwork && (await deps.limits.take({ merchant: brand.merchant, key, uses: 240, seconds: 60 }));
      if (!isFree) throw new Failure('RATE_LIMIT');
      await live.ready();
    },

    /** Changes the protocol of an admitted request. */
    accept(
      request: IncomingMessage,
      { socket, head }: { readonly socket: Duplex; readonly head: Buffer },
      from: {
        readonly merchant: string;
        readonly address: string;
      },
    ) {
      acceptor.handleUpgrade(request, socket, head, (opened) => open(opened, from.merchant, from.address));
    },

    /** Messages of other members in the rooms that a member has opened, after what they have read; counted up to 100. */
    async unread({ brand: { merchant, chat } }: Tenant, owner: Pick<Account, 'id'>): Promise<number> {
      if (!chat.enabled) return 0;
      const unseen = db
        .select({ seq: chatLine.seq })
        .from(chatRead)
        .innerJoin(
          chatLine,
          and(eq(chatLine.merchant, chatRead.merchant), eq(chatLine.room, chatRead.room), gt(chatLine.seq, chatRead.seq)),
        )
        .where(
          and(
            eq(chatRead.merchant, merchant),
            eq(chatRead.account, owner.id),
            sql`${chatLine.text} is not null`,
            isNull(chatLine.hidden),
            or(isNull(chatLine.account), ne(chatLine.account, owner.id)),
          ),
        )
        .limit(maxUnread);
      return (await unseen).length;
    },

    operate: createOperatorActs({
      ...deps,
      lines,
      async announce(news) {
        if ('room' in news) return changed(news.room);
        await live.announce([`chat-mute ${news.merchant} ${news.muted}`]);
      },
    }),

    sockets: () => peers.size,
    /** Closes rooms that the brand has shut, and sends the number of viewers of each other. For tests; otherwise every five seconds. */
    exchange,

    async sweep(): Promise<void> {
      for (const tenant of tenants.all()) await lines.sweep(tenant);
      await presence.sweep();
    },

    /** Closes every socket: browsers open theirs at another process and ask for what they lack. */
    async drain(): Promise<void> {
      isClosing = true;
      for (const timer of timers) clearInterval(timer);
      const closed = [...peers].map((peer) => new Promise((resolve) => peer.socket.once('close', resolve)));
      for (const peer of peers) close(peer, 'away');
      await Promise.all(closed);
      await conversations.idle();
      if (changedRooms.size > 0) announceRooms();
      await announcing;
      await presence.leave().catch(report);
    },
  };
}

const sweepEveryMs = 10 * 60_000;

type ChatNeeds = Omit<ChatDeps, 'report'> & Record<'reportFault', ReportFault>;

export const chatModule = defineModule({
  needs: ['db', 'now', 'reportFault', 'sessions', 'audit', 'limits', 'live', 'tenants'],
  gives: {
    chat: ({ reportFault, ...deps }: ChatNeeds) => createChat({ ...deps, report: (error) => reportFault('database', error) }),
  },
  jobs: ({ chat }) => [{ name: 'chat', everyMs: sweepEveryMs, run: () => chat.sweep() }],
  drain: ({ chat }) => chat.drain(),
});
