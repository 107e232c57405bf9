const defaultUrl = 'https://index.chromatic.com';

/** Whether Chromatic's service answers; its CLI has no timeout for that. */
export async function reachable(address = process.env['CHROMATIC_INDEX_URL'] ?? defaultUrl): Promise<boolean> {
  try {
    await fetch(`${address}/graphql`, { method: 'OPTIONS', signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    return false;
  }
}
