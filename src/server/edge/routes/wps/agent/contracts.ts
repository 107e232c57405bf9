import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import {
  ContractDetail,
  ContractOptions,
  ContractOptionsQuery,
  ContractPage,
  ContractQuery,
  ContractsQuery,
} from '../../../../../wire/contracts.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { answers, withLanguage } from '../../../../platform/http/index.ts';

const config = { access: 'agent' } as const;

/** What agents read of their contracts. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.contracts.path,
    {
      config,
      schema: {
        summary: 'Contracts of the caller with upline and downlines, those first that the caller has to answer',
        tags: ['agent'],
        querystring: withLanguage(ContractsQuery.properties),
        response: answers(ContractPage),
      },
    },
    async ({ tenant, session, query }) => ok(await server.services.contracts.views.list(tenant, session.account, query)),
  );

  server.get(
    calls.contract.path,
    {
      config,
      schema: {
        summary: 'A contract of the caller with its agreements and the running period',
        tags: ['agent'],
        querystring: withLanguage(ContractQuery.properties),
        response: answers(ContractDetail),
      },
    },
    async ({ tenant, session, query }) =>
      ok(await server.services.contracts.views.detail(tenant, session.account, query.contractId)),
  );

  server.get(
    calls.contractOptions.path,
    {
      config,
      schema: {
        summary: 'Rates that the caller may offer, and the downlines it may offer them to',
        tags: ['agent'],
        querystring: withLanguage(ContractOptionsQuery.properties),
        response: answers(ContractOptions),
      },
    },
    async ({ tenant, session, query }) => ok(await server.services.contracts.views.options(tenant, session.account, query)),
  );
};

export default routes;
