import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../../wire/calls.ts';
import { LiveTable } from '../../../../../wire/catalogue.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.roomList.path,
    {
      config: { access: 'member', account: 'any' },
      schema: {
        summary: 'Rooms of live games with their limits',
        tags: ['relay'],
        querystring: onlyLanguage,
        response: answers(Type.Array(LiveTable)),
      },
    },
    async ({ tenant, language }) => ok(await server.services.content.liveTables(tenant, language)),
  );
};

export default routes;
