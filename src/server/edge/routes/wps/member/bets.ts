import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';
import { betsFile, sendFile } from '../../../../play/records/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('bettingRecord'),
    config: { access: 'member', module: moduleCodes.memberCentre },
    handler: async ({ tenant, language, session, query }) =>
      ok(await server.services.records.bets.page(tenant, language, session.account, query)),
  });

  server.route({
    ...routeOf('bettingRecordFile'),
    config: { access: 'member', module: moduleCodes.memberCentre, perMinute: 6 },
    handler: async ({ tenant, language, session, query }, reply) => {
      const { records, words } = server.services;
      const rows = records.bets.all(tenant, language, session.account, query);
      return sendFile(reply, 'bets', betsFile({ tenant, language, words }, rows));
    },
  });

  server.route({
    ...routeOf('roundDetail'),
    config: { access: 'member', module: moduleCodes.memberCentre, perMinute: 60 },
    handler: async ({ tenant, language, session, query }) =>
      ok(await server.services.records.bets.round(tenant, language, session.account, query)),
  });
};

export default routes;
