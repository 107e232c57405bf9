import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { UploadedFile, uploadQuery } from '../../../../../wire/studio/brands.ts';
import { studioCalls } from '../../../../../wire/studio/calls.ts';
import { answers, fileBody, withLanguage } from '../../../../platform/http/index.ts';

import { maxUploadBytes } from '../../../../studio/drafts/index.ts';
import { requireStudio, studioRoute, takeUploads } from '../../../../studio/studioSessions/index.ts';

/** The logo of a brand that does not exist yet. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);
  takeUploads(server, acting);

  server.post(
    studioCalls.uploadLogo[1],
    {
      config: studioRoute('editor', 'work'),
      bodyLimit: maxUploadBytes,
      schema: {
        summary: 'Upload a logo for a new brand; the body is the file',
        tags: ['studio'],
        consumes: [fileBody],
        querystring: withLanguage(uploadQuery),
        response: answers(UploadedFile),
      },
    },
    async (request) => {
      const { operator } = acting(request);
      const { body, query } = request;
      return ok(await server.services.drafts.uploads.take(null, operator, body as Buffer, query.name));
    },
  );
};

export default routes;
