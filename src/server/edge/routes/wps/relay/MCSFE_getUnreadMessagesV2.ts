import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { UnreadMessages } from '../../../../../wire/inbox.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.unreadMessages.path,
    {
      config: { access: 'member', module: moduleCodes.memberCentre },
      schema: {
        summary: 'The newest unread messages of the inbox, and how many there are',
        tags: ['relay'],
        querystring: onlyLanguage,
        response: answers(UnreadMessages),
      },
    },
    async ({ tenant, session }) => ok(await server.services.inbox.unreadMessages(tenant, session.account)),
  );
};

export default routes;
