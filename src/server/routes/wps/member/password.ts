import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { PasswordChange } from '../../../../wire/auth.ts';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { openSealed, sealedBody, sealedRoute } from '../../sealed.ts';
import { answers, onlyLanguage } from '../../shape.ts';

export const changePasswordRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.changePassword.path,
    {
      ...sealedRoute,
      config: { access: 'member', whenLimited: 'answer' },
      schema: {
        summary: 'Change the password; every other session of the account ends',
        tags: ['member'],
        querystring: onlyLanguage,
        body: sealedBody,
        response: answers(Type.Null()),
      },
    },
    async (request) => {
      const change = await openSealed(server, request, 'changePassword', PasswordChange);
      await server.members.changePassword(request.tenant, request.session, change, request.client.ip);
      return ok(null);
    },
  );
};
