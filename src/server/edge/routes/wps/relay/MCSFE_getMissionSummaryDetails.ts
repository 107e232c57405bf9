import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('missionSummary'),
    config: { access: 'member', module: moduleCodes.memberCentre },
    handler: async ({ tenant, session, language }) =>
      ok(await server.services.missions.summary(tenant, session.account, language)),
  });
};

export default routes;
