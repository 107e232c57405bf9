import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { UnreadCount } from '../../../../../wire/inbox.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

/** Messages of the chat room. Conversations with customer service are kept by the provider of its window: none is unread here. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.unreadCount.path,
    {
      config: { access: 'member', module: moduleCodes.memberCentre },
      schema: {
        summary: 'Unread messages of customer service and chat',
        tags: ['relay'],
        querystring: onlyLanguage,
        response: answers(UnreadCount),
      },
    },
    async ({ tenant, session }) => ok({ count: await server.services.chat.unread(tenant, session.account) }),
  );
};

export default routes;
