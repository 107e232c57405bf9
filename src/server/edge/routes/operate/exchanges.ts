import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { exchangeStates } from '../../../../domain/points.ts';
import { ok } from '../../../../wire/envelope.ts';
import { ActResult, OfMerchant, Reasoned, WithdrawalApproval } from '../../../../wire/operate.ts';
import { ListedExchange, OfExchange } from '../../../../wire/points.ts';
import { answers, onlyLanguage, withLanguage } from '../../../platform/http/index.ts';
import { requireOperator } from '../../operations/authorize.ts';

const config = { access: 'operator', role: 'money', host: 'any', whenBlocked: 'answer' } as const;

/** Exchanges of points by members. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);
  const shared = { tags: ['operate'], querystring: onlyLanguage };

  server.get(
    '/operate/exchanges/:merchant',
    {
      config,
      schema: {
        ...shared,
        summary: 'Exchanges that wait, oldest first, or the latest of another state',
        params: OfMerchant,
        querystring: withLanguage({ state: Type.Optional(Type.Enum([...exchangeStates])) }),
        response: answers(Type.Array(ListedExchange)),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const { state = 'processing' } = request.query;
      return ok(await server.services.points.operate.exchanges(tenant, operator, state));
    },
  );
  server.post(
    '/operate/exchanges/:merchant/:exchange/approve',
    {
      config,
      schema: {
        ...shared,
        summary:
          'Approve an exchange; where it credits money, another operator has to approve from the threshold of the brand on',
        params: OfExchange,
        body: WithdrawalApproval,
        response: answers(ActResult),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.operators.approveExchange(tenant, operator, request.params.exchange, request.body));
    },
  );
  server.post(
    '/operate/exchanges/:merchant/:exchange/reject',
    {
      config,
      schema: {
        ...shared,
        summary: 'Reject an exchange, with a reason that the member reads; points, payment and stock are returned',
        params: OfExchange,
        body: Reasoned,
        response: answers(ListedExchange),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const { reason } = request.body;
      return ok(await server.services.points.operate.reject(tenant, operator, request.params.exchange, reason));
    },
  );
};

export default routes;
