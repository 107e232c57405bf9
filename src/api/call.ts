import type { CallName } from '../wire/calls.ts';
import type { CallOptions } from './http.ts';
import { part } from './part.ts';

/**
 * Asks the server. The HTTP client loads with the first call: a page that finds its
 * data in the HTML never needs it.
 */
export async function call<Value>(name: CallName, options: CallOptions = {}): Promise<Value> {
  const { request } = await part(() => import('./http.ts'));
  return request<Value>(name, options);
}
