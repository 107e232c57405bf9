import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../../../wire/envelope.ts';
import { routeOf } from '../../../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('openedNumbers'),
    config: { access: 'member', account: 'any' },
    handler: async ({ tenant, language, query: { count, gameCode } }) =>
      ok(
        await server.services.launch.openedNumbers(tenant, language, {
          count: Number(count ?? '100'),
          ...(gameCode === undefined ? {} : { gameCode }),
        }),
      ),
  });
};

export default routes;
