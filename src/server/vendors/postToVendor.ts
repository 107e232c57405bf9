import { VendorDown } from '../play/index.ts';
import type { VendorSettings } from './contract.ts';

const defaultTimeoutMs = 8_000;
const maxResponseLength = 1_000_000;

/**
 * POSTs JSON to a vendor and parses the JSON it answers.
 * @throws VendorDown for every network, size or parse error
 */
export async function postToVendor(
  { fetch: send = fetch, timeoutMs = defaultTimeoutMs }: Pick<VendorSettings, 'fetch' | 'timeoutMs'>,
  address: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  parse: (text: string) => unknown = JSON.parse,
): Promise<unknown> {
  try {
    const response = await send(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const text = await response.text();
    if (text.length > maxResponseLength) throw new VendorDown('A vendor answered with too much.');
    return parse(text);
  } catch (error) {
    throw error instanceof VendorDown ? error : new VendorDown('A vendor cannot be reached.', { cause: error });
  }
}
