import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../../wire/envelope.ts';
import { routeOf } from '../../../../../platform/http/index.ts';
import { openSealed } from '../../../../http/sealedBody.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('uplineTransfers'),
    config: { access: 'member' },
    handler: async ({ tenant, session }) => ok(await server.services.transfers.toUpline(tenant, session.account)),
  });

  server.route({
    ...routeOf('transferUpline'),
    config: { access: 'member', perMinute: 30, act: 'cashOut' },
    handler: async (request) => {
      const order = await openSealed(server, request, 'transferUpline');
      return ok(await server.services.transfers.send(request.tenant, request.session.account, order));
    },
  });
};

export default routes;
