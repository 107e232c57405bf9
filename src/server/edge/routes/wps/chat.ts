import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../wire/envelope.ts';
import { Failure } from '../../../../wire/failure.ts';
import { isOpen, isOwnPage, routeOf, takeUpgrade } from '../../../platform/http/index.ts';

/** The chat room. Its socket is open to all, because the token is in its first message; what it may do is decided there. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('chatSettings'),
    config: isOpen,
    handler: async ({ tenant, language }) => ok(server.services.chat.settings(tenant, language)),
  });

  server.route({
    ...routeOf('chatSocket'),
    config: isOpen,
    handler: async (request, reply) => {
      const { tenant, client, siteHost, headers, raw } = request;
      if (headers.upgrade?.toLowerCase() !== 'websocket') throw new Failure('MALFORMED');
      if (!isOwnPage(headers.origin, siteHost, server.services.settings.staticOrigins)) throw new Failure('NOT_ALLOWED');
      await server.services.chat.admit(tenant, client.ip);
      const upgrade = takeUpgrade(raw);
      if (upgrade === null) throw new Failure('MALFORMED');
      reply.hijack();
      server.services.chat.accept(raw, upgrade, { merchant: tenant.brand.merchant, address: client.ip });
    },
  });
};

export default routes;
