import type { DomainRoute } from '../wire/permission.ts';
import { call } from './call.ts';
import { sessionValues } from './session.ts';

/** A slower mirror is reported as unreachable. */
const timeoutMs = 5_000;

/** A small file that every site serves, to other origins too. */
const probePath = '/robots.txt';

/** The other addresses of the site, each with its response time in milliseconds; null if it did not answer. Measured once per session. */
export const mirrorsQuery = () => ({
  queryKey: ['mirrors'],
  queryFn: async (): Promise<DomainRoute> => {
    const kept = sessionValues.read('routers');
    if (kept !== null && Array.isArray(kept.domainList)) return kept;
    const { domainList } = await call('domainRoute');
    const measured = {
      domainList: await Promise.all(domainList.map(async ({ url }) => ({ url, speed: await responseMs(url) }))),
    };
    sessionValues.write('routers', measured);
    return measured;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The answer is opaque, so only its arrival counts. */
async function responseMs(url: string): Promise<number | null> {
  const started = performance.now();
  try {
    await fetch(new URL(probePath, url), {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return Math.round(performance.now() - started);
  } catch {
    return null;
  }
}
