import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioCalls } from '../../../../../wire/studio/calls.ts';
import { OfTeamMember, TeamAnswer, TeamChange, TeamInvitation, TeamMember } from '../../../../../wire/studio/session.ts';
import { answers } from '../../../../platform/http/index.ts';
import { requireStudio, studioRoute, writingOf } from '../../../../studio/studioSessions/index.ts';

const tags = ['studio'];

/** Who the operators are; owners change that. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server, 'owner');
  const team = () => server.services.studioSessions.team;

  server.get(
    studioCalls.team[1],
    { config: studioRoute('viewer'), schema: { summary: 'Operators', tags, response: answers(Type.Array(TeamMember)) } },
    async (request) => ok(await team().list(acting(request).operator)),
  );
  server.post(
    studioCalls.invite[1],
    {
      config: studioRoute('owner', 'team'),
      schema: {
        summary: 'Invite an operator; the link goes by mail to the person',
        tags,
        body: TeamInvitation,
        response: answers(TeamAnswer),
      },
    },
    async (request) => ok(await team().invite(acting(request).operator, request.body, writingOf(request))),
  );
  server.post(
    studioCalls.changeMember[1],
    {
      config: studioRoute('owner', 'team'),
      schema: {
        summary: 'Change name, roles, brands, address or state of another operator',
        tags,
        params: OfTeamMember,
        body: TeamChange,
        response: answers(TeamAnswer),
      },
    },
    async (request) => ok(await team().change(acting(request).operator, request.params.name, request.body, writingOf(request))),
  );
  server.post(
    studioCalls.reinvite[1],
    {
      config: studioRoute('owner', 'credentials'),
      schema: {
        summary: 'A new invitation by mail; password and second factor of the operator end',
        tags,
        params: OfTeamMember,
        response: answers(TeamAnswer),
      },
    },
    async (request) => ok(await team().reinvite(acting(request).operator, request.params.name, writingOf(request))),
  );
};

export default routes;
