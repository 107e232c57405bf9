import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('pointBalance'),
    config: { access: 'member' },
    handler: async ({ tenant, session }) => ok(await server.services.points.balance(tenant, session.account)),
  });
};

export default routes;
