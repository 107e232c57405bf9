import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { LotteryMenu } from '../../../../../wire/launch.ts';
import { answers, isOpenToReaders, onlyLanguage } from '../../../shape.ts';

export const vnGameMenuRoute: FastifyPluginAsyncTypebox = async (server) => {
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
    async ({ tenant, language }) => ok(await server.launch.vnMenu(tenant, language)),
  );
};
