import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

/** Messages of the chat room. Conversations with customer service are kept by the provider of its window: none is unread here. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('unreadCount'),
    config: { access: 'member', module: moduleCodes.memberCentre },
    handler: async ({ tenant, session }) => ok({ count: await server.services.chat.unread(tenant, session.account) }),
  });
};

export default routes;
