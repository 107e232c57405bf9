import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { RedeemItem } from '../../../../../wire/points.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.redeemItems.path,
    {
      config: { access: 'member' },
      schema: {
        summary: 'Rewards that points are redeemed for',
        tags: ['relay'],
        querystring: onlyLanguage,
        response: answers(Type.Array(RedeemItem)),
      },
    },
    async ({ tenant, language }) => ok(await server.services.points.goods(tenant, language)),
  );
};

export default routes;
