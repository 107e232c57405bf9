import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('gameVendors'),
    config: { access: 'member', account: 'any' },
    handler: async ({ tenant, query }) => {
      if (query.merchantCode !== undefined && query.merchantCode !== tenant.brand.merchant) throw new Failure('MALFORMED');
      return ok(await server.services.content.vendors(tenant));
    },
  });
};

export default routes;
