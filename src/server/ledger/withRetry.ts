const maxAttempts = 4;
/** SQLSTATEs of serialization failure and deadlock: the transaction was rolled back and may be retried. */
const retryableCodes = new Set(['40001', '40P01']);

export async function withRetry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts || !retryableCodes.has(databaseCode(error) ?? '')) throw error;
    }
  }
}

/** SQLSTATE of a database error; null for other errors. */
function databaseCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : databaseCode(error.cause);
}
