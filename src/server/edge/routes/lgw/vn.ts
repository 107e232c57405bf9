import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../wire/calls.ts';
import { GameCard } from '../../../../wire/catalogue.ts';
import { ok } from '../../../../wire/envelope.ts';
import { LotteryMenu, OpenedNumbers } from '../../../../wire/launch.ts';
import { answers, isOpenToReaders, onlyLanguage, withLanguage } from '../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.vnGameMenu.path,
    {
      config: isOpenToReaders,
      schema: {
        summary: 'Vietnamese lotteries with their next draws',
        tags: ['lgw'],
        querystring: onlyLanguage,
        response: answers(LotteryMenu),
      },
    },
    async ({ tenant, language }) => ok(await server.services.launch.vnMenu(tenant, language)),
  );

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
    async ({ tenant, language, session }) =>
      ok(await server.services.launch.recentLotteries(tenant, language, session.account.id)),
  );

  server.get(
    calls.vnOpenedNumbers.path,
    {
      config: isOpenToReaders,
      schema: {
        summary: 'Opened numbers of Vietnamese lotteries, newest first',
        tags: ['lgw'],
        querystring: withLanguage({
          count: Type.String({ pattern: '^(?:[1-9][0-9]?|100)$' }),
          gameCode: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' })),
        }),
        response: answers(Type.Array(OpenedNumbers)),
      },
    },
    async ({ tenant, language, query: { count, gameCode } }) =>
      ok(
        await server.services.launch.openedNumbers(tenant, language, {
          area: 'VN',
          count: Number(count),
          ...(gameCode === undefined ? {} : { gameCode }),
        }),
      ),
  );
};

export default routes;
