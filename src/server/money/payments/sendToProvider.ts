import { createHmac, timingSafeEqual } from 'node:crypto';
import { ProviderDown, type ProviderSettings } from './provider.ts';

/**
 * POSTs to a provider and returns the text it answers.
 * @throws ProviderDown for every network, size or server error
 */
export async function sendToProvider(
  { send, timeoutMs }: Pick<ProviderSettings, 'send' | 'timeoutMs'>,
  address: URL,
  headers: Record<string, string>,
  body: string,
): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const response = await send(address, {
      method: 'POST',
      ...(timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
      headers,
      body,
    });
    const text = await response.text();
    if (response.status >= 500) throw new ProviderDown(`A payment provider answered ${response.status}.`);
    return { status: response.status, text };
  } catch (error) {
    throw error instanceof ProviderDown ? error : new ProviderDown('A payment provider cannot be reached.', { cause: error });
  }
}

export const hmacOf = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** Whether one of the secrets makes this signature. Takes the same time for every wrong one. */
export function isSignedByAny(secrets: readonly string[], text: string, signature: unknown): boolean {
  const given = Buffer.from(typeof signature === 'string' ? signature : '');
  return secrets.some((secret) => {
    const expected = Buffer.from(hmacOf(secret, text));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}
