import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('rebates'),
    config: { access: 'member', module: 'MANPLAYREB3' },
    handler: async ({ tenant, session, language }) =>
      ok(await server.services.rebates.offer(tenant, session.account, language)),
  });

  server.route({
    ...routeOf('rebateHistory'),
    config: { access: 'member', module: 'MANPLAYREB3' },
    handler: async ({ tenant, session, query }) => ok(await server.services.rebates.history(tenant, session.account, query)),
  });

  server.route({
    ...routeOf('claimRebate'),
    config: { access: 'member', module: 'MANPLAYREB3', perMinute: 30, act: 'collect' },
    handler: async ({ tenant, session, body }) => ok(await server.services.rebates.claim(tenant, session.account, body)),
  });
};

export default routes;
