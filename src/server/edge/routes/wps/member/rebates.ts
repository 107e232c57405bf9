import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { Cursor, RebateClaim, RebateClaimed, RebateHistory, RebateOffer } from '../../../../../wire/records.ts';
import { answers, onlyLanguage, withLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.rebates.path,
    {
      config: { access: 'member', module: 'MANPLAYREB3' },
      schema: {
        summary: 'Cashback that the account can claim, by category',
        tags: ['member'],
        querystring: onlyLanguage,
        response: answers(RebateOffer),
      },
    },
    async ({ tenant, session, language }) => ok(await server.services.rebates.offer(tenant, session.account, language)),
  );

  server.get(
    calls.rebateHistory.path,
    {
      config: { access: 'member', module: 'MANPLAYREB3' },
      schema: {
        summary: 'Cashback that was paid, newest first',
        tags: ['member'],
        querystring: withLanguage(Cursor.properties),
        response: answers(RebateHistory),
      },
    },
    async ({ tenant, session, query }) => ok(await server.services.rebates.history(tenant, session.account, query)),
  );

  server.post(
    calls.claimRebate.path,
    {
      config: { access: 'member', module: 'MANPLAYREB3', perMinute: 30, act: 'collect' },
      schema: {
        summary: 'Claim the cashback of a category, or all of it, once per request id',
        tags: ['member'],
        querystring: onlyLanguage,
        body: RebateClaim,
        response: answers(RebateClaimed),
      },
    },
    async ({ tenant, session, body }) => ok(await server.services.rebates.claim(tenant, session.account, body)),
  );
};

export default routes;
