import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isCategory } from '../../../../../domain/category.ts';
import { calls } from '../../../../../wire/calls.ts';
import { GameNarrowing, GamePage } from '../../../../../wire/catalogue.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { GameListQuery } from '../../../../../wire/launch.ts';
import { answers, withLanguage } from '../../../../platform/http/index.ts';
import { createCachedAnswers } from '../../../http/cachedAnswers.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  const answerGames = createCachedAnswers();

  server.get(
    calls.gameList.path,
    {
      config: { access: 'member', account: 'any' },
      schema: {
        summary: 'Games of a category, of a vendor, or by name, 24 a page',
        tags: ['relay'],
        querystring: withLanguage({ ...GameListQuery.properties, ...GameNarrowing }),
        response: answers(GamePage),
      },
    },
    async ({ tenant, language, query }, reply) => {
      if (query.merchant !== tenant.brand.merchant) throw new Failure('MALFORMED');
      const { gameType: requested, vassalage, gameName, pageNo } = query;
      const gameType = isCategory(requested) || requested === 'HOT' ? requested : undefined;
      const search = gameName === '' ? undefined : gameName;
      const chosen = vassalage === '' ? undefined : vassalage;
      const { only, classification, sort } = query;
      const pageNum = Number(pageNo);
      const page = await server.services.content.games(tenant, language, {
        gameType,
        vassalage: chosen,
        search,
        pageNum,
        only,
        classification,
        sort,
      });
      return answerGames(reply, page);
    },
  );
};

export default routes;
