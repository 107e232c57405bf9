import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../wire/envelope.ts';
import { OfMerchant } from '../../../../wire/operate.ts';
import { GoodsStock, ListedGoods, OfGoods } from '../../../../wire/points.ts';
import { answers, onlyLanguage } from '../../../platform/http/index.ts';
import { requireOperator } from '../../operations/authorize.ts';

const config = { access: 'operator', role: 'money', host: 'any', whenBlocked: 'answer' } as const;

/** Rewards of the points mall. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);
  const shared = { tags: ['operate'], querystring: onlyLanguage };

  server.get(
    '/operate/goods/:merchant',
    {
      config,
      schema: {
        ...shared,
        summary: 'Rewards of the points mall, and how many are left',
        params: OfMerchant,
        response: answers(Type.Array(ListedGoods)),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.points.operate.goods(tenant, operator));
    },
  );
  server.post(
    '/operate/goods/:merchant/:goods/stock',
    {
      config,
      schema: {
        ...shared,
        summary: 'Set how many of a reward are left',
        params: OfGoods,
        body: GoodsStock,
        response: answers(ListedGoods),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.points.operate.setStock(tenant, operator, request.params.goods, request.body));
    },
  );
};

export default routes;
