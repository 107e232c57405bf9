import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { LoginAnswer, PasswordChanged } from '../../../../../wire/auth.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { endReplacedSession } from '../../../../identity/sessions/index.ts';
import { answers, isOpen, onlyLanguage } from '../../../../platform/http/index.ts';
import { openSealed, sealedBody, sealedRoute } from '../../../http/sealedBody.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.changePassword.path,
    {
      ...sealedRoute,
      config: { access: 'member', whenLimited: 'answer', act: 'account', stepUp: 'password' },
      schema: {
        summary: 'Set or change the password, after a re-authentication; every other session of the account ends',
        tags: ['member'],
        querystring: onlyLanguage,
        body: sealedBody,
        response: answers(PasswordChanged),
      },
    },
    async (request) => {
      const change = await openSealed(server, request, 'changePassword');
      return ok(await server.services.members.changePassword(request.tenant, request.session, change, request.client.ip));
    },
  );

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
      const reset = await openSealed(server, request, 'resetPassword');
      const { tenant, language, client } = request;
      await server.services.verification.forgotPassword.byLink(tenant, reset, { address: client.ip, language });
      return ok(null);
    },
  );

  server.post(
    calls.forgotByPhone.path,
    {
      ...sealedRoute,
      config: { ...isOpen, session: 'ifAny' },
      schema: {
        summary: 'New password by SMS code, which also signs in or asks for a bound authenticator; every other session ends',
        tags: ['password'],
        querystring: onlyLanguage,
        body: sealedBody,
        response: answers(LoginAnswer),
      },
    },
    async (request) => {
      const reset = await openSealed(server, request, 'forgotByPhone');
      const { tenant, language, client } = request;
      const value = await server.services.verification.forgotPassword.byPhone(tenant, reset, { address: client.ip, language });
      return ok(await endReplacedSession(server, request, value));
    },
  );
};

export default routes;
