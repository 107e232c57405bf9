import { parseStrictJson } from '../../wire/strictJson.ts';
import { VendorDown } from '../play/index.ts';
import type { VendorSettings } from './contract.ts';

const defaultTimeoutMs = 8_000;
const maxResponseBytes = 1_000_000;

/**
 * POSTs JSON to a vendor and parses the strict JSON it answers, with `parse` if its values need another reading.
 * @throws VendorDown for every network, size or parse error
 */
export async function postToVendor(
  { fetch: send = fetch, timeoutMs = defaultTimeoutMs }: Pick<VendorSettings, 'fetch' | 'timeoutMs'>,
  address: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  parse?: (text: string) => unknown,
): Promise<unknown> {
  try {
    const response = await send(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > maxResponseBytes) throw new VendorDown('A vendor answered with too much.');
    const content = parseStrictJson(bytes);
    return parse === undefined ? content : parse(bytes.toString('utf8'));
  } catch (error) {
    throw error instanceof VendorDown ? error : new VendorDown('A vendor cannot be reached.', { cause: error });
  }
}
