import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../wire/envelope.ts';
import { ActResult, DepositCredit, DepositQuery, DepositRow, OfMerchant, OfOrder, Reasoned } from '../../../../wire/operate.ts';
import { answers, withLanguage } from '../../../platform/http/index.ts';
import { moneyRoute, requireOperator } from '../../operations/authorize.ts';

const tags = ['operate'];

/** Orders of deposits. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);

  server.get(
    '/operate/deposits/:merchant',
    {
      config: moneyRoute,
      schema: {
        summary: 'Orders of deposits, newest first',
        tags,
        params: OfMerchant,
        querystring: withLanguage(DepositQuery),
        response: answers(Type.Array(DepositRow)),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const { state, before } = request.query;
      const page = { ...(state === undefined ? {} : { state }), ...(before === undefined ? {} : { before: new Date(before) }) };
      return ok([...(await server.services.deposits.list(tenant, operator, page))]);
    },
  );
  server.post(
    '/operate/deposits/:merchant/:id/credit',
    {
      config: moneyRoute,
      schema: {
        summary: 'Credit an order; from the threshold of the brand on another operator has to approve',
        tags,
        params: OfOrder,
        body: DepositCredit,
        response: answers(ActResult),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.operators.creditDeposit(tenant, operator, request.params.id, request.body));
    },
  );
  server.post(
    '/operate/deposits/:merchant/:id/fail',
    {
      config: moneyRoute,
      schema: {
        summary: 'Fail an order; from then on only an operator can credit it',
        tags,
        params: OfOrder,
        body: Reasoned,
        response: answers(DepositRow),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(
        await server.services.deposits.fail(tenant, operator, { order: request.params.id, reason: request.body.reason }),
      );
    },
  );
};

export default routes;
