import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('accountRecord'),
    config: { access: 'member', module: moduleCodes.memberCentre },
    handler: async ({ tenant, session, query }) =>
      ok(await server.services.records.account.page(tenant, session.account, query)),
  });
};

export default routes;
