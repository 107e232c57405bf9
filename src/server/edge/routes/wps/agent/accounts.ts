import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';
import { openSealed } from '../../../http/sealedBody.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('accountOpening'),
    config: { access: 'agent' },
    handler: async ({ tenant, session }) => ok(await server.services.agents.opening.form(tenant, session.account)),
  });

  server.route({
    ...routeOf('accountName'),
    config: { access: 'agent', perMinute: 60 },
    handler: async ({ tenant, query }) => ok(await server.services.agents.opening.checkName(tenant, query.username)),
  });

  server.route({
    ...routeOf('openAccount'),
    config: { access: 'agent', perMinute: 30, act: 'account' },
    handler: async (request) => {
      const order = await openSealed(server, request, 'openAccount');
      return ok(await server.services.agents.opening.open(request.tenant, request.session.account, order));
    },
  });

  server.route({
    ...routeOf('renewPassword'),
    config: { access: 'agent', perMinute: 30, act: 'account' },
    handler: async (request) => {
      const order = await openSealed(server, request, 'renewPassword');
      await server.services.agents.opening.renewPassword(request.tenant, request.session.account, order);
      return ok(null);
    },
  });

  server.route({
    ...routeOf('inviteLink'),
    config: { access: 'agent', perMinute: 10, act: 'account' },
    handler: async ({ tenant, session, body }) =>
      ok(await server.services.agents.opening.invite(tenant, session.account, body)),
  });
};

export default routes;
