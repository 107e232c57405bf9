import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { PointExchangeQuery, PointExchanges } from '../../../../../wire/points.ts';
import { answers, withLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.pointExchanges.path,
    {
      config: { access: 'member' },
      schema: {
        summary: 'Exchanges of points, newest first, 20 per page',
        tags: ['member'],
        querystring: withLanguage(PointExchangeQuery.properties),
        response: answers(PointExchanges),
      },
    },
    async ({ tenant, session, language, query }) =>
      ok(await server.services.points.exchanges(tenant, session.account, language, query)),
  );
};

export default routes;
