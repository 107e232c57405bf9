import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  /** Each event is given out once, so that no reload and no second tab counts it again. */
  server.route({
    ...routeOf('takeFunnelEvents'),
    config: { access: 'member', act: 'account' },
    handler: async ({ tenant, session }) => ok(await server.services.analytics.take(tenant, session.account)),
  });
};

export default routes;
