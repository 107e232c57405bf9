import type { CallName } from '../wire/calls.ts';
import type { Answer, FreeCall, Sending } from '../wire/definitions/index.ts';
import { Failure } from '../wire/failure.ts';
import type { CallOptions, HowToSend } from './http.ts';
import { importWithRetry } from './importWithRetry.ts';

/**
 * Calls the server and returns the value of the response. The HTTP client is loaded on the first call: a page
 * whose data came with the HTML never loads it.
 * @throws {Failure} for every failed call; an aborted call rejects with the client's own error.
 */
export function call<Name extends FreeCall>(name: Name, options?: HowToSend & Sending<Name>): Promise<Answer<Name>>;
export function call<Name extends CallName>(name: Name, options: HowToSend & Sending<Name>): Promise<Answer<Name>>;
export async function call(name: CallName, options: CallOptions = {}): Promise<unknown> {
  const { request } = await part(() => import('./http.ts'));
  return request(name, options);
}

/**
 * Loads a chunk that a call depends on.
 * @throws {Failure} `NETWORK` if the chunk cannot be loaded; the next call tries again.
 */
export const part = <Module>(load: () => Promise<Module>): Promise<Module> =>
  importWithRetry(load).catch((cause: unknown) => {
    throw new Failure('NETWORK', { cause });
  });
