import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Pool, type PoolClient } from 'pg';
import type { DatabaseSettings } from '../db/index.ts';
import { createEcho } from './echo.ts';
import { liveChannel } from './notify.ts';

export interface ListenDeps {
  readonly pool: Pool;
  readonly database: DatabaseSettings;
  readonly onPayload: (payload: string) => void;
  /** Called whenever listening begins, and so after a gap in which notifications were lost. */
  readonly onListening: () => void;
  readonly report: (error: unknown) => void;
}

export interface Listener {
  /** Resolves while notifications are received. Starts to listen on the first call. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Receives the notifications of the database, again after every loss of its connection. */
export const createListener = (deps: ListenDeps): Listener =>
  deps.database.kind === 'postgres' ? listenApart(deps.database.directUrl ?? deps.database.url, deps) : listenInPool(deps);

const listenText = `listen ${liveChannel}`;
const connectTimeoutMs = 5_000;
/** Finds a connection that is dead without having been closed. */
const pingIntervalMs = 15_000;
const firstDelayMs = 100;
const maxDelayMs = 5_000;

/** On a connection besides the pool, because a pooled one would be taken by transactions. */
function listenApart(url: string, { pool, onPayload, onListening, report }: ListenDeps): Listener {
  const closing = new AbortController();
  let listening = Promise.withResolvers<void>();
  let running: Promise<void> | null = null;

  /** Listens until the connection is lost. @throws if there is none */
  async function listenOnce() {
    const client = new Client({
      connectionString: url,
      application_name: 'livery-live',
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: connectTimeoutMs,
    });
    const lost = Promise.withResolvers<void>();
    client.on('error', report);
    client.on('end', () => lost.resolve());
    const end = () => void client.end().catch(report);
    const echo = createEcho({ pool, report, onMissed: end });
    client.on('notification', ({ payload = '' }) => (echo.isOwn(payload) ? undefined : onPayload(payload)));
    closing.signal.addEventListener('abort', end);
    const pings = setInterval(() => void client.query('select 1').catch(end), pingIntervalMs).unref();
    try {
      // A client that is ended while it connects settles no promise of it.
      await Promise.race([client.connect(), lost.promise]);
      await client.query(listenText);
      echo.start();
      listening.resolve();
      onListening();
      await lost.promise;
    } catch (error) {
      end();
      throw error;
    } finally {
      clearInterval(pings);
      echo.stop();
      closing.signal.removeEventListener('abort', end);
    }
  }

  async function run() {
    for (let delayMs = firstDelayMs; !closing.signal.aborted; delayMs = Math.min(2 * delayMs, maxDelayMs)) {
      await listenOnce().then(() => (delayMs = firstDelayMs), report);
      listening = Promise.withResolvers<void>();
      await delay(delayMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  return {
    ready() {
      running ??= run();
      return listening.promise;
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}

/** On the only connection there is. It receives its notifications with the answers to its queries, and all are its own. */
function listenInPool({ pool, onPayload, onListening, report }: ListenDeps): Listener {
  const known = new WeakSet<PoolClient>();
  let running: Promise<void> | null = null;

  async function listen(client: PoolClient) {
    if (known.has(client)) return;
    known.add(client);
    client.on('notification', ({ payload = '' }) => onPayload(payload));
    await client.query(listenText).then(onListening, report);
  }
  const listenAgain = (client: PoolClient) => void listen(client);

  async function run() {
    pool.on('connect', listenAgain);
    const client = await pool.connect();
    await listen(client).finally(() => client.release());
  }

  return {
    ready: () => (running ??= run()),
    close: async () => void pool.off('connect', listenAgain),
  };
}
