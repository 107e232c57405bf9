import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { AffiliateCheck, AffiliateQuery } from '../../../../../wire/registration.ts';
import { answers, isOpen, withLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.affiliate.path,
    {
      config: isOpen,
      schema: {
        summary: 'Whether an invitation code belongs to an agent',
        tags: ['agent'],
        querystring: withLanguage(AffiliateQuery.properties),
        response: answers(AffiliateCheck),
      },
    },
    async ({ tenant, client, query }) => {
      const valid = await server.services.members.isAffiliate(tenant, query.code, client.ip);
      if (valid === null) throw new Failure('RATE_LIMIT');
      return ok({ valid });
    },
  );
};

export default routes;
