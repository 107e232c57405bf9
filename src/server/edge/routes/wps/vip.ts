import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../wire/envelope.ts';
import { isOpenToReaders, routeOf } from '../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('ranks'),
    config: { ...isOpenToReaders, session: 'ifAny' },
    handler: async ({ tenant, caller, language }) =>
      ok(await server.services.ranks.programme(tenant, caller?.account ?? null, language)),
  });
};

export default routes;
