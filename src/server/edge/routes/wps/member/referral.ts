import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { FriendPage, FriendQuery, Referral } from '../../../../../wire/referral.ts';
import { answers, onlyLanguage, withLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.referral.path,
    {
      config: { access: 'member', module: 'INVITE' },
      schema: {
        summary: 'Invite code and link of the account, the rule of the brand and what was earned',
        tags: ['member'],
        querystring: onlyLanguage,
        response: answers(Referral),
      },
    },
    async ({ tenant, session }) => ok(await server.services.referrals.read(tenant, session.account)),
  );

  server.get(
    calls.referralFriends.path,
    {
      config: { access: 'member', module: 'INVITE' },
      schema: {
        summary: 'Friends who registered with the invitation of the account, newest first',
        tags: ['member'],
        querystring: withLanguage(FriendQuery.properties),
        response: answers(FriendPage),
      },
    },
    async ({ tenant, session, query }) => {
      const { lang: _lang, ...filter } = query;
      return ok(await server.services.referrals.friends(tenant, session.account, filter));
    },
  );
};

export default routes;
