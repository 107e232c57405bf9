import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { BetFilter, BetPage, BetQuery, RoundDetail, RoundQuery } from '../../../../../wire/play.ts';
import { answers, withLanguage } from '../../../../platform/http/index.ts';
import { betsFile, sendFile } from '../../../../play/records/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.bettingRecord.path,
    {
      config: { access: 'member', module: moduleCodes.memberCentre },
      schema: {
        summary: 'Betting record of the account, newest first',
        tags: ['member'],
        querystring: withLanguage(BetQuery.properties),
        response: answers(BetPage),
      },
    },
    async ({ tenant, language, session, query }) =>
      ok(await server.services.records.bets.page(tenant, language, session.account, query)),
  );

  server.get(
    calls.bettingRecordFile.path,
    {
      config: { access: 'member', module: moduleCodes.memberCentre, perMinute: 6 },
      schema: {
        summary: 'Betting record of the account as a CSV file',
        tags: ['member'],
        querystring: withLanguage(BetFilter.properties),
      },
    },
    async ({ tenant, language, session, query }, reply) => {
      const { records, words } = server.services;
      const rows = records.bets.all(tenant, language, session.account, query);
      return sendFile(reply, 'bets', betsFile({ tenant, language, words }, rows));
    },
  );

  server.get(
    calls.roundDetail.path,
    {
      config: { access: 'member', module: moduleCodes.memberCentre, perMinute: 60 },
      schema: {
        summary: 'A round of the account with its bets, and what its vendor discloses to verify it',
        tags: ['member'],
        querystring: withLanguage(RoundQuery.properties),
        response: answers(RoundDetail),
      },
    },
    async ({ tenant, language, session, query }) =>
      ok(await server.services.records.bets.round(tenant, language, session.account, query)),
  );
};

export default routes;
