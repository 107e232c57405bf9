import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireDesk, studioRoute } from '../../../../studio/studioSessions/index.ts';

const reading = studioRoute(['members', 'money', 'approve']);
/** An act on the accounts of both parties. */
const stopping = studioRoute('money', 'members');

/** Agents of a brand at the operators' desk: tree, contracts, windows, statements, and the end of a contract for cause. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireDesk(server);
  const desk = () => server.services.agentDesk;
  const queryOf = <Query extends { readonly lang?: unknown }>({ lang: _language, ...query }: Query) => query;

  server.route({
    ...studioRouteOf('deskAgentFigures'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await desk().agents.tree.figures(tenant));
    },
  });
  server.route({
    ...studioRouteOf('deskAgents'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await desk().agents.tree.page(tenant, queryOf(request.query)));
    },
  });
  server.route({
    ...studioRouteOf('deskAgent'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await desk().agents.show(tenant, request.params.account));
    },
  });
  server.route({
    ...studioRouteOf('deskAgentContracts'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await desk().agents.contracts(tenant, request.params.account, queryOf(request.query)));
    },
  });
  server.route({
    ...studioRouteOf('deskAgentDebts'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await desk().agents.debts(tenant, request.params.account, queryOf(request.query)));
    },
  });
  server.route({
    ...studioRouteOf('deskContract'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await desk().contracts.show(tenant, request.params.contract));
    },
  });
  server.route({
    ...studioRouteOf('deskContractWindows'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      return ok(await desk().contracts.windows(tenant, request.params.contract, queryOf(request.query)));
    },
  });
  server.route({
    ...studioRouteOf('deskDryRun'),
    config: reading,
    handler: async (request) => {
      const { language, params, query } = request;
      const { tenant } = await actingOf(request);
      return ok(await desk().contracts.dryRun(tenant, language, params.contract, query.from));
    },
  });
  server.route({
    ...studioRouteOf('deskStatement'),
    config: reading,
    handler: async (request) => {
      const { language, params, query } = request;
      const { tenant } = await actingOf(request);
      return ok(await desk().contracts.statement(tenant, language, params.payment, query.after));
    },
  });
  server.route({
    ...studioRouteOf('deskStopContract'),
    config: stopping,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      const { contract } = request.params;
      await desk().stop(tenant, operator, contract, request.body);
      return ok(await desk().contracts.show(tenant, contract));
    },
  });
};

export default routes;
