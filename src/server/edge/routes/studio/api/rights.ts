import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioCalls } from '../../../../../wire/studio/calls.ts';
import { OfTeamRequest, TeamAnswer, TeamRequest, TeamRequestAnswer } from '../../../../../wire/studio/session.ts';
import { answers } from '../../../../platform/http/index.ts';
import { requireStudio, studioRoute, writingOf } from '../../../../studio/studioSessions/index.ts';

const tags = ['studio'];

/** Rights over money, approvals and the team, which a second owner agrees to. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server, 'owner');
  const team = () => server.services.studioSessions.team;

  server.get(
    studioCalls.teamRequests[1],
    {
      config: studioRoute('owner'),
      schema: { summary: 'What waits for a second owner', tags, response: answers(Type.Array(TeamRequest)) },
    },
    async (request) => ok(await team().requests(acting(request).operator)),
  );
  server.post(
    studioCalls.answerTeamRequest[1],
    {
      config: studioRoute('owner', 'team'),
      schema: {
        summary: 'Agree to what another owner asked, which is done then, or decline it',
        tags,
        params: OfTeamRequest,
        body: TeamRequestAnswer,
        response: answers(TeamAnswer),
      },
    },
    async (request) =>
      ok(await team().answer(acting(request).operator, request.params.id, request.body.isYes, writingOf(request))),
  );
};

export default routes;
