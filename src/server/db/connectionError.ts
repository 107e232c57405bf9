/** SQLSTATEs of a server that ends a connection or accepts none: shutdown, crash, start-up, too many connections. */
const awayStates = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);
const connectionExceptionClass = '08';

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
    return socketCodes.has(code) || awayStates.has(code) || (code.startsWith(connectionExceptionClass) && code.length === 5);
  }
  return driverMessages.test(error.message) || isConnectionError(error.cause);
}
