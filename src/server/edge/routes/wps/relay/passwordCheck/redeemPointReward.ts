import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../../wire/envelope.ts';
import { routeOf } from '../../../../../platform/http/index.ts';
import { openSealed } from '../../../../http/sealedBody.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('redeemPoints'),
    config: { access: 'member', perMinute: 30, act: 'collect' },
    handler: async (request) => {
      const body = await openSealed(server, request, 'redeemPoints');
      const { tenant, session, language } = request;
      return ok(await server.services.points.redeem(tenant, session.account, language, body));
    },
  });
};

export default routes;
