import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { AuthenticatorConfirmation, AuthenticatorOffer, SteppedUp } from '../../../../wire/verification.ts';
import { answers, onlyLanguage } from '../../../http/schemas.ts';

const config = { access: 'member' } as const;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.authenticator.path,
    {
      config,
      schema: {
        summary: 'Secret for an authenticator app, after a re-authentication; in effect once a code confirms it',
        tags: ['member'],
        querystring: onlyLanguage,
        body: SteppedUp,
        response: answers(AuthenticatorOffer),
      },
    },
    async ({ tenant, session, body }) => {
      const { stepUp, authenticators } = server.services.verification;
      await stepUp.consume(session, 'authenticator', body.stepUp);
      return ok(await authenticators.offer(tenant, session.account));
    },
  );

  server.post(
    calls.authenticatorConfirm.path,
    {
      config,
      schema: {
        summary: 'Binds the authenticator app in place of a former one; every other session of the account ends',
        tags: ['member'],
        querystring: onlyLanguage,
        body: AuthenticatorConfirmation,
        response: answers(Type.Null()),
      },
    },
    async ({ tenant, session, body }) => {
      await server.services.verification.authenticators.confirm(tenant, session, body);
      return ok(null);
    },
  );
};

export default routes;
