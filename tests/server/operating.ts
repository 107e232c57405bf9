import type { Envelope } from '../../src/wire/envelope.ts';
import type { Site } from './auth-kit.ts';

/** Calls of one operator to the desk, by token. */
export async function operatorOf(
  site: Pick<Site, 'server' | 'operators'>,
  name: string,
  more: { readonly merchants?: string[] } = {},
) {
  const { token } = await site.operators.add({ name, ...more });
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what it reads, as with `json`
  return async <Value>(method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await site.server.inject({
      method,
      url: `/studio/api/desk/${path}`,
      headers: { host: 'anywhere.test', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, ...answer.json<Envelope<Value>>() };
  };
}
