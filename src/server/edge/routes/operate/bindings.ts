import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../wire/envelope.ts';
import { BindingQuery, BindingRow, OfMerchant, OfOrder, Reasoned } from '../../../../wire/operate.ts';
import { answers, withLanguage } from '../../../platform/http/index.ts';
import { moneyRoute, requireOperator } from '../../operations/authorize.ts';

const tags = ['operate'];

/** Bank accounts and e-wallets that withdrawals are paid to. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);
  const shared = { tags, params: OfOrder, response: answers(Type.Null()) };

  server.get(
    '/operate/bindings/:merchant',
    {
      config: moneyRoute,
      schema: {
        summary: 'Bindings in a state, oldest first; without one those that wait',
        tags,
        params: OfMerchant,
        querystring: withLanguage(BindingQuery),
        response: answers(Type.Array(BindingRow)),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.bindings.list(tenant, operator, request.query.state));
    },
  );
  server.post(
    '/operate/bindings/:merchant/:id/confirm',
    { config: moneyRoute, schema: { ...shared, summary: 'Confirm a binding; withdrawals can be paid to it then' } },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      await server.services.bindings.confirm(tenant, operator, request.params.id);
      return ok(null);
    },
  );
  server.post(
    '/operate/bindings/:merchant/:id/reject',
    {
      config: moneyRoute,
      schema: { ...shared, summary: 'Reject a binding that waits, or remove a confirmed one', body: Reasoned },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const { reason } = request.body;
      await server.services.bindings.reject(tenant, operator, { binding: request.params.id, reason });
      return ok(null);
    },
  );
};

export default routes;
