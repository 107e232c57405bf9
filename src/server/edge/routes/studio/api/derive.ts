import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireStudio, studioRoute } from '../../../../studio/studioSessions/index.ts';

/** Result of the five inputs of a new brand, while they are typed. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  requireStudio(server);
  server.route({
    ...studioRouteOf('deriveBrand'),
    config: studioRoute('editor', 'work'),
    handler: async ({ body }) => ok(await server.services.drafts.newBrands.derive(body)),
  });
};

export default routes;
