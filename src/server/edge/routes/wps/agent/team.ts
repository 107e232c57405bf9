import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import {
  Remark,
  TeamBetFilter,
  TeamBetPage,
  TeamBetQuery,
  TeamOverview,
  TeamPage,
  TeamPeriod,
  TeamQuery,
  TeamRecordFilter,
  TeamRecordPage,
  TeamRecordQuery,
} from '../../../../../wire/agents.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { teamBetsFile, teamRecordsFile } from '../../../../agents/team/index.ts';
import { answers, onlyLanguage, withLanguage } from '../../../../platform/http/index.ts';
import { sendFile } from '../../../../play/records/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.teamOverview.path,
    {
      config: { access: 'agent', perMinute: 120 },
      schema: {
        summary: 'Figures of the team of an agent in a period, beside those of the period before',
        tags: ['agent'],
        querystring: withLanguage(TeamPeriod.properties),
        response: answers(TeamOverview),
      },
    },
    async ({ tenant, session, query }) => ok(await server.services.agents.overview(tenant, session.account, query)),
  );

  server.get(
    calls.team.path,
    {
      config: { access: 'agent', perMinute: 120 },
      schema: {
        summary: 'A level of the downline tree of an agent, or a search in it',
        tags: ['agent'],
        querystring: withLanguage(TeamQuery.properties),
        response: answers(TeamPage),
      },
    },
    async ({ tenant, session, query }) => ok(await server.services.agents.team.page(tenant, session.account, query)),
  );

  server.get(
    calls.teamBets.path,
    {
      config: { access: 'agent', perMinute: 60 },
      schema: {
        summary: 'Bets of the team of an agent, newest first, with their sums',
        tags: ['agent'],
        querystring: withLanguage(TeamBetQuery.properties),
        response: answers(TeamBetPage),
      },
    },
    async ({ tenant, language, session, query }) =>
      ok(await server.services.agents.bets.page(tenant, language, session.account, query)),
  );

  server.get(
    calls.teamRecords.path,
    {
      config: { access: 'agent', perMinute: 60 },
      schema: {
        summary: 'Movements of money of the team of an agent outside of games, newest first',
        tags: ['agent'],
        querystring: withLanguage(TeamRecordQuery.properties),
        response: answers(TeamRecordPage),
      },
    },
    async ({ tenant, session, query }) => ok(await server.services.agents.records.page(tenant, session.account, query)),
  );

  server.get(
    calls.teamBetsFile.path,
    {
      config: { access: 'agent', perMinute: 6 },
      schema: {
        summary: 'Bets of the team of an agent as a CSV file',
        tags: ['agent'],
        querystring: withLanguage(TeamBetFilter.properties),
      },
    },
    async ({ tenant, language, session, query }, reply) => {
      const rows = server.services.agents.bets.all(tenant, language, session.account, query);
      return sendFile(reply, 'team-bets', teamBetsFile({ tenant, language, words: server.services.words }, rows));
    },
  );

  server.get(
    calls.teamRecordsFile.path,
    {
      config: { access: 'agent', perMinute: 6 },
      schema: {
        summary: 'Movements of money of the team of an agent as a CSV file',
        tags: ['agent'],
        querystring: withLanguage(TeamRecordFilter.properties),
      },
    },
    async ({ tenant, language, session, query }, reply) => {
      const rows = server.services.agents.records.all(tenant, session.account, query);
      return sendFile(reply, 'team-transactions', teamRecordsFile({ tenant, language, words: server.services.words }, rows));
    },
  );

  server.put(
    calls.teamRemark.path,
    {
      config: { access: 'agent', perMinute: 60, act: 'account' },
      schema: {
        summary: 'Note of an agent on a downline',
        tags: ['agent'],
        querystring: onlyLanguage,
        body: Remark,
        response: answers(Type.Null()),
      },
    },
    async ({ tenant, session, body }) => {
      await server.services.agents.team.remark(tenant, session.account, body);
      return ok(null);
    },
  );
};

export default routes;
