import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { isOpen, routeOf } from '../../../../platform/http/index.ts';

/** The host determines the merchant; another `merchantCode` is rejected. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('hotGames'),
    config: isOpen,
    handler: async ({ tenant, language, query }) => {
      if (query.merchantCode !== undefined && query.merchantCode !== tenant.brand.merchant) throw new Failure('MALFORMED');
      return ok(await server.services.content.hotGames(tenant, language, query.vassalage));
    },
  });
};

export default routes;
