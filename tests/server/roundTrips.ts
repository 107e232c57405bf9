import type { Pool, PoolClient } from 'pg';

/** Counts round trips to a database; returns a function that gives their number so far. */
export function countRoundTrips(pool: Pool): () => number {
  const counted = new WeakSet<PoolClient>();
  let roundTrips = 0;
  pool.on('acquire', (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    countOn(client, () => {
      roundTrips += 1;
    });
  });
  return () => roundTrips;
}

/** A query begins a round trip unless it is submitted while an earlier one of the connection is unanswered. */
function countOn(client: PoolClient, count: () => void) {
  const query = client.query.bind(client) as (...given: readonly unknown[]) => Promise<unknown> | undefined;
  let unanswered = 0;
  client.query = ((...given: readonly unknown[]) => {
    // Announced after the commit, for the acts of all accounts together.
    if (isAnnouncement(given[0])) return query(...given);
    if (unanswered === 0) count();
    unanswered += 1;
    const answered = () => {
      unanswered -= 1;
    };
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      return query(...given.slice(0, -1), (...result: readonly unknown[]) => {
        answered();
        callback(...result);
      });
    }
    const result = query(...given);
    result?.then(answered, answered);
    return result;
  }) as PoolClient['query'];
}

const isAnnouncement = (given: unknown) => (given as { readonly name?: string }).name === 'live-announce-all';
