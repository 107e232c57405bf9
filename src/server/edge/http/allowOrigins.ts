import type { FastifyInstance } from 'fastify';
import { pageVersionHeader } from '../../../domain/pageVersion.ts';
import { isCallPath } from '../../platform/http/index.ts';

const filePath = /^\/(?:pictures|avatars)\//;

const preflightSeconds = 7_200;

const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': `authorization, content-type, language, ${pageVersionHeader}, x-gateway-version`,
  'access-control-max-age': String(preflightSeconds),
};

/** Headers that a page reads of an answer besides its body. */
const exposed = 'date, retry-after, content-disposition';

/**
 * Lets exported sites at these origins call this server. Without credentials: a session is a token in the storage of the page's own
 * origin, sent by a header, and no cookie decides anything. Register before the hook that resolves the tenant.
 */
export function allowOrigins(server: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const known = new Set(origins);

  server.addHook('onRequest', (request, reply, done) => {
    const isFile = filePath.test(request.url);
    if (!isFile && !isCallPath(request.url)) return done();
    // Pictures are requested without an origin.
    if (isFile) reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !known.has(origin)) return done();
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed });
    if (request.method !== 'OPTIONS') return done();
    reply
      .code(204)
      .headers({ ...allowed, 'cache-control': 'no-store' })
      .send();
  });
}
