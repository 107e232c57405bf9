import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../wire/envelope.ts';
import { Failure } from '../../../../wire/failure.ts';
import { isOpen, routeOf } from '../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('articles'),
    config: isOpen,
    handler: async ({ tenant, language, query }) => ok(server.services.content.articles.list(tenant, language, query.kind)),
  });

  server.route({
    ...routeOf('article'),
    config: isOpen,
    handler: async ({ tenant, language, query }) => {
      const found = server.services.content.articles.detail(tenant, language, query);
      if (found === null) throw new Failure('NOT_FOUND');
      return ok(found);
    },
  });
};

export default routes;
