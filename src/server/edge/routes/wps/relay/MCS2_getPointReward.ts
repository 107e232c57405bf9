import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('pointRecords'),
    config: { access: 'member' },
    handler: async ({ tenant, session, language, query }) =>
      ok(await server.services.points.records(tenant, session.account, language, query)),
  });
};

export default routes;
