import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { wagesFile } from '../../../../agents/contracts/index.ts';
import { routeOf } from '../../../../platform/http/index.ts';
import { sendFile } from '../../../../play/records/index.ts';

const config = { access: 'agent' } as const;

/** Settled wages and dividends of the caller, received and paid. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('wages'),
    config,
    handler: async ({ tenant, session, query }) =>
      ok(await server.services.contracts.wages.page(tenant, session.account, query)),
  });

  server.route({
    ...routeOf('wagesFile'),
    config: { ...config, perMinute: 6 },
    handler: async ({ tenant, language, session, query }, reply) => {
      const { words } = server.services;
      const rows = server.services.contracts.wages.all(tenant, session.account, query);
      return sendFile(reply, 'wages', wagesFile({ tenant, language, words }, rows));
    },
  });

  server.route({
    ...routeOf('wageStatement'),
    config,
    handler: async ({ tenant, language, session, query }) =>
      ok(await server.services.contracts.wages.statement(tenant, language, session.account, query)),
  });

  server.route({
    ...routeOf('wageIncome'),
    config,
    handler: async ({ tenant, session, query }) =>
      ok(await server.services.contracts.wages.income(tenant, session.account, query)),
  });
};

export default routes;
