import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../../wire/calls.ts';
import { Promotion } from '../../../../../wire/catalogue.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { answers, isOpen, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.availablePromotions.path,
    {
      config: isOpen,
      schema: {
        summary: 'Promotions open to everyone',
        tags: ['relay'],
        querystring: onlyLanguage,
        response: answers(Type.Array(Promotion)),
      },
    },
    async ({ tenant, language }) => ok(server.services.content.promotions(tenant, language)),
  );
};

export default routes;
