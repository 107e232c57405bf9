import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../wire/envelope.ts';
import { ApprovalQuery, ApprovalRow, OfApproval, OfMerchant } from '../../../../wire/operate.ts';
import { answers, withLanguage } from '../../../platform/http/index.ts';
import { requireOperator } from '../../operations/authorize.ts';

const config = { access: 'operator', role: 'approve', host: 'any', whenBlocked: 'answer' } as const;
const tags = ['operate'];

/** Acts that wait for a second operator. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);
  const shared = { tags, params: OfApproval, response: answers(ApprovalRow) };

  server.get(
    '/operate/approvals/:merchant',
    {
      config,
      schema: {
        summary: 'Acts that wait for a second operator, newest first; with `state=all` also those that were decided',
        tags,
        params: OfMerchant,
        querystring: withLanguage(ApprovalQuery),
        response: answers(Type.Array(ApprovalRow)),
      },
    },
    async (request) => ok(await server.services.operators.approvals.list(actingOf(request).tenant, request.query)),
  );
  server.post(
    '/operate/approvals/:merchant/:id/approve',
    { config, schema: { ...shared, summary: 'Approve an act of another operator, which runs then' } },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.operators.approvals.approve(tenant, operator, request.params.id));
    },
  );
  server.post(
    '/operate/approvals/:merchant/:id/reject',
    { config, schema: { ...shared, summary: 'Decline an act of another operator, or withdraw one’s own' } },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.operators.approvals.reject(tenant, operator, request.params.id));
    },
  );
};

export default routes;
