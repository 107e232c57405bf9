import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';

import { maxUploadBytes } from '../../../../studio/drafts/index.ts';
import { requireStudio, studioRoute, takeUploads } from '../../../../studio/studioSessions/index.ts';

/** Pictures and fonts of a draft. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);
  takeUploads(server, acting);

  server.route({
    ...studioRouteOf('upload'),
    config: studioRoute('editor', 'work'),
    bodyLimit: maxUploadBytes,
    handler: async (request) => {
      const { merchant } = request.params;
      return ok(await server.services.drafts.upload(merchant, acting(request).operator, request.body, request.query.name));
    },
  });

  server.route({
    ...studioRouteOf('file'),
    config: { ...studioRoute('viewer'), kind: 'file' },
    handler: async ({ params }, reply) => {
      const file = await server.services.drafts.fileOf(params.merchant, params.digest);
      if (file === null) throw new Failure('NOT_FOUND');
      return reply
        .header('content-type', file.type)
        .header('cache-control', 'private, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(file.bytes);
    },
  });
};

export default routes;
