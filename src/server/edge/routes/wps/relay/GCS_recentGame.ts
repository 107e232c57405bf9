import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../../wire/calls.ts';
import { GameCard } from '../../../../../wire/catalogue.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.recentGames.path,
    {
      config: { access: 'member', account: 'any' },
      schema: {
        summary: 'Games the account launched, newest first',
        tags: ['relay'],
        querystring: onlyLanguage,
        response: answers(Type.Array(GameCard)),
      },
    },
    async ({ tenant, language, session }) =>
      ok(await server.services.launch.favouriteGames.recent(tenant, language, session.account.id)),
  );
};

export default routes;
