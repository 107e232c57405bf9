import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('roomList'),
    config: { access: 'member', account: 'any' },
    handler: async ({ tenant, language }) => ok(await server.services.content.liveTables(tenant, language)),
  });
};

export default routes;
