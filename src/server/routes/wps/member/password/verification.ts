import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LoginValue } from '../../../../../wire/auth.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { ForgotByPhone } from '../../../../../wire/verification.ts';
import { openSealed, sealedBody, sealedRoute } from '../../../sealed.ts';
import { answers, isOpen, onlyLanguage } from '../../../shape.ts';

export const forgotByPhoneRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.forgotByPhone.path,
    {
      ...sealedRoute,
      config: isOpen,
      schema: {
        summary: 'New password by SMS code, which also signs in; every other session of the account ends',
        tags: ['password'],
        querystring: onlyLanguage,
        body: sealedBody,
        response: answers(LoginValue),
      },
    },
    async (request) => {
      const reset = await openSealed(server, request, 'forgotByPhone', ForgotByPhone);
      const { tenant, language, client } = request;
      return ok(await server.verification.forgotPassword.byPhone(tenant, reset, { address: client.ip, language }));
    },
  );
};
