import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { BetPage, BetQuery } from '../../../../wire/play.ts';
import { answers, withLanguage } from '../../../http/schemas.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.bettingRecord.path,
    {
      config: { access: 'member' },
      schema: {
        summary: 'Betting record of the account, newest first',
        tags: ['member'],
        querystring: withLanguage(BetQuery.properties),
        response: answers(BetPage),
      },
    },
    async ({ tenant, language, session, query }) =>
      ok(await server.services.play.record.bets(tenant, language, session.account.id, query)),
  );
};

export default routes;
