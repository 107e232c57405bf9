import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { PointBalance } from '../../../../../wire/points.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.pointBalance.path,
    {
      config: { access: 'member' },
      schema: {
        summary: 'Points of the account; they never expire',
        tags: ['relay'],
        querystring: onlyLanguage,
        response: answers(PointBalance),
      },
    },
    async ({ tenant, session }) => ok(await server.services.points.balance(tenant, session.account)),
  );
};

export default routes;
