import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { PointRecordQuery, PointRecords } from '../../../../../wire/points.ts';
import { answers, withLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.pointRecords.path,
    {
      config: { access: 'member' },
      schema: {
        summary: 'Movements of points, newest first, 20 per page',
        tags: ['relay'],
        querystring: withLanguage(PointRecordQuery.properties),
        response: answers(PointRecords),
      },
    },
    async ({ tenant, session, language, query }) =>
      ok(await server.services.points.records(tenant, session.account, language, query)),
  );
};

export default routes;
