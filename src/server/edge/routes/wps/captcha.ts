import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../wire/envelope.ts';
import { Failure } from '../../../../wire/failure.ts';
import { isOpen, routeOf } from '../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('captcha'),
    config: isOpen,
    handler: async ({ tenant, client }) => {
      const drawn = await server.services.members.drawCaptcha(tenant, client.ip);
      if (drawn === null) throw new Failure('RATE_LIMIT');
      return { ...ok(drawn.png.toString('base64')), captchaId: drawn.id };
    },
  });
};

export default routes;
