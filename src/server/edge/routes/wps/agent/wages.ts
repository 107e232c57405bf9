import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import {
  Income,
  IncomeQuery,
  StatementQuery,
  WageFilter,
  WagePage,
  WageQuery,
  WageStatement,
} from '../../../../../wire/wages.ts';
import { wagesFile } from '../../../../agents/contracts/index.ts';
import { answers, withLanguage } from '../../../../platform/http/index.ts';
import { sendFile } from '../../../../play/records/index.ts';

const config = { access: 'agent' } as const;

/** Settled wages and dividends of the caller, received and paid. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.wages.path,
    {
      config,
      schema: {
        summary: 'Settled periods of the contracts of the caller, newest first',
        tags: ['agent'],
        querystring: withLanguage(WageQuery.properties),
        response: answers(WagePage),
      },
    },
    async ({ tenant, session, query }) => ok(await server.services.contracts.wages.page(tenant, session.account, query)),
  );

  server.get(
    calls.wagesFile.path,
    {
      config: { ...config, perMinute: 6 },
      schema: {
        summary: 'Settled periods as a CSV file',
        tags: ['agent'],
        querystring: withLanguage(WageFilter.properties),
      },
    },
    async ({ tenant, language, session, query }, reply) => {
      const { words } = server.services;
      const rows = server.services.contracts.wages.all(tenant, session.account, query);
      return sendFile(reply, 'wages', wagesFile({ tenant, language, words }, rows));
    },
  );

  server.get(
    calls.wageStatement.path,
    {
      config,
      schema: {
        summary: 'Lines of a settled period, which add up to its wage',
        tags: ['agent'],
        querystring: withLanguage(StatementQuery.properties),
        response: answers(WageStatement),
      },
    },
    async ({ tenant, language, session, query }) =>
      ok(await server.services.contracts.wages.statement(tenant, language, session.account, query)),
  );

  server.get(
    calls.wageIncome.path,
    {
      config,
      schema: {
        summary: 'What the caller received by kind of contract, beside the days before',
        tags: ['agent'],
        querystring: withLanguage(IncomeQuery.properties),
        response: answers(Income),
      },
    },
    async ({ tenant, session, query }) => ok(await server.services.contracts.wages.income(tenant, session.account, query)),
  );
};

export default routes;
