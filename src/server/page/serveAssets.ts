import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the client build. File names contain a content hash, so responses are immutable. */
export async function serveAssets(server: FastifyInstance, folder: string) {
  await server.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public', host: 'any', kind: 'file' };
      route.schema = { ...route.schema, hide: true };
    });
    await scope.register(files, {
      root: folder,
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      decorateReply: false,
      cacheControl: true,
      maxAge: '365d',
      immutable: true,
    });
  });
}
