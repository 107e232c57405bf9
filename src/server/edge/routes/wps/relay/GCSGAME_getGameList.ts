import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isCategory } from '../../../../../domain/category.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { routeOf } from '../../../../platform/http/index.ts';
import { createCachedAnswers } from '../../../http/cachedAnswers.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  const answerGames = createCachedAnswers();

  server.route({
    ...routeOf('gameList'),
    config: { access: 'member', account: 'any' },
    handler: async ({ tenant, language, query }, reply) => {
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
  });
};

export default routes;
