import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../../wire/calls.ts';
import { SortingVendor } from '../../../../../wire/catalogue.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { answers, withLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.gameVendors.path,
    {
      config: { access: 'member', account: 'any' },
      schema: {
        summary: 'Vendors of each category, in order',
        tags: ['relay'],
        querystring: withLanguage({ merchantCode: Type.Optional(Type.String({ maxLength: 64 })) }),
        response: answers(Type.Array(SortingVendor)),
      },
    },
    async ({ tenant, query }) => {
      if (query.merchantCode !== undefined && query.merchantCode !== tenant.brand.merchant) throw new Failure('MALFORMED');
      return ok(await server.services.content.vendors(tenant));
    },
  );
};

export default routes;
