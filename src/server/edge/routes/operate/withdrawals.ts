import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../wire/envelope.ts';
import {
  ActResult,
  OfMerchant,
  OfOrder,
  Reasoned,
  ReceiptResolution,
  WithdrawalApproval,
  WithdrawalPayment,
  WithdrawalQuery,
  WithdrawalRow,
} from '../../../../wire/operate.ts';
import { answers, withLanguage } from '../../../platform/http/index.ts';
import { moneyRoute, requireOperator } from '../../operations/authorize.ts';

const tags = ['operate'];

/** Withdrawals and their receipts. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);
  const shared = { tags, params: OfOrder, response: answers(Type.Null()) };

  server.get(
    '/operate/withdrawals/:merchant',
    {
      config: moneyRoute,
      schema: {
        summary: 'Withdrawals with the account they are paid to, newest first; without a state the open ones',
        tags,
        params: OfMerchant,
        querystring: withLanguage(WithdrawalQuery),
        response: answers(Type.Array(WithdrawalRow)),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const { state } = request.query;
      return ok(await server.services.withdrawals.list(tenant, operator, state === undefined ? undefined : [state]));
    },
  );
  server.post(
    '/operate/withdrawals/:merchant/:id/approve',
    {
      config: moneyRoute,
      schema: {
        summary: 'Approve a withdrawal; from the threshold of the brand on another operator has to approve too',
        tags,
        params: OfOrder,
        body: WithdrawalApproval,
        response: answers(ActResult),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.operators.approveWithdrawal(tenant, operator, request.params.id, request.body));
    },
  );
  server.post(
    '/operate/withdrawals/:merchant/:id/reject',
    { config: moneyRoute, schema: { ...shared, summary: 'Give the held money back', body: Reasoned } },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const { reason } = request.body;
      await server.services.operators.rejectWithdrawal(tenant, operator, { order: request.params.id, reason });
      return ok(null);
    },
  );
  server.post(
    '/operate/withdrawals/:merchant/:id/pay',
    {
      config: moneyRoute,
      schema: {
        ...shared,
        summary: 'Note that it was paid, whole or in part; the receipt waits then',
        body: WithdrawalPayment,
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      await server.services.operators.payWithdrawal(tenant, operator, { order: request.params.id, ...request.body });
      return ok(null);
    },
  );
  server.post(
    '/operate/withdrawals/:merchant/:id/resolve',
    {
      config: moneyRoute,
      schema: {
        ...shared,
        summary: 'End a receipt that waits or is disputed, or ask for a second operator',
        body: ReceiptResolution,
        response: answers(ActResult),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.operators.resolveReceipt(tenant, operator, request.params.id, request.body));
    },
  );
};

export default routes;
