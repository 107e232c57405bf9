import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { RecordPage, RecordQuery } from '../../../../../wire/records.ts';
import { answers, withLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.accountRecord.path,
    {
      config: { access: 'member', module: moduleCodes.memberCentre },
      schema: {
        summary: 'Movements of the main wallet outside of games, newest first',
        tags: ['relay'],
        querystring: withLanguage(RecordQuery.properties),
        response: answers(RecordPage),
      },
    },
    async ({ tenant, session, query }) => ok(await server.services.records.account.page(tenant, session.account, query)),
  );
};

export default routes;
