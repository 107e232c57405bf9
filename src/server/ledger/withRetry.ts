const attempts = 4;
/** Two transactions stood in each other's way; the database gave one up and nothing of it stayed. */
const passing = new Set(['40001', '40P01']);

export async function withRetry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !passing.has(databaseCode(error) ?? '')) throw error;
    }
  }
}

/** SQLSTATE of whatever the database refused; null where the error is another. */
function databaseCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : databaseCode(error.cause);
}
