import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioCalls } from '../../../../../wire/studio/calls.ts';
import { AuditPage, AuditQuery } from '../../../../../wire/studio/session.ts';
import { answers, withLanguage } from '../../../../platform/http/index.ts';
import { requireStudio, studioRoute } from '../../../../studio/studioSessions/index.ts';

/** What operators did and were refused. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);

  server.get(
    studioCalls.audit[1],
    {
      config: studioRoute(['publisher', 'approve']),
      schema: {
        summary: 'Acts of operators and refused ones, newest first',
        tags: ['studio'],
        querystring: withLanguage(AuditQuery),
        response: answers(AuditPage),
      },
    },
    async (request) => {
      const { lang: _language, ...query } = request.query;
      return ok(await server.services.studioSessions.auditLog.page(acting(request).operator, query));
    },
  );
};

export default routes;
