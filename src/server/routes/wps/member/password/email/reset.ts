import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../../../wire/calls.ts';
import { ok } from '../../../../../../wire/envelope.ts';
import { PasswordReset } from '../../../../../../wire/verification.ts';
import { openSealed, sealedBody, sealedRoute } from '../../../../sealed.ts';
import { answers, isOpen, onlyLanguage } from '../../../../shape.ts';

export const resetPasswordRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.resetPassword.path,
    {
      ...sealedRoute,
      config: isOpen,
      schema: {
        summary: 'New password by the link of the mail; every session of the account ends',
        tags: ['password'],
        querystring: onlyLanguage,
        body: sealedBody,
        response: answers(Type.Null()),
      },
    },
    async (request) => {
      const reset = await openSealed(server, request, 'resetPassword', PasswordReset);
      const { tenant, language, client } = request;
      await server.verification.forgotPassword.byLink(tenant, reset, { address: client.ip, language });
      return ok(null);
    },
  );
};
