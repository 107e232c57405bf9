import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../wire/envelope.ts';
import { ListedMission } from '../../../../wire/missions.ts';
import { OfMember } from '../../../../wire/operate.ts';
import { answers, onlyLanguage } from '../../../platform/http/index.ts';
import { requireOperator } from '../../operations/authorize.ts';

const config = { access: 'operator', role: 'money', host: 'any', whenBlocked: 'answer' } as const;

/** Missions of members. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);
  const shared = { tags: ['operate'], querystring: onlyLanguage };

  server.get(
    '/operate/missions/:merchant/:username',
    {
      config,
      schema: {
        ...shared,
        summary: 'Progress of a member in the missions of now',
        params: OfMember,
        response: answers(Type.Array(ListedMission)),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const owner = await server.services.operators.members.find(tenant, request.params.username);
      return ok(await server.services.missions.operate.missions(tenant, operator, owner));
    },
  );
};

export default routes;
