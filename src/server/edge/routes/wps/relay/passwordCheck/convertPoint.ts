import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../../wire/calls.ts';
import { ok } from '../../../../../../wire/envelope.ts';
import { PointExchange } from '../../../../../../wire/points.ts';
import { answers, onlyLanguage } from '../../../../../platform/http/index.ts';
import { openSealed, sealedBody, sealedRoute } from '../../../../http/sealedBody.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.convertPoints.path,
    {
      ...sealedRoute,
      config: { access: 'member', perMinute: 30, act: 'collect' },
      schema: {
        summary: 'Exchange points for money in the main wallet, with the payment password. Idempotent by requestId',
        tags: ['relay'],
        querystring: onlyLanguage,
        body: sealedBody,
        response: answers(PointExchange),
      },
    },
    async (request) => {
      const body = await openSealed(server, request, 'convertPoints');
      const { tenant, session, language } = request;
      return ok(await server.services.points.convert(tenant, session.account, language, body));
    },
  );
};

export default routes;
