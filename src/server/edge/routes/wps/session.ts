import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { authConstants } from '../../../../domain/authConstants.ts';
import { ok } from '../../../../wire/envelope.ts';
import { Failure } from '../../../../wire/failure.ts';
import { endReplacedSession } from '../../../identity/sessions/index.ts';
import { isOpen, routeOf } from '../../../platform/http/index.ts';
import { openSealed } from '../../http/sealedBody.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('login'),
    config: { ...isOpen, session: 'ifAny' },
    handler: async (request) => {
      const credentials = await openSealed(server, request, 'login');
      const login = { tenant: request.tenant, credentials, address: request.client.ip };
      return ok(await endReplacedSession(server, request, await server.services.members.signIn(login)));
    },
  });

  server.route({
    ...routeOf('freePlay'),
    config: { ...isOpen, module: 'hasFreePlay' },
    handler: async (request) => {
      if (request.headers['x-gateway-version'] !== authConstants.gatewayVersion) throw new Failure('MALFORMED');
      await openSealed(server, request, 'freePlay');
      return ok(await server.services.members.trial(request.tenant, request.client.ip, request.body.os));
    },
  });

  server.route({
    ...routeOf('logout'),
    config: { access: 'member', account: 'any', whenLimited: 'answer', whenBlocked: 'answer', act: 'account' },
    handler: async ({ tenant, session, client }) => {
      const { merchant } = tenant.brand;
      await server.services.members.sessions.end(merchant, session.tokenHash);
      await server.services.members.audit.note({
        merchant,
        kind: 'session.ended',
        accountId: session.account.id,
        address: client.ip,
      });
      return ok(null);
    },
  });
};

export default routes;
