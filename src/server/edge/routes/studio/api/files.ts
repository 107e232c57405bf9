import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';

import { maxUploadBytes } from '../../../../studio/drafts/index.ts';
import { requireStudio, studioRoute, takeUploads } from '../../../../studio/studioSessions/index.ts';

/** The logo of a brand that does not exist yet. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);
  takeUploads(server, acting);

  server.route({
    ...studioRouteOf('uploadLogo'),
    config: studioRoute('editor', 'work'),
    bodyLimit: maxUploadBytes,
    handler: async (request) => {
      const { operator } = acting(request);
      const { body, query } = request;
      return ok(await server.services.drafts.uploads.take(null, operator, body, query.name));
    },
  });
};

export default routes;
