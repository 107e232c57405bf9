import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../../../wire/calls.ts';
import { GameCard } from '../../../../../../wire/catalogue.ts';
import { ok } from '../../../../../../wire/envelope.ts';
import { answers, onlyLanguage } from '../../../../shape.ts';

export const vnRecentGamesRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.vnRecentGames.path,
    {
      config: { access: 'member', account: 'any' },
      schema: {
        summary: 'Lotteries the account launched, newest first',
        tags: ['lgw'],
        querystring: onlyLanguage,
        response: answers(Type.Array(GameCard)),
      },
    },
    async ({ tenant, language, session }) => ok(await server.launch.recentLotteries(tenant, language, session.account.id)),
  );
};
