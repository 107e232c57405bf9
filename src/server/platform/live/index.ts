import { and, eq, gt, inArray } from 'drizzle-orm';
import { Failure } from '../../../wire/failure.ts';
import type { LiveTopic } from '../../../wire/live.ts';
import { type DatabaseSettings, type Db, run } from '../db/index.ts';
import { account, session } from '../db/tables/accounts.ts';
import type { ReportFault } from '../events/index.ts';
import { defineModule, type Setting } from '../modules/index.ts';
import { createListener } from './listen.ts';
import { changeOf, liveChannel, notify, payloadOf } from './notify.ts';
import { createStreams, type ReadEvent, type StreamOwner, type StreamSink } from './streams.ts';

export { announcing, liveChannel, notify } from './notify.ts';

export interface LiveDeps {
  readonly db: Db;
  readonly database: DatabaseSettings;
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
}

export interface LiveFollower {
  readonly onPayload: (payload: string) => void;
  /** Notifications may have been lost. */
  readonly onListening: () => void;
}

export type Live = ReturnType<typeof createLive>;

/** Longest wait for the database to be listened to. */
const readyTimeoutMs = 5_000;
/** Shorter than the idle timeout of common load balancers. */
const sweepIntervalMs = 20_000;
/** Time for which `touch` gathers changes. */
const gatherMs = 20;

const announceAll = {
  name: 'live-announce-all',
  text: 'select pg_notify($1, payload) from unnest($2::text[]) payload',
};

/** Announces changes of accounts to every process, and sends them to the open streams of the account. */
export function createLive({ db, database, now, report }: LiveDeps) {
  const streams = createStreams({ openAmong, report });
  const listener = createListener({
    pool: db.$client,
    database,
    onPayload: (payload) => {
      const change = changeOf(payload);
      if (change !== null) streams.changed(change);
      for (const { onPayload } of followers) onPayload(payload);
    },
    onListening: () => {
      streams.resend();
      for (const { onListening } of followers) onListening();
    },
    report,
  });
  const followers = new Set<LiveFollower>();
  const touched = new Set<string>();
  let announcing: Promise<unknown> = Promise.resolve();
  let sweeping: NodeJS.Timeout | null = null;
  let isClosing = false;

  async function openAmong(tokenHashes: readonly string[]): Promise<ReadonlySet<string>> {
    const moment = now();
    const rows = await db
      .select({ tokenHash: session.tokenHash })
      .from(session)
      .innerJoin(account, and(eq(account.merchant, session.merchant), eq(account.id, session.accountId)))
      .where(
        and(
          inArray(session.tokenHash, [...tokenHashes]),
          gt(session.idleEnd, moment),
          gt(session.absoluteEnd, moment),
          eq(account.state, 'active'),
        ),
      );
    return new Set(rows.map(({ tokenHash }) => tokenHash));
  }

  /** @throws {Failure} `UNAVAILABLE` while there are no notifications */
  async function ready(): Promise<void> {
    const late = Promise.withResolvers<never>();
    const timeout = setTimeout(() => late.reject(new Failure('UNAVAILABLE')), readyTimeoutMs);
    await Promise.race([listener.ready(), late.promise]).finally(() => clearTimeout(timeout));
    if (isClosing) throw new Failure('UNAVAILABLE');
  }

  function announce() {
    const payloads = [...touched];
    touched.clear();
    announcing = run(db, announceAll, [liveChannel, payloads]).catch(report);
  }

  return {
    notify,

    /**
     * Announces a change that is committed, together with others of the moment. For hot paths: a notification in a transaction
     * makes PostgreSQL commit it alone, whatever else is committed meanwhile.
     */
    touch(merchant: string, accountId: string, topic: LiveTopic) {
      if (touched.size === 0) setTimeout(announce, gatherMs).unref();
      touched.add(payloadOf({ topic, merchant, account: accountId }));
    },

    /**
     * Opens the stream of a member; returns the function that drops it.
     * @throws {Failure} `RATE_LIMIT` if the account has too many streams, `UNAVAILABLE` while there are no notifications
     */
    async open(owner: StreamOwner, read: ReadEvent, sink: StreamSink): Promise<() => void> {
      await ready();
      sweeping ??= setInterval(() => void streams.sweep().catch(report), sweepIntervalMs).unref();
      return streams.open(owner, read, sink);
    },

    /** Passes on what processes announce, to those who hold their connections themselves. */
    follow: (follower: LiveFollower) => void followers.add(follower),
    ready,
    /** Those of the token hashes whose sessions are open. */
    openAmong,
    /** Announces what is committed already, to every process. */
    announce: (payloads: readonly string[]) => run(db, announceAll, [liveChannel, payloads]),

    streams: streams.count,

    /** Ends every stream: browsers open theirs at another process. */
    drain() {
      isClosing = true;
      streams.endAll();
    },

    async close(): Promise<void> {
      if (sweeping !== null) clearInterval(sweeping);
      if (touched.size > 0) announce();
      await announcing;
      await listener.close();
    },
  };
}

interface LiveNeeds extends Pick<LiveDeps, 'db' | 'now'>, Setting<'database', DatabaseSettings> {
  readonly reportFault: ReportFault;
}

export const liveModule = defineModule({
  needs: ['settings', 'db', 'now', 'reportFault'],
  gives: {
    live: ({ settings: { database }, reportFault, ...deps }: LiveNeeds) =>
      createLive({ ...deps, database, report: (error) => reportFault('database', error) }),
  },
  drain: ({ live }) => live.drain(),
  close: ({ live }) => live.close(),
});
