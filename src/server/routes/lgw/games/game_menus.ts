import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { LotteryMenu } from '../../../../wire/launch.ts';
import { answers, isOpenToReaders, onlyLanguage } from '../../shape.ts';

export const gameMenusRoute: FastifyPluginAsyncTypebox = async (server) => {
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
    async ({ tenant, language }) => ok(await server.launch.menus(tenant, language)),
  );
};
