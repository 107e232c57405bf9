import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Credentials, LoginAnswer } from '../../../../wire/auth.ts';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { openSealed, sealedBody, sealedRoute } from '../../sealed.ts';
import { answers, isOpen, onlyLanguage } from '../../shape.ts';

export const loginRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.login.path,
    {
      ...sealedRoute,
      config: isOpen,
      schema: {
        summary: 'Sign in by user name, by SMS code or by firebase; the body is an envelope around the credentials',
        tags: ['session'],
        querystring: onlyLanguage,
        body: sealedBody,
        response: answers(LoginAnswer),
      },
    },
    async (request) => {
      const credentials = await openSealed(server, request, 'login', Credentials);
      return ok(await server.members.signIn({ tenant: request.tenant, credentials, address: request.client.ip }));
    },
  );
};
