import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { ProfitQuery, ProfitStatement, RecordFilter } from '../../../../../wire/records.ts';
import { answers, withLanguage } from '../../../../platform/http/index.ts';
import { accountFile, sendFile } from '../../../../play/records/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.accountRecordFile.path,
    {
      config: { access: 'member', module: moduleCodes.memberCentre, perMinute: 6 },
      schema: {
        summary: 'Movements of the main wallet as a CSV file',
        tags: ['member'],
        querystring: withLanguage(RecordFilter.properties),
      },
    },
    async ({ tenant, language, session, query }, reply) => {
      const { records, words } = server.services;
      const rows = records.account.all(tenant, session.account, query);
      return sendFile(reply, 'transactions', accountFile({ tenant, language, words }, rows));
    },
  );

  server.get(
    calls.profitStatement.path,
    {
      config: { access: 'member', module: moduleCodes.memberCentre },
      schema: {
        summary: 'Profit and loss of the account by day and category, at most 92 days',
        tags: ['member'],
        querystring: withLanguage(ProfitQuery.properties),
        response: answers(ProfitStatement),
      },
    },
    async ({ tenant, session, query }) => ok(await server.services.records.profit(tenant, session.account, query)),
  );
};

export default routes;
