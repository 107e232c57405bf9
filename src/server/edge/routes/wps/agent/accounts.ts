import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { AccountOpening, Invite, NameCheck, NameQuery, NewInvite, OpenedAccount } from '../../../../../wire/agents.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { answers, onlyLanguage, withLanguage } from '../../../../platform/http/index.ts';
import { openSealed, sealedBody, sealedRoute } from '../../../http/sealedBody.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  const shared = { tags: ['agent'], querystring: onlyLanguage };

  server.get(
    calls.accountOpening.path,
    {
      config: { access: 'agent' },
      schema: { ...shared, summary: 'What an agent opened, and its invitation link', response: answers(AccountOpening) },
    },
    async ({ tenant, session }) => ok(await server.services.agents.opening.form(tenant, session.account)),
  );

  server.get(
    calls.accountName.path,
    {
      config: { access: 'agent', perMinute: 60 },
      schema: {
        summary: 'Whether a new account may have a user name',
        tags: ['agent'],
        querystring: withLanguage(NameQuery.properties),
        response: answers(NameCheck),
      },
    },
    async ({ tenant, query }) => ok(await server.services.agents.opening.checkName(tenant, query.username)),
  );

  server.post(
    calls.openAccount.path,
    {
      ...sealedRoute,
      config: { access: 'agent', perMinute: 30, act: 'account' },
      schema: {
        ...shared,
        summary: 'Opens an account below an agent, with a one-time password',
        body: sealedBody,
        response: answers(OpenedAccount),
      },
    },
    async (request) => {
      const order = await openSealed(server, request, 'openAccount');
      return ok(await server.services.agents.opening.open(request.tenant, request.session.account, order));
    },
  );

  server.post(
    calls.renewPassword.path,
    {
      ...sealedRoute,
      config: { access: 'agent', perMinute: 30, act: 'account' },
      schema: {
        ...shared,
        summary: 'A new one-time password for a direct downline that never signed in',
        body: sealedBody,
        response: answers(Type.Null()),
      },
    },
    async (request) => {
      const order = await openSealed(server, request, 'renewPassword');
      await server.services.agents.opening.renewPassword(request.tenant, request.session.account, order);
      return ok(null);
    },
  );

  server.post(
    calls.inviteLink.path,
    {
      config: { access: 'agent', perMinute: 10, act: 'account' },
      schema: { ...shared, summary: 'A new invitation link; the former one ends', body: NewInvite, response: answers(Invite) },
    },
    async ({ tenant, session, body }) => ok(await server.services.agents.opening.invite(tenant, session.account, body)),
  );
};

export default routes;
