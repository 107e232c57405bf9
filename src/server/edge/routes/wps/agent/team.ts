import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { teamBetsFile, teamRecordsFile } from '../../../../agents/team/index.ts';
import { routeOf } from '../../../../platform/http/index.ts';
import { sendFile } from '../../../../play/records/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('teamOverview'),
    config: { access: 'agent', perMinute: 120 },
    handler: async ({ tenant, session, query }) => ok(await server.services.agents.overview(tenant, session.account, query)),
  });

  server.route({
    ...routeOf('team'),
    config: { access: 'agent', perMinute: 120 },
    handler: async ({ tenant, session, query }) => ok(await server.services.agents.team.page(tenant, session.account, query)),
  });

  server.route({
    ...routeOf('teamBets'),
    config: { access: 'agent', perMinute: 60 },
    handler: async ({ tenant, language, session, query }) =>
      ok(await server.services.agents.bets.page(tenant, language, session.account, query)),
  });

  server.route({
    ...routeOf('teamRecords'),
    config: { access: 'agent', perMinute: 60 },
    handler: async ({ tenant, session, query }) =>
      ok(await server.services.agents.records.page(tenant, session.account, query)),
  });

  server.route({
    ...routeOf('teamBetsFile'),
    config: { access: 'agent', perMinute: 6 },
    handler: async ({ tenant, language, session, query }, reply) => {
      const rows = server.services.agents.bets.all(tenant, language, session.account, query);
      return sendFile(reply, 'team-bets', teamBetsFile({ tenant, language, words: server.services.words }, rows));
    },
  });

  server.route({
    ...routeOf('teamRecordsFile'),
    config: { access: 'agent', perMinute: 6 },
    handler: async ({ tenant, language, session, query }, reply) => {
      const rows = server.services.agents.records.all(tenant, session.account, query);
      return sendFile(reply, 'team-transactions', teamRecordsFile({ tenant, language, words: server.services.words }, rows));
    },
  });

  server.route({
    ...routeOf('teamRemark'),
    config: { access: 'agent', perMinute: 60, act: 'account' },
    handler: async ({ tenant, session, body }) => {
      await server.services.agents.team.remark(tenant, session.account, body);
      return ok(null);
    },
  });
};

export default routes;
