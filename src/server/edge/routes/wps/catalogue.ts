import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isCategory } from '../../../../domain/category.ts';
import { ok } from '../../../../wire/envelope.ts';
import { guestsMayRead } from '../../../content/published/index.ts';
import { isOpen, routeOf } from '../../../platform/http/index.ts';
import { createCachedAnswers } from '../../http/cachedAnswers.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  const answerGames = createCachedAnswers();

  /** Public game list, 24 per page. Without `gameType`: search across all categories, or hot games if there is no search. */
  server.route({
    ...routeOf('publicCatalogue'),
    config: isOpen,
    handler: async ({ tenant, language, query }, reply) => {
      guestsMayRead(tenant);
      const { vassalage, search, only, classification, sort } = query;
      const requested = query.gameType;
      const gameType = requested === undefined || isCategory(requested) ? requested : 'HOT';
      const pageNum = query.pageNum === undefined ? undefined : Number(query.pageNum);
      const page = await server.services.content.games(tenant, language, {
        gameType,
        vassalage,
        search,
        pageNum,
        only,
        classification,
        sort,
      });
      return answerGames(reply, page);
    },
  });

  server.route({
    ...routeOf('publicVendors'),
    config: isOpen,
    handler: async ({ tenant }) => {
      guestsMayRead(tenant);
      return ok(await server.services.content.vendors(tenant));
    },
  });

  server.route({
    ...routeOf('liveTables'),
    config: isOpen,
    handler: async ({ tenant, language }) => {
      guestsMayRead(tenant);
      return ok(await server.services.content.liveTables(tenant, language));
    },
  });

  server.route({
    ...routeOf('missions'),
    config: isOpen,
    handler: async ({ tenant, language }) => {
      guestsMayRead(tenant);
      return ok(await server.services.content.missions(tenant, language));
    },
  });

  server.route({
    ...routeOf('banners'),
    config: isOpen,
    handler: async ({ tenant, language, query }) =>
      ok(server.services.content.banners(tenant, language, query.group ?? 'home')),
  });
};

export default routes;
