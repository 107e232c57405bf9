import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { isCategory } from '../../../../domain/category.ts';
import { type BannerGroup, bannerGroups } from '../../../../domain/notice.ts';
import { calls } from '../../../../wire/calls.ts';
import { Banner, GamePage, GameQuery, LiveTable, Mission, SortingVendor } from '../../../../wire/catalogue.ts';
import { ok } from '../../../../wire/envelope.ts';
import { guestsMayRead } from '../../../content/published/index.ts';
import { answers, isOpen, onlyLanguage, withLanguage } from '../../../platform/http/index.ts';
import { createCachedAnswers } from '../../http/cachedAnswers.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  const answerGames = createCachedAnswers();

  /** Public game list, 24 per page. Without `gameType`: search across all categories, or hot games if there is no search. */
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
    async ({ tenant, language, query }, reply) => {
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
  );

  server.get(
    calls.publicVendors.path,
    {
      config: isOpen,
      schema: {
        summary: 'Vendors of every category, in order',
        tags: ['catalogue'],
        querystring: onlyLanguage,
        response: answers(Type.Array(SortingVendor)),
      },
    },
    async ({ tenant }) => {
      guestsMayRead(tenant);
      return ok(await server.services.content.vendors(tenant));
    },
  );

  server.get(
    calls.liveTables.path,
    {
      config: isOpen,
      schema: {
        summary: 'Live tables with their limits',
        tags: ['catalogue'],
        querystring: onlyLanguage,
        response: answers(Type.Array(LiveTable)),
      },
    },
    async ({ tenant, language }) => {
      guestsMayRead(tenant);
      return ok(await server.services.content.liveTables(tenant, language));
    },
  );

  server.get(
    calls.missions.path,
    {
      config: isOpen,
      schema: {
        summary: 'Missions open to everyone',
        tags: ['catalogue'],
        querystring: onlyLanguage,
        response: answers(Type.Array(Mission)),
      },
    },
    async ({ tenant, language }) => {
      guestsMayRead(tenant);
      return ok(await server.services.content.missions(tenant, language));
    },
  );

  server.get(
    calls.banners.path,
    {
      config: isOpen,
      schema: {
        summary: 'Banners of a place of the site',
        tags: ['catalogue'],
        querystring: withLanguage({ group: Type.Optional(Type.Union(bannerGroups.map((group) => Type.Literal(group)))) }),
        response: answers(Type.Array(Banner)),
      },
    },
    async ({ tenant, language, query }) =>
      ok(server.services.content.banners(tenant, language, (query.group ?? 'home') as BannerGroup)),
  );
};

export default routes;
