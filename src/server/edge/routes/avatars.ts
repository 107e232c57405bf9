import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { avatarPicture, isCustomAvatar } from '../../identity/accounts/index.ts';
import { drawingPolicy } from '../../media/plainPage/index.ts';
import { sendUpstreamPicture } from '../../site/upstream/index.ts';

/** Pictures of accounts, by unguessable names if they were uploaded: an `<img>` sends no session. */
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
    async (request, reply) => {
      const { params, tenant } = request;
      const { merchant, file } = params;
      const { upstream } = server.services;
      if (upstream !== null) return (await sendUpstreamPicture(upstream, request, reply)) ? reply : reply.callNotFound();
      const isOwn = merchant === tenant.brand.merchant;
      if (isOwn && isCustomAvatar(file)) {
        const image = await server.services.customAvatars.read(merchant, file);
        if (image === null) return reply.callNotFound();
        reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-security-policy': drawingPolicy });
        return reply.type('image/webp').send(image);
      }
      const picture = isOwn ? avatarPicture(file) : null;
      if (picture === null) return reply.callNotFound();
      reply.headers({ 'cache-control': 'public, max-age=86400', 'content-security-policy': drawingPolicy });
      return reply.type('image/svg+xml; charset=utf-8').send(picture);
    },
  );
};

export default routes;
