import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { FavouriteChange } from '../../../../../wire/play.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.put(
    calls.changeFavourite.path,
    {
      config: { access: 'member', perMinute: 60, act: 'account' },
      schema: {
        summary: 'Add or remove a favourite game; returns the saved ids',
        tags: ['member'],
        querystring: onlyLanguage,
        body: FavouriteChange,
        response: answers(Type.Array(Type.String())),
      },
    },
    async ({ tenant, session, body }) =>
      ok(await server.services.launch.favouriteGames.change(tenant, session.account.id, body.gameId, body.favourite)),
  );
};

export default routes;
