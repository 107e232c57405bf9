import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const config = { access: 'agent' } as const;

/** Contracts as agents read them. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('contracts'),
    config,
    handler: async ({ tenant, session, query }) =>
      ok(await server.services.contracts.views.list(tenant, session.account, query)),
  });

  server.route({
    ...routeOf('contract'),
    config,
    handler: async ({ tenant, session, query }) =>
      ok(await server.services.contracts.views.detail(tenant, session.account, query.contractId)),
  });

  server.route({
    ...routeOf('contractOptions'),
    config,
    handler: async ({ tenant, session, query }) =>
      ok(await server.services.contracts.views.options(tenant, session.account, query)),
  });
};

export default routes;
