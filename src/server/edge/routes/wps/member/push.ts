import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;

/** Browsers that show messages of the account. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('pushKey'),
    config,
    handler: async ({ tenant }) => ok({ key: await server.services.push.key(tenant) }),
  });

  server.route({
    ...routeOf('addPushDevice'),
    config: { ...config, act: 'account' },
    handler: async ({ tenant, session, body }) => {
      await server.services.push.add(tenant, session.account, session.tokenHash, body);
      return ok(null);
    },
  });

  server.route({
    ...routeOf('removePushDevice'),
    config: { ...config, act: 'account' },
    handler: async ({ session, body }) => {
      await server.services.push.remove(session.account, body.endpoint);
      return ok(null);
    },
  });
};

export default routes;
