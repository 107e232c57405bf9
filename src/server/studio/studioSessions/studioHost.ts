import type { FastifyRequest } from 'fastify';
import { Failure } from '../../../wire/failure.ts';

/**
 * Whether the studio is served on the host of a request: on `STUDIO_HOST`, and in development on every host that no brand has.
 * Without `STUDIO_HOST` production has no studio.
 */
export function isStudioHost(request: FastifyRequest): boolean {
  const { production, studioHost } = request.server.services.settings;
  if (request.site !== null) return false;
  return studioHost === null ? !production : request.siteHost === studioHost;
}

/**
 * Refuses what another site made a browser send. Current browsers say so in `Sec-Fetch-Site`; without it `Origin` has to be the host
 * of the request. A request with neither comes from no page.
 * @throws Failure NOT_ALLOWED
 */
export function requireSameOrigin(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isSame =
    site === undefined ? origin !== undefined && isOriginOf(origin, host, request.siteHost) : site === 'same-origin';
  if (!isSame) throw new Failure('NOT_ALLOWED', { value: { rule: 'sameOrigin' } });
}

function isOriginOf(origin: string, host: string | undefined, siteHost: string): boolean {
  if (!URL.canParse(origin)) return false;
  const sent = new URL(origin);
  // Behind a proxy that forwards the host, `Host` is another one; ports are the proxy's then.
  return sent.host === host || (sent.port === '' && sent.hostname === siteHost);
}
