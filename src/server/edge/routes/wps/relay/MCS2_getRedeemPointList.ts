import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('redeemItems'),
    config: { access: 'member' },
    handler: async ({ tenant, language }) => ok(await server.services.points.goods(tenant, language)),
  });
};

export default routes;
