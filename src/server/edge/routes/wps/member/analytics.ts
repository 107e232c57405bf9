import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { FunnelEvents } from '../../../../../wire/analytics.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  /** Each event is given out once, so that no reload and no second tab counts it again. */
  server.post(
    calls.takeFunnelEvents.path,
    {
      config: { access: 'member', act: 'account' },
      schema: {
        summary: 'Takes what the account did for the first time, for the tag of the visitor who has consented',
        tags: ['member'],
        querystring: onlyLanguage,
        response: answers(FunnelEvents),
      },
    },
    async ({ tenant, session }) => ok(await server.services.analytics.take(tenant, session.account)),
  );
};

export default routes;
