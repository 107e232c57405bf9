import { parseStrictJson } from '../../../wire/strictJson.ts';
import { VendorDown } from '../seamless/index.ts';
import type { VendorSettings } from './contract.ts';

/**
 * POSTs JSON to a vendor and parses the strict JSON it answers, with `parse` if its values need another reading.
 * @throws VendorDown for every network, size or parse error
 */
export async function postToVendor(
  { send, timeoutMs }: Pick<VendorSettings, 'send' | 'timeoutMs'>,
  address: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  parse?: (text: string) => unknown,
): Promise<unknown> {
  try {
    const response = await send(address, {
      method: 'POST',
      ...(timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const content = parseStrictJson(bytes);
    return parse === undefined ? content : parse(bytes.toString('utf8'));
  } catch (error) {
    throw error instanceof VendorDown ? error : new VendorDown('A vendor cannot be reached.', { cause: error });
  }
}
