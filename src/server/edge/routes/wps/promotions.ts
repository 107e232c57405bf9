import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../wire/envelope.ts';
import { isOpenToReaders, routeOf } from '../../../platform/http/index.ts';

const config = { ...isOpenToReaders, session: 'ifAny' } as const;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('promotionBoard'),
    config,
    handler: async ({ tenant, caller, language, query }) =>
      ok(await server.services.promotions.list(tenant, caller?.account ?? null, language, query.ahead)),
  });

  server.route({
    ...routeOf('promotionDetail'),
    config,
    handler: async ({ tenant, caller, language, query }) =>
      ok(await server.services.promotions.detail(tenant, caller?.account ?? null, language, query.id)),
  });
};

export default routes;
