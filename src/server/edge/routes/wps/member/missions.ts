import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { MissionClaim, MissionClaimed } from '../../../../../wire/missions.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.claimMission.path,
    {
      config: { access: 'member', module: moduleCodes.memberCentre, perMinute: 60, act: 'collect' },
      schema: {
        summary: 'Claim the reward of a turn of a mission, exactly one time; a repeated claim gets the first answer',
        tags: ['member'],
        querystring: onlyLanguage,
        body: MissionClaim,
        response: answers(MissionClaimed),
      },
    },
    async ({ tenant, session, body }) => ok(await server.services.missions.claim(tenant, session.account, body)),
  );
};

export default routes;
