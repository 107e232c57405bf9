import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../wire/envelope.ts';
import { OfMember } from '../../../../wire/operate.ts';
import { ListedPoints, PointReversal, PointsReversed } from '../../../../wire/points.ts';
import { answers, onlyLanguage } from '../../../platform/http/index.ts';
import { requireOperator } from '../../operations/authorize.ts';

const config = { access: 'operator', role: 'money', host: 'any', whenBlocked: 'answer' } as const;

/** Points of members. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);
  const shared = { tags: ['operate'], querystring: onlyLanguage };

  server.get(
    '/operate/points/:merchant/:username',
    {
      config,
      schema: {
        ...shared,
        summary: 'Movements of the points of a member, newest first',
        params: OfMember,
        response: answers(Type.Array(ListedPoints)),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const owner = await server.services.operators.members.find(tenant, request.params.username);
      return ok(await server.services.points.operate.points(tenant, operator, owner));
    },
  );
  server.post(
    '/operate/points/:merchant/:username/reverse',
    {
      config,
      schema: {
        ...shared,
        summary: 'Take points back whose deposit or bet was reversed, one time, and at most what the member has',
        params: OfMember,
        body: PointReversal,
        response: answers(PointsReversed),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const owner = await server.services.operators.members.find(tenant, request.params.username);
      return ok(await server.services.points.operate.reverse(tenant, operator, owner, request.body));
    },
  );
};

export default routes;
