import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { UnreadCount } from '../../../../wire/inbox.ts';
import { answers, onlyLanguage } from '../../../http/schemas.ts';

/** Conversations with customer service are kept by the provider of the chat window, so that none is unread here. */
const unread = 0;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.unreadCount.path,
    {
      config: { access: 'member' },
      schema: {
        summary: 'Unread messages of customer service and chat',
        tags: ['relay'],
        querystring: onlyLanguage,
        response: answers(UnreadCount),
      },
    },
    async () => ok({ count: unread }),
  );
};

export default routes;
