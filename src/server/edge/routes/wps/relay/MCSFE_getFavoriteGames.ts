import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('favouriteGames'),
    config: { access: 'member' },
    handler: async ({ tenant, session }) =>
      ok(await server.services.launch.favouriteGames.favourites(tenant, session.account.id)),
  });
};

export default routes;
