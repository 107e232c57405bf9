import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireDesk, studioRoute } from '../../../../studio/studioSessions/index.ts';

const money = studioRoute('money');
/** Numbers and holders in full. */
const payees = studioRoute('money', 'personalData');
const contacts = studioRoute('members', 'personalData');

/** Records that the queue of the desk is about, in every state. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireDesk(server);

  server.route({
    ...studioRouteOf('deskApprovals'),
    config: studioRoute('approve'),
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await server.services.operators.approvals.list(tenant, request.query));
    },
  });
  server.route({
    ...studioRouteOf('deskApproval'),
    config: studioRoute('approve'),
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await server.services.operators.approvals.show(tenant, request.params.id));
    },
  });
  server.route({
    ...studioRouteOf('deskBindings'),
    config: payees,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      const rows = await server.services.bindings.list(tenant, operator, request.query.state);
      await server.services.desk.queue.notePayees(tenant, operator, 'binding', rows.length);
      return ok(rows);
    },
  });
  server.route({
    ...studioRouteOf('deskDeposits'),
    config: money,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      const { state, before } = request.query;
      const page = { ...(state === undefined ? {} : { state }), ...(before === undefined ? {} : { before: new Date(before) }) };
      return ok(await server.services.deposits.list(tenant, operator, page));
    },
  });
  server.route({
    ...studioRouteOf('deskDeposit'),
    config: money,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await server.services.deposits.show(tenant, operator, request.params.id));
    },
  });
  server.route({
    ...studioRouteOf('deskFeedback'),
    config: contacts,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await server.services.feedbackAnswers.list(tenant, request.query.state));
    },
  });
  server.route({
    ...studioRouteOf('deskMessage'),
    config: contacts,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await server.services.feedbackAnswers.show(tenant, request.params.reference));
    },
  });
  server.route({
    ...studioRouteOf('deskThread'),
    config: contacts,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await server.services.feedbackAnswers.thread(tenant, request.params.reference));
    },
  });
  server.route({
    ...studioRouteOf('deskPromotions'),
    config: money,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await server.services.promotions.operate.applications(tenant, operator));
    },
  });
  server.route({
    ...studioRouteOf('deskPromotion'),
    config: money,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await server.services.promotions.operate.show(tenant, operator, request.params));
    },
  });
  server.route({
    ...studioRouteOf('deskWithdrawals'),
    config: payees,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      const { state } = request.query;
      const rows = await server.services.withdrawals.list(tenant, operator, state === undefined ? undefined : [state]);
      await server.services.desk.queue.notePayees(tenant, operator, 'withdrawal', rows.length);
      return ok(rows);
    },
  });
};

export default routes;
