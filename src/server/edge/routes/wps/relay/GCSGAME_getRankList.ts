import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { isOpen, routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('rankList'),
    config: isOpen,
    handler: async ({ tenant, language }) => ok(await server.services.content.winners(tenant, language)),
  });
};

export default routes;
