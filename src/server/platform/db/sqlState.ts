/** SQLSTATE of a database error or of what caused it, five characters; null for other errors. */
export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : sqlStateOf(error.cause);
}

/** Whether a unique index refused a row. */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505';
