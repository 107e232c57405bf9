import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.favouriteGames.path,
    {
      config: { access: 'member' },
      schema: {
        summary: 'Ids of favourite games, newest first',
        tags: ['relay'],
        querystring: onlyLanguage,
        response: answers(Type.Array(Type.String())),
      },
    },
    async ({ tenant, session }) => ok(await server.services.launch.favouriteGames.favourites(tenant, session.account.id)),
  );
};

export default routes;
