import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { demoScope, type SentPicture } from '../../media/pictures/index.ts';

import { drawingPolicy } from '../../media/plainPage/index.ts';
import { sendUpstreamPicture } from '../../site/upstream/index.ts';

const contentTypes = {
  svg: 'image/svg+xml; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const satisfies Record<SentPicture['format'], string>;

/** Rendered pictures. A URL contains the hash of its source, so responses are immutable. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    '/pictures/:scope/:hash/:file',
    {
      config: { access: 'public', host: 'any', kind: 'file' },
      schema: {
        hide: true,
        params: Type.Object(
          { scope: Type.String(), hash: Type.String(), file: Type.String() },
          { additionalProperties: false },
        ),
      },
    },
    async (request, reply) => {
      const { params, site } = request;
      // A brand's pictures are served at its own hosts only.
      if (params.scope !== demoScope && params.scope !== site?.brand.merchant) return reply.callNotFound();
      const picture = await server.services.pictures.read(params);
      if (picture === null) {
        const { upstream } = server.services;
        const isSent = upstream !== null && site !== null && (await sendUpstreamPicture(upstream, request, reply));
        return isSent ? reply : reply.callNotFound();
      }
      reply.type(contentTypes[picture.format]).header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('x-content-type-options', 'nosniff');
      // A CDN delivers them with our headers, from its own origin.
      if (site !== null && site !== undefined && site.brand.cdn.images.length > 0) {
        reply.header('cross-origin-resource-policy', 'cross-origin');
      }
      if (picture.format === 'svg') reply.header('content-security-policy', drawingPolicy);
      return reply.send(picture.bytes);
    },
  );
};

export default routes;
