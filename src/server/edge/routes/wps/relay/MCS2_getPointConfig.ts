import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('pointConfig'),
    config: { access: 'member' },
    handler: async ({ tenant }) => ok(server.services.points.config(tenant)),
  });
};

export default routes;
