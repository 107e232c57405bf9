import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { RegistrationMode } from '../../../../domain/registrationRules.ts';
import { LoginValue } from '../../../../wire/auth.ts';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { RegistrationRequest } from '../../../../wire/registration.ts';
import { answers, isOpen, onlyLanguage } from '../../../http/schemas.ts';
import { openSealed, sealedBody, sealedRoute } from '../../../http/sealedBody.ts';

const ways = [
  { call: 'register', mode: 'username', summary: 'Open an account by user name' },
  { call: 'registerMobile', mode: 'mobile', summary: 'Open an account by mobile number' },
] as const satisfies readonly { call: 'register' | 'registerMobile'; mode: RegistrationMode; summary: string }[];

/** Both answer as a login does. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  for (const { call, mode, summary } of ways) {
    server.put(
      calls[call].path,
      {
        ...sealedRoute,
        config: isOpen,
        schema: {
          summary: `${summary}; the body is an envelope around the registration user`,
          tags: ['registration'],
          querystring: onlyLanguage,
          body: sealedBody,
          response: answers(LoginValue),
        },
      },
      async (request) => {
        const user = await openSealed(server, request, call, RegistrationRequest);
        const { tenant, client } = request;
        return ok(await server.members.register({ tenant, mode, request: user, address: client.ip }));
      },
    );
  }
};

export default routes;
