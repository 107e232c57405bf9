import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireStudio, studioRoute, writingOf } from '../../../../studio/studioSessions/index.ts';

/** Operators and their roles; owners change them. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server, 'owner');
  const team = () => server.services.studioSessions.team;

  server.route({
    ...studioRouteOf('team'),
    config: studioRoute('viewer'),
    handler: async (request) => ok(await team().list(acting(request).operator)),
  });
  server.route({
    ...studioRouteOf('invite'),
    config: studioRoute('owner', 'team'),
    handler: async (request) => ok(await team().invite(acting(request).operator, request.body, writingOf(request))),
  });
  server.route({
    ...studioRouteOf('changeMember'),
    config: studioRoute('owner', 'team'),
    handler: async (request) =>
      ok(await team().change(acting(request).operator, request.params.name, request.body, writingOf(request))),
  });
  server.route({
    ...studioRouteOf('reinvite'),
    config: studioRoute('owner', 'credentials'),
    handler: async (request) => ok(await team().reinvite(acting(request).operator, request.params.name, writingOf(request))),
  });
};

export default routes;
