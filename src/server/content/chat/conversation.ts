import { sql } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { trialAccountType } from '../../../domain/accountType.ts';
import { chatLength, chatText } from '../../../domain/chat.ts';
import { type ChatReply, ChatRequest, type ChatRight } from '../../../wire/chat.ts';
import { parseStrictJson } from '../../../wire/strictJson.ts';
import type { Limits } from '../../identity/ports/index.ts';
import { isForeignToken, type SessionStore } from '../../identity/sessions/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { chatRead } from '../../platform/db/tables/index.ts';
import type { Audit } from '../../platform/events/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { createLines, RoomKey } from './lines.ts';
import { close, createBucket, type Peer, send } from './peer.ts';
import type { Rooms } from './rooms.ts';

export interface ConversationDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly limits: Pick<Limits, 'take'>;
  readonly sessions: Pick<SessionStore, 'find'>;
  readonly audit: Pick<Audit, 'note'>;
  readonly tenants: { readonly byMerchant: (merchant: string) => Tenant | null };
  readonly report: (error: unknown) => void;
  readonly lines: ReturnType<typeof createLines>;
  readonly rooms: Rooms;
  /** A line was stored. */
  readonly changed: (key: RoomKey) => void;
}

/** Longest time for which a socket may be open without a room. */
const enterTimeoutMs = 10_000;
/** Frames that may wait while one is answered. */
const maxQueue = 24;
/** Accounts in one network that may write as fast as the brand permits. */
const writersPerNetwork = 20;

const request = Compile(ChatRequest);

type Post = Extract<ChatRequest, { kind: 'post' }>;
type Refusal = Extract<ChatReply, { kind: 'refused' }>['code'];

/** Answers the frames of a socket, one after the other. */
export function createConversations({ db, limits, sessions, audit, tenants, report, lines, rooms, changed }: ConversationDeps) {
  const running = new Set<Promise<void>>();

  async function enter(peer: Peer, { room, token, after }: Extract<ChatRequest, { kind: 'enter' }>, mayOpen: MayOpen) {
    const tenant = tenants.byMerchant(peer.merchant);
    if (tenant?.brand.chat.rooms.some(({ id }) => id === room) !== true) return close(peer, 'refused');
    const right = await identify(peer, tenant, token);
    if (right === null) return close(peer, 'sessionEnded');
    if (right === 'guest' && !tenant.brand.chat.guestsRead) return close(peer, 'refused');
    if (peer.member !== null && !mayOpen(peer.member.account)) return close(peer, 'tooMany');
    const until = peer.member === null ? null : await lines.mutedUntil(peer.merchant, peer.member.account);
    const standing = { right, mutedUntil: until?.toISOString() ?? null };
    await rooms.enter(peer, room, { after, history: tenant.brand.chat.history }, standing);
  }

  /** Account that the socket belongs to; null for a token without an open session. */
  async function identify(peer: Peer, tenant: Tenant, token: string | null): Promise<ChatRight | null> {
    peer.member = null;
    if (token === null) return 'guest';
    const session = await sessions.find(tenant, token, { extend: false });
    if (session === null) {
      if (await isForeignToken(db, peer.merchant, token)) {
        await audit.note({ merchant: peer.merchant, kind: 'session.foreign', address: peer.address });
      }
      return null;
    }
    const { account, tokenHash, limited } = session;
    const right = limited ? 'limited' : account.type === trialAccountType ? 'trial' : 'write';
    peer.member = { account: account.id, token, tokenHash, isWriter: right === 'write' };
    return right;
  }

  async function post(peer: Peer, { id, text: typed }: Post) {
    const refuse = (code: Refusal) => send(peer, { kind: 'refused', id, code });
    const { member, room, merchant } = peer;
    const tenant = tenants.byMerchant(merchant);
    if (member === null || room === null) return refuse('AUTH_REQUIRED');
    if (!member.isWriter || tenant === null) return refuse('NOT_ALLOWED');
    const { maxLength, perMinute } = tenant.brand.chat;
    const text = chatText(typed);
    if (text === '' || chatLength(text) > maxLength) return refuse('VALIDATION');
    const taken =
      (await limits.take({ merchant, key: `chat:post:${member.account}`, uses: perMinute, seconds: 60 })) &&
      (await limits.take({
        merchant,
        key: `chat:network:${peer.network}`,
        uses: perMinute * writersPerNetwork,
        seconds: 60,
      }));
    if (!taken) return refuse('RATE_LIMIT');
    // Writing is use of the session; and what has ended meanwhile writes nothing.
    const session = await sessions.find(tenant, member.token);
    if (session === null) return close(peer, 'sessionEnded');
    const result = await lines.post(tenant, room, session.account, { id, text });
    if ('mutedUntil' in result) {
      refuse('NOT_ALLOWED');
      return send(peer, { kind: 'muted', until: result.mutedUntil.toISOString() });
    }
    send(peer, { kind: 'stored', id, seq: result.seq });
    changed({ merchant, room });
  }

  async function markRead({ member, merchant, room, seq }: Peer, upTo: number) {
    if (member === null || room === null) return;
    await db
      .insert(chatRead)
      .values({ merchant, account: member.account, room, seq: Math.min(upTo, seq) })
      .onConflictDoUpdate({
        target: [chatRead.merchant, chatRead.account, chatRead.room],
        set: { seq: sql`greatest(${chatRead.seq}, excluded.seq)` },
      });
  }

  async function answer(peer: Peer, asked: ChatRequest, mayOpen: MayOpen) {
    if (asked.kind === 'enter') return enter(peer, asked, mayOpen);
    if (asked.kind === 'read') return markRead(peer, asked.upTo);
    return post(peer, asked).catch((error: unknown) => {
      report(error);
      send(peer, { kind: 'refused', id: asked.id, code: 'UNAVAILABLE' });
    });
  }

  return {
    begin(peer: Peer, mayOpen: MayOpen) {
      const { socket } = peer;
      const bucket = createBucket();
      const timeout = setTimeout(() => close(peer, 'broken'), enterTimeoutMs).unref();
      let queue: Promise<void> = Promise.resolve();
      let waiting = 0;
      socket.on('close', () => clearTimeout(timeout));
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        if (socket.readyState !== socket.OPEN) return;
        if (isBinary) return close(peer, 'notText');
        if (!bucket.take() || waiting >= maxQueue) return close(peer, 'overload');
        const asked = parsed(data);
        if (asked === null) return close(peer, 'broken');
        if (asked.kind === 'enter') clearTimeout(timeout);
        waiting += 1;
        queue = queue
          .then(() => (socket.readyState === socket.OPEN ? answer(peer, asked, mayOpen) : undefined))
          .catch((error: unknown) => {
            report(error);
            close(peer, 'overload');
          })
          .finally(() => {
            waiting -= 1;
          });
        const run = queue.finally(() => running.delete(run));
        running.add(run);
      });
    },

    /** Resolves once every frame is answered. */
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** Whether an account may have one more socket. */
type MayOpen = (account: string) => boolean;

function parsed(data: Buffer): ChatRequest | null {
  try {
    const value = parseStrictJson(data);
    return request.Check(value) ? value : null;
  } catch {
    return null;
  }
}
