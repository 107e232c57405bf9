import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../wire/envelope.ts';
import { OfMember } from '../../../../wire/operate.ts';
import { ListedRank, RankOrder } from '../../../../wire/ranks.ts';
import { answers, onlyLanguage } from '../../../platform/http/index.ts';
import { requireOperator } from '../../operations/authorize.ts';

const config = { access: 'operator', role: 'money', host: 'any', whenBlocked: 'answer' } as const;

/** VIP ranks of members. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);
  const shared = { tags: ['operate'], querystring: onlyLanguage, params: OfMember };

  server.get(
    '/operate/ranks/:merchant/:username',
    { config, schema: { ...shared, summary: 'Rank of a member with its changes', response: answers(ListedRank) } },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const { operators, ranks } = server.services;
      const owner = await operators.members.find(tenant, request.params.username);
      return ok(await ranks.operate.show(tenant, operator, owner, request.language));
    },
  );

  server.post(
    '/operate/ranks/:merchant/:username/set',
    {
      config,
      schema: {
        ...shared,
        summary: 'Give a member a rank, which holds until the end of the period; pays no bonus',
        body: RankOrder,
        response: answers(ListedRank),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const { operators, ranks } = server.services;
      const { id } = await operators.members.find(tenant, request.params.username);
      const owner = await ranks.operate.set(tenant, operator, id, request.body);
      return ok(await ranks.operate.show(tenant, operator, owner, request.language));
    },
  );
};

export default routes;
