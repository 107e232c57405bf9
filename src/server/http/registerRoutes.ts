import { join } from 'node:path';
import autoload from '@fastify/autoload';
import type { FastifyInstance } from 'fastify';
import { isCallPath } from './callPath.ts';

const dir = join(import.meta.dirname, '../routes');

/**
 * Registers every file under `routes/` as a Fastify plugin of its own scope. The path of a file is the path of its URLs;
 * `routes.test.ts` holds the two together, because the URLs themselves come from the table that the site reads as well.
 */
export async function registerRoutes(server: FastifyInstance): Promise<void> {
  server.addHook('onRequest', async (request, reply) => {
    if (isCallPath(request.url)) reply.header('cache-control', 'no-store');
  });
  await server.register(autoload, { dir, dirNameRoutePrefix: false, ignorePattern: /\.test\.ts$/ });
}
