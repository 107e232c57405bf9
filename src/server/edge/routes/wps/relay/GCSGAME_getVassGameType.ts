import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { answers, withLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.vendorGameTypes.path,
    {
      config: { access: 'member', account: 'any' },
      schema: {
        summary: 'Categories a vendor has games in',
        tags: ['relay'],
        querystring: withLanguage({ vassalage: Type.String({ pattern: '^[A-Z0-9]{2,16}$' }) }),
        response: answers(Type.Array(Type.String())),
      },
    },
    async ({ tenant, query }) => {
      const found = await server.services.content.vendors(tenant);
      const categories = found.filter(({ vendors }) => vendors.some(({ vassalage }) => vassalage === query.vassalage));
      return ok(categories.map(({ gameCategory }) => gameCategory));
    },
  );
};

export default routes;
