import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { isCustomAvatar } from '../../../../identity/accounts/index.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('playerAvatar'),
    config: { access: 'member', account: 'any' },
    handler: async ({ session: { account } }) =>
      ok({ avatar: account.avatar, avatarType: isCustomAvatar(account.avatar) ? ('CUSTOM' as const) : ('STATIC' as const) }),
  });
};

export default routes;
