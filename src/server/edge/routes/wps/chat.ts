import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../wire/calls.ts';
import { ChatSettings } from '../../../../wire/chat.ts';
import { ok } from '../../../../wire/envelope.ts';
import { Failure } from '../../../../wire/failure.ts';
import { answers, isOpen, isOwnPage, onlyLanguage, takeUpgrade } from '../../../platform/http/index.ts';

/** The chat room. Its socket is open to all, because the token is in its first message; what it may do is decided there. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.chatSettings.path,
    {
      config: isOpen,
      schema: {
        summary: 'Rooms, rules and limits of the chat room',
        tags: ['chat'],
        querystring: onlyLanguage,
        response: answers(ChatSettings),
      },
    },
    async ({ tenant, language }) => ok(server.services.chat.settings(tenant, language)),
  );

  server.get(
    calls.chatSocket.path,
    // Hidden, because OpenAPI describes no sockets.
    { config: isOpen, schema: { hide: true, querystring: onlyLanguage } },
    async (request, reply) => {
      const { tenant, client, siteHost, headers, raw } = request;
      if (headers.upgrade?.toLowerCase() !== 'websocket') throw new Failure('MALFORMED');
      if (!isOwnPage(headers.origin, siteHost, server.services.settings.staticOrigins)) throw new Failure('NOT_ALLOWED');
      await server.services.chat.admit(tenant, client.ip);
      const upgrade = takeUpgrade(raw);
      if (upgrade === null) throw new Failure('MALFORMED');
      reply.hijack();
      server.services.chat.accept(raw, upgrade, { merchant: tenant.brand.merchant, address: client.ip });
    },
  );
};

export default routes;
