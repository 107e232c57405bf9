import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { AuthenticatorConfirmation, AuthenticatorOffer } from '../../../../wire/verification.ts';
import { answers, onlyLanguage } from '../../../http/schemas.ts';

const config = { access: 'member' } as const;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.authenticator.path,
    {
      config,
      schema: {
        summary: 'Secret for an authenticator app; counts once a code confirms it',
        tags: ['member'],
        querystring: onlyLanguage,
        response: answers(AuthenticatorOffer),
      },
    },
    async ({ tenant, session }) => ok(await server.services.verification.authenticators.offer(tenant, session.account)),
  );

  server.post(
    calls.authenticatorConfirm.path,
    {
      config,
      schema: {
        summary: 'Binds the authenticator app for good; every other session of the account ends',
        tags: ['member'],
        querystring: onlyLanguage,
        body: AuthenticatorConfirmation,
        response: answers(Type.Null()),
      },
    },
    async ({ tenant, session, body }) => {
      await server.services.verification.authenticators.confirm(tenant, session, body.code);
      return ok(null);
    },
  );
};

export default routes;
