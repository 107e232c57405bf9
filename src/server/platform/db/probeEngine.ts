import { randomInt, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { DatabaseSettings } from './openDatabase.ts';

/** Features that every process relies on, and that a pooler or another engine may accept without providing them. */
export type EngineFault = 'notifications' | 'locks';

type Postgres = Extract<DatabaseSettings, { readonly kind: 'postgres' }>;

/** A notification between two connections of one machine takes milliseconds. */
const echoTimeoutMs = 5_000;

/**
 * Tries what can only be seen by trying: whether a notification that is sent through the pool arrives where the process listens, and
 * whether a lock that one connection holds is refused to another.
 * @throws if the database cannot be reached
 */
export async function probeEngine({ url, directUrl = url }: Postgres): Promise<EngineFault | null> {
  const [pooled, direct] = [url, directUrl].map(
    (connectionString) =>
      new Client({ connectionString, connectionTimeoutMillis: echoTimeoutMs, application_name: 'livery-probe' }),
  ) as [Client, Client];
  try {
    await pooled.connect();
    await direct.connect();
    if (!(await isEchoed(pooled, direct))) return 'notifications';
    return (await isExclusive(pooled, direct)) ? null : 'locks';
  } finally {
    await Promise.allSettled([pooled.end(), direct.end()]);
  }
}

async function isEchoed(sender: Client, receiver: Client): Promise<boolean> {
  const channel = `livery_probe_${randomUUID().replaceAll('-', '')}`;
  const heard = Promise.withResolvers<boolean>();
  receiver.on('notification', (notification) => {
    if (notification.channel === channel) heard.resolve(true);
  });
  const timeout = setTimeout(() => heard.resolve(false), echoTimeoutMs);
  await receiver.query(`listen ${channel}`);
  await sender.query('select pg_notify($1, $2)', [channel, '']);
  return heard.promise.finally(() => clearTimeout(timeout));
}

/** Locks of transactions, because a pooler may give each statement another session. */
async function isExclusive(one: Client, other: Client): Promise<boolean> {
  const key = randomInt(2 ** 40);
  await one.query('begin');
  await one.query('select pg_advisory_xact_lock($1)', [key]);
  const { rows } = await other.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [key]);
  await one.query('rollback');
  return rows[0]?.taken === false;
}
