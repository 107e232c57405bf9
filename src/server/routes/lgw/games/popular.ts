import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../wire/calls.ts';
import { GameCard } from '../../../../wire/catalogue.ts';
import { ok } from '../../../../wire/envelope.ts';
import { answers, isOpen, withLanguage } from '../../shape.ts';

export const popularGamesRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.popularGames.path,
    {
      config: isOpen,
      schema: {
        summary: 'Games people play most',
        tags: ['lgw'],
        querystring: withLanguage({ count: Type.String({ pattern: '^(?:[1-9]|1[0-9]|20)$' }) }),
        response: answers(Type.Array(GameCard)),
      },
    },
    async ({ tenant, language, query }) => ok(await server.content.popular(tenant, language, Number(query.count))),
  );
};
