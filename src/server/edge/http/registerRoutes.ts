import { join } from 'node:path';
import autoload from '@fastify/autoload';
import type { FastifyInstance } from 'fastify';
import { isCallPath } from '../../platform/http/index.ts';

const dir = join(import.meta.dirname, '../routes');

/**
 * Registers every file under `routes/` as an encapsulated Fastify plugin. The path of a file is the path of its URLs, which
 * `registerRoutes.test.ts` enforces; the URLs come from the table in `wire/calls.ts`.
 */
export async function registerRoutes(server: FastifyInstance): Promise<void> {
  server.addHook('onRequest', (request, reply, done) => {
    if (isCallPath(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
  await server.register(autoload, { dir, dirNameRoutePrefix: false, ignorePattern: /\.test\.ts$/ });
}
