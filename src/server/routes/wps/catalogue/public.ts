import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isCategory } from '../../../../domain/category.ts';
import { calls } from '../../../../wire/calls.ts';
import { GamePage, GameQuery } from '../../../../wire/catalogue.ts';
import { ok } from '../../../../wire/envelope.ts';
import { guestsMayRead } from '../../../content/guestsMayRead.ts';
import { answers, isOpen, withLanguage } from '../../shape.ts';

/** Games for everybody, 24 a page. Without `gameType`: what a search finds in every category, or else the hot games. */
export const publicCatalogueRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.publicCatalogue.path,
    {
      config: isOpen,
      schema: {
        summary: 'Games of a category, of a vendor, or by name',
        tags: ['catalogue'],
        querystring: withLanguage(GameQuery.properties),
        response: answers(GamePage),
      },
    },
    async ({ tenant, language, query }) => {
      guestsMayRead(tenant);
      const { vassalage, search, only, classification, sort } = query;
      const asked = query.gameType;
      const gameType = asked === undefined || isCategory(asked) ? asked : 'HOT';
      const pageNum = query.pageNum === undefined ? undefined : Number(query.pageNum);
      return ok(
        await server.content.games(tenant, language, { gameType, vassalage, search, pageNum, only, classification, sort }),
      );
    },
  );
};
