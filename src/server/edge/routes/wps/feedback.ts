import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { imageLimits } from '../../../../domain/imageRules.ts';
import { ok } from '../../../../wire/envelope.ts';
import { isOpenWhenBlocked, routeOf } from '../../../platform/http/index.ts';

/** Maximum body size of a message without images. */
const textBytes = 64 * 1024;
/** Base64 encodes three bytes as four characters. */
const imageBytes = imageLimits.count * Math.ceil(imageLimits.bytes / 3) * 4;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('feedback'),
    config: { ...isOpenWhenBlocked, session: 'ifAny' },
    bodyLimit: textBytes + imageBytes,
    // Rate limit before the body is read, so that large uploads cannot exhaust memory.
    onRequest: async ({ tenant, client, headers }) => {
      const isShort = Number(headers['content-length'] ?? Number.NaN) <= textBytes;
      if (!isShort) await server.services.content.feedback.admitUpload(tenant, client.ip);
    },
    handler: async ({ tenant, language, client, caller, body }) => {
      const from = { language, address: client.ip, accountId: caller?.account.id ?? null };
      return ok({ reference: await server.services.content.feedback.keep(tenant, from, body) });
    },
  });
};

export default routes;
