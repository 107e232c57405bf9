import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../wire/envelope.ts';
import { ActResult, AdjustmentOrder, OfMember } from '../../../../wire/operate.ts';
import { answers } from '../../../platform/http/index.ts';
import { moneyRoute, requireOperator } from '../../operations/authorize.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);
  server.post(
    '/operate/adjust/:merchant/:username',
    {
      config: moneyRoute,
      schema: {
        summary: 'Credit or debit the main wallet; from the threshold of the brand on another operator has to approve',
        tags: ['operate'],
        params: OfMember,
        body: AdjustmentOrder,
        response: answers(ActResult),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.operators.adjust(tenant, operator, request.params.username, request.body));
    },
  );
};

export default routes;
