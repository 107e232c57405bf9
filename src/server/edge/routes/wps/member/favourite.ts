import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('changeFavourite'),
    config: { access: 'member', perMinute: 60, act: 'account' },
    handler: async ({ tenant, session, body }) =>
      ok(await server.services.launch.favouriteGames.change(tenant, session.account.id, body.gameId, body.favourite)),
  });
};

export default routes;
