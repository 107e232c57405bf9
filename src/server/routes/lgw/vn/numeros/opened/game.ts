import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../../../wire/calls.ts';
import { ok } from '../../../../../../wire/envelope.ts';
import { OpenedNumbers } from '../../../../../../wire/launch.ts';
import { answers, isOpenToReaders, withLanguage } from '../../../../shape.ts';

export const vnOpenedNumbersRoute: FastifyPluginAsyncTypebox = async (server) => {
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
        await server.launch.openedNumbers(tenant, language, {
          area: 'VN',
          count: Number(count),
          ...(gameCode === undefined ? {} : { gameCode }),
        }),
      ),
  );
};
