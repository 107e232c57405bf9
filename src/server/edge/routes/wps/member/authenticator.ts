import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { AuthenticatorConfirmation, AuthenticatorOffer, RecoveryCodes, SteppedUp } from '../../../../../wire/verification.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.authenticator.path,
    {
      config: { ...config, act: 'account', stepUp: 'authenticator' },
      schema: {
        summary: 'Secret for an authenticator app, after a re-authentication; in effect once a code confirms it',
        tags: ['member'],
        querystring: onlyLanguage,
        body: SteppedUp,
        response: answers(AuthenticatorOffer),
      },
    },
    async ({ tenant, session }) => ok(await server.services.verification.authenticators.offer(tenant, session.account)),
  );

  server.post(
    calls.authenticatorConfirm.path,
    {
      config: { ...config, act: 'account' },
      schema: {
        summary:
          'Binds the authenticator app in place of a former one; returns recovery codes; every other session of the account ends',
        tags: ['member'],
        querystring: onlyLanguage,
        body: AuthenticatorConfirmation,
        response: answers(RecoveryCodes),
      },
    },
    async ({ tenant, session, body }) => {
      return ok(await server.services.verification.authenticators.confirm(tenant, session, body));
    },
  );

  server.post(
    calls.recoveryCodes.path,
    {
      config: { ...config, act: 'account', stepUp: 'recoveryCodes' },
      schema: {
        summary: 'New recovery codes in place of all former ones, after a re-authentication',
        tags: ['member'],
        querystring: onlyLanguage,
        body: SteppedUp,
        response: answers(RecoveryCodes),
      },
    },
    async ({ session }) => {
      const { authenticators, recoveryCodes } = server.services.verification;
      if (!(await authenticators.isBound(session.account))) throw new Failure('CONFLICT');
      return ok(await recoveryCodes.issue(session.account));
    },
  );
};

export default routes;
