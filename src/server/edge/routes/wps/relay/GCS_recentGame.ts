import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('recentGames'),
    config: { access: 'member', account: 'any' },
    handler: async ({ tenant, language, session }) =>
      ok(await server.services.launch.favouriteGames.recent(tenant, language, session.account.id)),
  });
};

export default routes;
