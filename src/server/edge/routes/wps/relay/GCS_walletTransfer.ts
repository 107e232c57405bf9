import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('walletTransfer'),
    config: { access: 'member', module: moduleCodes.memberCentre, perMinute: 30, act: 'cashOut' },
    handler: async ({ tenant, session, body }) => {
      const vendors = await server.services.content.vendors(tenant);
      const codes = new Set(vendors.flatMap((entry) => entry.vendors.map(({ vassalage }) => vassalage)));
      return ok(await server.services.wallets.transfer(tenant, session.account, body, codes));
    },
  });
};

export default routes;
