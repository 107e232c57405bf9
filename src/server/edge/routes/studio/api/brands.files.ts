import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { UploadedFile, uploadQuery } from '../../../../../wire/studio/brands.ts';
import { studioCalls } from '../../../../../wire/studio/calls.ts';
import { closed, Digest, MerchantCode, OfBrand } from '../../../../../wire/studio/shapes.ts';
import { answers, fileBody, onlyLanguage, withLanguage } from '../../../../platform/http/index.ts';

import { maxUploadBytes } from '../../../../studio/drafts/index.ts';
import { requireStudio, studioRoute, takeUploads } from '../../../../studio/studioSessions/index.ts';

const OfFile = Type.Object({ merchant: MerchantCode, digest: Digest }, closed);

/** Pictures and fonts of a draft. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);
  takeUploads(server, acting);

  server.post(
    studioCalls.upload[1],
    {
      config: studioRoute('editor', 'work'),
      bodyLimit: maxUploadBytes,
      schema: {
        summary: 'Upload a picture or font, which the draft may name; the body is the file',
        tags: ['studio'],
        consumes: [fileBody],
        querystring: withLanguage(uploadQuery),
        params: OfBrand,
        response: answers(UploadedFile),
      },
    },
    async (request) => {
      const { merchant } = request.params;
      return ok(
        await server.services.drafts.upload(merchant, acting(request).operator, request.body as Buffer, request.query.name),
      );
    },
  );

  server.get(
    studioCalls.file[1],
    {
      config: { ...studioRoute('viewer'), kind: 'file' },
      schema: {
        summary: 'A file of a draft or of the version it started from',
        tags: ['studio'],
        querystring: onlyLanguage,
        params: OfFile,
      },
    },
    async ({ params }, reply) => {
      const file = await server.services.drafts.fileOf(params.merchant, params.digest);
      if (file === null) throw new Failure('NOT_FOUND');
      return reply
        .header('content-type', file.type)
        .header('cache-control', 'private, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(file.bytes);
    },
  );
};

export default routes;
