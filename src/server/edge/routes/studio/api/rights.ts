import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireStudio, studioRoute, writingOf } from '../../../../studio/studioSessions/index.ts';

/** Rights over money, approvals and the team, which a second owner agrees to, or in place of one the holder of the installation’s token. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server, 'owner');
  const team = () => server.services.studioSessions.team;

  server.route({
    ...studioRouteOf('teamRequests'),
    config: { ...studioRoute('owner'), installation: true },
    handler: async (request) => ok(await team().requests(acting(request).operator)),
  });
  server.route({
    ...studioRouteOf('answerTeamRequest'),
    config: { ...studioRoute('owner', 'team'), installation: true },
    handler: async (request) =>
      ok(await team().answer(acting(request).operator, request.params.id, request.body.isYes, writingOf(request))),
  });
};

export default routes;
