import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { PromotionBoard, PromotionDetail, PromotionQuery } from '../../../../wire/promotions.ts';
import { answers, isOpenToReaders, onlyLanguage, withLanguage } from '../../../platform/http/index.ts';

const config = { ...isOpenToReaders, session: 'ifAny' } as const;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.promotionBoard.path,
    {
      config,
      schema: {
        summary: 'Promotions with the state of the caller, what can be claimed first',
        tags: ['promotions'],
        querystring: onlyLanguage,
        response: answers(PromotionBoard),
      },
    },
    async ({ tenant, caller, language }) =>
      ok(await server.services.promotions.list(tenant, caller?.account ?? null, language)),
  );

  server.get(
    calls.promotionDetail.path,
    {
      config,
      schema: {
        summary: 'One promotion with its rule and terms, and the application of the caller',
        tags: ['promotions'],
        querystring: withLanguage(PromotionQuery.properties),
        response: answers(PromotionDetail),
      },
    },
    async ({ tenant, caller, language, query }) =>
      ok(await server.services.promotions.detail(tenant, caller?.account ?? null, language, query.id)),
  );
};

export default routes;
