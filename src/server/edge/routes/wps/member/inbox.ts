import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { InboxChoice, InboxPage, InboxQuery } from '../../../../../wire/inbox.ts';
import { answers, onlyLanguage, withLanguage } from '../../../../platform/http/index.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;

const changes = [
  { call: 'readMessage', act: 'read', summary: 'Mark a message as read' },
  { call: 'deleteMessage', act: 'delete', summary: 'Delete a message' },
  { call: 'restoreMessage', act: 'restore', summary: 'Restore a deleted message' },
] as const;

/** Inbox of the account. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const shared = { tags: ['member'], querystring: onlyLanguage };

  server.get(
    calls.inbox.path,
    {
      config,
      schema: {
        summary: 'Messages of the account, newest first',
        tags: ['member'],
        querystring: withLanguage(InboxQuery.properties),
        response: answers(InboxPage),
      },
    },
    async ({ tenant, session, query }) => ok(await server.services.inbox.list(tenant, session.account, query)),
  );

  for (const { call, act, summary } of changes) {
    server.post(
      calls[call].path,
      {
        config: { ...config, act: 'account' },
        schema: { ...shared, summary, body: InboxChoice, response: answers(Type.Null()) },
      },
      async ({ session, body }) => {
        await server.services.inbox[act](session.account, body.id);
        return ok(null);
      },
    );
  }

  server.post(
    calls.readAllMessages.path,
    {
      config: { ...config, act: 'account' },
      schema: { ...shared, summary: 'Mark every message as read', response: answers(Type.Null()) },
    },
    async ({ session }) => {
      await server.services.inbox.readAll(session.account);
      return ok(null);
    },
  );
};

export default routes;
