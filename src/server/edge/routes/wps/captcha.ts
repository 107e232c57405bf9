import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Captcha } from '../../../../wire/auth.ts';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { Failure } from '../../../../wire/failure.ts';
import { isOpen, onlyLanguage } from '../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.captcha.path,
    {
      config: isOpen,
      schema: {
        summary: 'A picture with four to six characters, good for one answer within five minutes',
        tags: ['session'],
        querystring: onlyLanguage,
        response: { 200: Captcha },
      },
    },
    async ({ tenant, client }) => {
      const drawn = await server.services.members.drawCaptcha(tenant, client.ip);
      if (drawn === null) throw new Failure('RATE_LIMIT');
      return { ...ok(drawn.png.toString('base64')), captchaId: drawn.id };
    },
  );
};

export default routes;
