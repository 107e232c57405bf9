import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('claimMission'),
    config: { access: 'member', module: moduleCodes.memberCentre, perMinute: 60, act: 'collect' },
    handler: async ({ tenant, session, body }) => ok(await server.services.missions.claim(tenant, session.account, body)),
  });
};

export default routes;
