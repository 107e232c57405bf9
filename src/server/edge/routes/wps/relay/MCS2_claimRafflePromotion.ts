import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('claimRaffle'),
    config: { access: 'member', perMinute: 60, act: 'takePart' },
    handler: async ({ tenant, session, language, body }) => {
      const { missions, promotions } = server.services;
      if ('envelope' in body) return ok(await missions.openEnvelope(tenant, session.account, body));
      return ok(await promotions.draw(tenant, session.account, language, body));
    },
  });
};

export default routes;
