import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('favouriteGamesList'),
    config: { access: 'member' },
    handler: async ({ tenant, language, session }) =>
      ok(await server.services.launch.favouriteGames.favouriteCards(tenant, language, session.account.id)),
  });
};

export default routes;
