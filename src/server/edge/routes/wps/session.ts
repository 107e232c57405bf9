import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { constants } from '../../../../domain/constants.ts';
import { FreePlayRequest, LoginAnswer, LoginValue } from '../../../../wire/auth.ts';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { Failure } from '../../../../wire/failure.ts';
import { endReplacedSession } from '../../../identity/sessions/index.ts';
import { answers, isOpen, onlyLanguage } from '../../../platform/http/index.ts';
import { openSealed, sealedBody, sealedRoute } from '../../http/sealedBody.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.login.path,
    {
      ...sealedRoute,
      config: { ...isOpen, session: 'ifAny' },
      schema: {
        summary: 'Sign in by user name, by SMS code or by firebase; the body is an envelope around the credentials',
        tags: ['session'],
        querystring: onlyLanguage,
        body: sealedBody,
        response: answers(LoginAnswer),
      },
    },
    async (request) => {
      const credentials = await openSealed(server, request, 'login');
      const login = { tenant: request.tenant, credentials, address: request.client.ip };
      return ok(await endReplacedSession(server, request, await server.services.members.signIn(login)));
    },
  );

  server.post(
    calls.freePlay.path,
    {
      ...sealedRoute,
      config: { ...isOpen, module: 'hasFreePlay' },
      schema: {
        summary: 'Start a trial account; the payload is an envelope around 32 random bytes',
        tags: ['session'],
        headers: Type.Object({ 'x-gateway-version': Type.Optional(Type.String()) }),
        querystring: onlyLanguage,
        body: FreePlayRequest,
        response: answers(LoginValue),
      },
    },
    async (request) => {
      if (request.headers['x-gateway-version'] !== constants.gatewayVersion) throw new Failure('MALFORMED');
      await openSealed(server, request, 'freePlay');
      return ok(await server.services.members.trial(request.tenant, request.client.ip, request.body.os));
    },
  );

  server.delete(
    calls.logout.path,
    {
      config: { access: 'member', account: 'any', whenLimited: 'answer', whenBlocked: 'answer', act: 'account' },
      schema: { summary: 'End the session', tags: ['session'], querystring: onlyLanguage, response: answers(Type.Null()) },
    },
    async ({ tenant, session, client }) => {
      const { merchant } = tenant.brand;
      await server.services.members.sessions.end(merchant, session.tokenHash);
      await server.services.members.audit.note({
        merchant,
        kind: 'session.ended',
        accountId: session.account.id,
        address: client.ip,
      });
      return ok(null);
    },
  );
};

export default routes;
