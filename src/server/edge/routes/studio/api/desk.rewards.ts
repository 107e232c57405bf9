import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireDesk, studioRoute } from '../../../../studio/studioSessions/index.ts';

const reading = studioRoute('money');
const moving = studioRoute('money', 'money');

/** Points, their mall, missions, red envelopes and ranks at the operators' desk. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireDesk(server);
  const points = () => server.services.points.operate;
  const missions = () => server.services.missions.operate;
  const ranks = () => server.services.ranks.operate;

  server.route({
    ...studioRouteOf('deskExchanges'),
    config: reading,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await points().exchanges(tenant, operator, request.query.state ?? 'processing'));
    },
  });
  server.route({
    ...studioRouteOf('deskApproveExchange'),
    config: moving,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await server.services.operators.approveExchange(tenant, operator, request.params.exchange, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskRejectExchange'),
    config: moving,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await points().reject(tenant, operator, request.params.exchange, request.body.reason));
    },
  });
  server.route({
    ...studioRouteOf('deskGoods'),
    config: reading,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await points().goods(tenant, operator));
    },
  });
  server.route({
    ...studioRouteOf('deskStock'),
    config: studioRoute('money', 'publishing'),
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await points().setStock(tenant, operator, request.params.goods, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskRevokeEnvelope'),
    config: moving,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await missions().revoke(tenant, operator, request.params.envelope, request.body));
    },
  });

  server.route({
    ...studioRouteOf('deskMemberEnvelopes'),
    config: reading,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      const owner = await server.services.deskMembers.find(tenant, request.params.account);
      return ok(await missions().envelopes(tenant, operator, owner));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberGift'),
    config: moving,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      const { id } = await server.services.deskMembers.find(tenant, request.params.account);
      return ok(await server.services.operators.giveEnvelopes(tenant, operator, id, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberMissions'),
    config: reading,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      const owner = await server.services.deskMembers.find(tenant, request.params.account);
      return ok(await missions().missions(tenant, operator, owner));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberPoints'),
    config: reading,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      const owner = await server.services.deskMembers.find(tenant, request.params.account);
      return ok(await points().points(tenant, operator, owner));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberReversal'),
    config: moving,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      const owner = await server.services.deskMembers.find(tenant, request.params.account);
      return ok(await points().reverse(tenant, operator, owner, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberRank'),
    config: reading,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      const owner = await server.services.deskMembers.find(tenant, request.params.account);
      return ok(await ranks().show(tenant, operator, owner, request.language));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberSetRank'),
    config: moving,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      const { id } = await server.services.deskMembers.find(tenant, request.params.account);
      const owner = await ranks().set(tenant, operator, id, request.body);
      return ok(await ranks().show(tenant, operator, owner, request.language));
    },
  });
};

export default routes;
