import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('vendorGameTypes'),
    config: { access: 'member', account: 'any' },
    handler: async ({ tenant, query }) => {
      const found = await server.services.content.vendors(tenant);
      const categories = found.filter(({ vendors }) => vendors.some(({ vassalage }) => vassalage === query.vassalage));
      return ok(categories.map(({ gameCategory }) => gameCategory));
    },
  });
};

export default routes;
