import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../wire/envelope.ts';
import { isOpen, isOpenToReaders, routeOf } from '../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('gameMenus'),
    config: isOpenToReaders,
    handler: async ({ tenant, language }) => ok(await server.services.launch.menus(tenant, language)),
  });

  server.route({
    ...routeOf('popularGames'),
    config: isOpen,
    handler: async ({ tenant, language, query }) =>
      ok(await server.services.content.popular(tenant, language, Number(query.count))),
  });
};

export default routes;
