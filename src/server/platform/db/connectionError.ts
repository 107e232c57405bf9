/** `Retry-After` of calls that fail because the database is away. */
export const databaseRetrySeconds = 2;

/**
 * SQLSTATEs of a database that cannot answer now: connection exceptions, insufficient resources (connections, memory, disk),
 * and a server that shuts down, has crashed or starts.
 */
const awayStates = /^(?:08...|53...|57P0[1235])$/;

const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Errors of `pg` and its pool that carry no code. */
const driverMessages =
  /^(?:Connection terminated|Client (?:was closed|has encountered a connection error)|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end)/;

/** Whether a database call failed because the database is away, so that a retry may succeed. Looks at causes too. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  if (typeof code === 'string') {
    return socketCodes.has(code) || awayStates.test(code);
  }
  return driverMessages.test(error.message) || isConnectionError(error.cause);
}
