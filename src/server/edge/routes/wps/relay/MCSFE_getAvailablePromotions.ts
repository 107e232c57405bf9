import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { isOpen, routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('availablePromotions'),
    config: isOpen,
    handler: async ({ tenant, language }) => ok(server.services.content.promotions(tenant, language)),
  });
};

export default routes;
