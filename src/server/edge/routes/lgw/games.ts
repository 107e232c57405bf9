import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../wire/calls.ts';
import { GameCard } from '../../../../wire/catalogue.ts';
import { ok } from '../../../../wire/envelope.ts';
import { LotteryMenu } from '../../../../wire/launch.ts';
import { answers, isOpen, isOpenToReaders, onlyLanguage, withLanguage } from '../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.gameMenus.path,
    {
      config: isOpenToReaders,
      schema: {
        summary: 'Lotteries of every account type with their next draws',
        tags: ['lgw'],
        querystring: onlyLanguage,
        response: answers(Type.Array(LotteryMenu)),
      },
    },
    async ({ tenant, language }) => ok(await server.services.launch.menus(tenant, language)),
  );

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
    async ({ tenant, language, query }) => ok(await server.services.content.popular(tenant, language, Number(query.count))),
  );
};

export default routes;
