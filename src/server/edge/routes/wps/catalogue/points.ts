import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { guestsMayRead } from '../../../../content/published/index.ts';
import { isOpen, routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('pointMall'),
    config: isOpen,
    handler: async ({ tenant, language }) => {
      guestsMayRead(tenant);
      return ok(await server.services.points.mall(tenant, language));
    },
  });
};

export default routes;
