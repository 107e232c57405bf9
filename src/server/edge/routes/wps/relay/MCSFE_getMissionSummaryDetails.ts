import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { MissionSummary } from '../../../../../wire/missions.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.missionSummary.path,
    {
      config: { access: 'member', module: moduleCodes.memberCentre },
      schema: {
        summary: 'Missions with their progress and reward, how many are open, and the red envelopes that wait',
        tags: ['relay'],
        querystring: onlyLanguage,
        response: answers(MissionSummary),
      },
    },
    async ({ tenant, session, language }) => ok(await server.services.missions.summary(tenant, session.account, language)),
  );
};

export default routes;
