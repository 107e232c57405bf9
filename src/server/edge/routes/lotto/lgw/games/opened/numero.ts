import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../../../../wire/calls.ts';
import { ok } from '../../../../../../../wire/envelope.ts';
import { OpenedNumbers } from '../../../../../../../wire/launch.ts';
import { answers, withLanguage } from '../../../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.openedNumbers.path,
    {
      config: { access: 'member', account: 'any' },
      schema: {
        summary: 'Results of every lottery, newest first',
        tags: ['lotto'],
        querystring: withLanguage({
          count: Type.Optional(Type.String({ pattern: '^(?:[1-9][0-9]?|100)$' })),
          gameCode: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$' })),
        }),
        response: answers(Type.Array(OpenedNumbers)),
      },
    },
    async ({ tenant, language, query: { count, gameCode } }) =>
      ok(
        await server.services.launch.openedNumbers(tenant, language, {
          count: Number(count ?? '100'),
          ...(gameCode === undefined ? {} : { gameCode }),
        }),
      ),
  );
};

export default routes;
