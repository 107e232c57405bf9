import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { liveChannel } from './notify.ts';

export interface EchoDeps {
  /** Announces, as every process does. */
  readonly pool: Pick<Pool, 'query'>;
  /** The notification did not arrive: what is listened on delivers nothing. */
  readonly onMissed: () => void;
  readonly report: (error: unknown) => void;
}

/** Between two notifications of a process to itself: what passes them on may stop while the connection still answers. */
export const echoIntervalMs = 60_000;
export const echoTimeoutMs = 10_000;

/** Finds a connection that answers and delivers no notifications. */
export function createEcho({ pool, onMissed, report }: EchoDeps) {
  const own = `echo ${randomUUID()}`;
  let waiting: NodeJS.Timeout | undefined;
  let repeating: NodeJS.Timeout | undefined;

  function send() {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      report(new Error('The database delivers no notifications; if a pooler is before it, set DATABASE_DIRECT_URL.'));
      onMissed();
    }, echoTimeoutMs).unref();
    pool.query('select pg_notify($1, $2)', [liveChannel, own]).catch((error: unknown) => {
      // Nothing was sent, so nothing is missed.
      clearTimeout(waiting);
      report(error);
    });
  }

  return {
    /** Whether a payload is this notification. */
    isOwn(payload: string): boolean {
      if (payload !== own) return payload.startsWith('echo ');
      clearTimeout(waiting);
      return true;
    },
    start() {
      send();
      repeating = setInterval(send, echoIntervalMs).unref();
    },
    stop() {
      clearTimeout(waiting);
      clearInterval(repeating);
    },
  };
}
