import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { endReplacedSession } from '../../../../identity/sessions/index.ts';
import { isOpen, routeOf } from '../../../../platform/http/index.ts';
import { openSealed } from '../../../http/sealedBody.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('changePassword'),
    config: { access: 'member', whenLimited: 'answer', act: 'account', stepUp: 'password' },
    handler: async (request) => {
      const change = await openSealed(server, request, 'changePassword');
      return ok(await server.services.members.changePassword(request.tenant, request.session, change, request.client.ip));
    },
  });

  server.route({
    ...routeOf('resetPassword'),
    config: isOpen,
    handler: async (request) => {
      const reset = await openSealed(server, request, 'resetPassword');
      const { tenant, language, client } = request;
      await server.services.verification.forgotPassword.byLink(tenant, reset, { address: client.ip, language });
      return ok(null);
    },
  });

  server.route({
    ...routeOf('forgotByPhone'),
    config: { ...isOpen, session: 'ifAny' },
    handler: async (request) => {
      const reset = await openSealed(server, request, 'forgotByPhone');
      const { tenant, language, client } = request;
      const value = await server.services.verification.forgotPassword.byPhone(tenant, reset, { address: client.ip, language });
      return ok(await endReplacedSession(server, request, value));
    },
  });
};

export default routes;
