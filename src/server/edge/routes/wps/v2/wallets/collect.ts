import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../../domain/module.ts';
import { ok } from '../../../../../../wire/envelope.ts';
import { routeOf } from '../../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('collectWallets'),
    config: { access: 'member', module: moduleCodes.memberCentre, perMinute: 30, act: 'cashOut' },
    handler: async ({ tenant, session, body }) => {
      await server.services.wallets.collect(tenant, session.account, body.requestId);
      return ok(await server.services.wallets.balance(tenant, session.account));
    },
  });
};

export default routes;
