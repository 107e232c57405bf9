import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('referral'),
    config: { access: 'member', module: 'INVITE' },
    handler: async ({ tenant, session }) => ok(await server.services.referrals.read(tenant, session.account)),
  });

  server.route({
    ...routeOf('referralFriends'),
    config: { access: 'member', module: 'INVITE' },
    handler: async ({ tenant, session, query }) => {
      const { lang: _lang, ...filter } = query;
      return ok(await server.services.referrals.friends(tenant, session.account, filter));
    },
  });
};

export default routes;
