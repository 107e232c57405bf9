const usual = 'https://index.chromatic.com';

/** Whether Chromatic's service answers at all: its command line does not say so in any bounded time. */
export async function reachable(address = process.env['CHROMATIC_INDEX_URL'] ?? usual): Promise<boolean> {
  try {
    await fetch(`${address}/graphql`, { method: 'OPTIONS', signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    return false;
  }
}
