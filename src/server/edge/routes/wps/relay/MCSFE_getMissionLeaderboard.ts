import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { MissionLeaderboard } from '../../../../../wire/missions.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.missionLeaderboard.path,
    {
      config: { access: 'member', module: moduleCodes.memberCentre },
      schema: {
        summary: 'Scores of the missions of this week, with masked names',
        tags: ['relay'],
        querystring: onlyLanguage,
        response: answers(MissionLeaderboard),
      },
    },
    async ({ tenant, session }) => ok(await server.services.missions.leaderboard(tenant, session.account)),
  );
};

export default routes;
