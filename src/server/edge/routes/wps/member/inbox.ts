import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;

const changes = [
  { call: 'readMessage', act: 'read' },
  { call: 'deleteMessage', act: 'delete' },
  { call: 'restoreMessage', act: 'restore' },
] as const;

/** Inbox of the account. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('inbox'),
    config,
    handler: async ({ tenant, session, query }) => ok(await server.services.inbox.list(tenant, session.account, query)),
  });

  for (const { call, act } of changes) {
    server.route({
      ...routeOf(call),
      config: { ...config, act: 'account' },
      handler: async ({ session, body }) => {
        await server.services.inbox[act](session.account, body.id);
        return ok(null);
      },
    });
  }

  server.route({
    ...routeOf('readAllMessages'),
    config: { ...config, act: 'account' },
    handler: async ({ session }) => {
      await server.services.inbox.readAll(session.account);
      return ok(null);
    },
  });
};

export default routes;
