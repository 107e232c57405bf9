import type { FastifyInstance } from 'fastify';
import { offlineAddress, workerAddress } from '../../../domain/workerMessages.ts';
import { createFileCache, sendCompressed } from './compressedBody.ts';
import type { createOffline } from './offlinePage.ts';

const revalidated = 'public, max-age=0, must-revalidate';

/** Lets the program fetch from the site, and load no other script. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Serves the service worker and its page. A blocked site serves them too: they name the brand and its contacts only. */
export function serveOffline(server: FastifyInstance, offline: ReturnType<typeof createOffline>) {
  const fileOf = createFileCache();
  const config = { access: 'public', kind: 'file', whenBlocked: 'answer' } as const;
  const schema = { hide: true };

  server.get(workerAddress, { config, schema }, async (request, reply) => {
    const { tenant } = request;
    reply.type('text/javascript; charset=utf-8').header('cache-control', revalidated);
    reply.header('content-security-policy', workerPolicy);
    return sendCompressed(request, reply, await fileOf(tenant, 'worker', () => offline.program(tenant)));
  });

  server.get(offlineAddress, { config, schema }, async (request, reply) => {
    const { tenant } = request;
    const page = await offline.page(tenant);
    if (page === null) return reply.callNotFound();
    reply.type('text/html; charset=utf-8').header('cache-control', revalidated);
    reply.header('content-security-policy', page.policy);
    return sendCompressed(request, reply, await fileOf(tenant, 'offline', () => page.html));
  });
}
