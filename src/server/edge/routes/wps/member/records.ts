import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';
import { accountFile, sendFile } from '../../../../play/records/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('accountRecordFile'),
    config: { access: 'member', module: moduleCodes.memberCentre, perMinute: 6 },
    handler: async ({ tenant, language, session, query }, reply) => {
      const { records, words } = server.services;
      const rows = records.account.all(tenant, session.account, query);
      return sendFile(reply, 'transactions', accountFile({ tenant, language, words }, rows));
    },
  });

  server.route({
    ...routeOf('profitStatement'),
    config: { access: 'member', module: moduleCodes.memberCentre },
    handler: async ({ tenant, session, query }) => ok(await server.services.records.profit(tenant, session.account, query)),
  });
};

export default routes;
