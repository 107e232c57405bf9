import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../wire/envelope.ts';
import { isOpenToReaders, routeOf } from '../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('vnGameMenu'),
    config: isOpenToReaders,
    handler: async ({ tenant, language }) => ok(await server.services.launch.vnMenu(tenant, language)),
  });

  server.route({
    ...routeOf('vnRecentGames'),
    config: { access: 'member', account: 'any' },
    handler: async ({ tenant, language, session }) =>
      ok(await server.services.launch.recentLotteries(tenant, language, session.account.id)),
  });

  server.route({
    ...routeOf('vnOpenedNumbers'),
    config: isOpenToReaders,
    handler: async ({ tenant, language, query: { count, gameCode } }) =>
      ok(
        await server.services.launch.openedNumbers(tenant, language, {
          area: 'VN',
          count: Number(count),
          ...(gameCode === undefined ? {} : { gameCode }),
        }),
      ),
  });
};

export default routes;
