import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ServerKeys } from '../../../../wire/auth.ts';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { answers, isOpen, onlyLanguage } from '../../shape.ts';

export const jwksRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.jwks.path,
    {
      config: isOpen,
      schema: {
        summary: 'Public keys of encrypted bodies, newest first',
        tags: ['system'],
        querystring: onlyLanguage,
        response: answers(ServerKeys),
      },
    },
    async () => ok(await server.members.keys.published()),
  );
};
