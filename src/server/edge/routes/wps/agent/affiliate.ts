import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { isOpen, routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('affiliate'),
    config: isOpen,
    handler: async ({ tenant, client, query }) => {
      const valid = await server.services.members.isAffiliate(tenant, query.code, client.ip);
      if (valid === null) throw new Failure('RATE_LIMIT');
      return ok({ valid });
    },
  });
};

export default routes;
