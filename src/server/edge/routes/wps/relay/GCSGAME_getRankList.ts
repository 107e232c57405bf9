import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../../wire/calls.ts';
import { WinnerEntry } from '../../../../../wire/catalogue.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { answers, isOpen, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.rankList.path,
    {
      config: isOpen,
      schema: {
        summary: 'Winner board, with masked names',
        tags: ['relay'],
        querystring: onlyLanguage,
        response: answers(Type.Array(WinnerEntry)),
      },
    },
    async ({ tenant, language }) => ok(await server.services.content.winners(tenant, language)),
  );
};

export default routes;
