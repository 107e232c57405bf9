import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { avatarPicture } from '../accounts/avatars.ts';
import { drawingPolicy } from '../http/securityHeaders.ts';

/** Static avatars of accounts. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    '/avatars/:merchant/:file',
    {
      config: { access: 'public', kind: 'file' },
      schema: {
        hide: true,
        params: Type.Object({ merchant: Type.String(), file: Type.String() }, { additionalProperties: false }),
      },
    },
    async ({ params, tenant }, reply) => {
      const picture = params.merchant === tenant.brand.merchant ? avatarPicture(params.file) : null;
      if (picture === null) return reply.callNotFound();
      reply.headers({ 'cache-control': 'public, max-age=86400', 'content-security-policy': drawingPolicy });
      return reply.type('image/svg+xml; charset=utf-8').send(picture);
    },
  );
};

export default routes;
