import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../wire/envelope.ts';
import { OfTeamRequest, TeamAnswer, TeamRequest, TeamRequestAnswer } from '../../../../wire/studio/session.ts';
import { answers } from '../../../platform/http/index.ts';
import { installationRuler } from '../../../studio/operators/index.ts';
import { writingOf } from '../../../studio/studioSessions/index.ts';
import { requireInstallationToken } from '../../operations/authorize.ts';

const config = { access: 'operator', host: 'any', whenBlocked: 'answer' } as const;
const tags = ['operate'];

/** Rights over money, approvals and the team, which the holder of the installation’s token agrees to in place of a second owner. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  requireInstallationToken(server);

  server.get(
    '/operate/rights',
    {
      config,
      schema: { summary: 'Rights that wait for a second owner', tags, response: answers(Type.Array(TeamRequest)) },
    },
    async () => ok(await server.services.studioSessions.team.requests(installationRuler)),
  );
  server.post(
    '/operate/rights/:id',
    {
      config,
      schema: {
        summary: 'Agree to rights in place of a second owner, or decline them',
        tags,
        params: OfTeamRequest,
        body: TeamRequestAnswer,
        response: answers(TeamAnswer),
      },
    },
    async (request) => {
      const { id } = request.params;
      const { team } = server.services.studioSessions;
      return ok(await team.answer(installationRuler, id, request.body.isYes, writingOf(request)));
    },
  );
};

export default routes;
