import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireStudio, studioRoute } from '../../../../studio/studioSessions/index.ts';

/** Acts of operators, done and refused. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);

  server.route({
    ...studioRouteOf('audit'),
    config: studioRoute(['publisher', 'approve']),
    handler: async (request) => {
      const { lang: _language, ...query } = request.query;
      return ok(await server.services.studioSessions.auditLog.page(acting(request).operator, query));
    },
  });
};

export default routes;
