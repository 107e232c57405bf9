import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PlayerAvatar } from '../../../../../wire/auth.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { isCustomAvatar } from '../../../../identity/accounts/index.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.playerAvatar.path,
    {
      config: { access: 'member', account: 'any' },
      schema: {
        summary: 'Picture of the account and its kind',
        tags: ['member'],
        querystring: onlyLanguage,
        response: answers(PlayerAvatar),
      },
    },
    async ({ session: { account } }) =>
      ok({ avatar: account.avatar, avatarType: isCustomAvatar(account.avatar) ? ('CUSTOM' as const) : ('STATIC' as const) }),
  );
};

export default routes;
