import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { figureSpans } from '../../../../../domain/figureSpan.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireDesk, studioRoute } from '../../../../studio/studioSessions/index.ts';

/** Figures of a brand at the operators' desk, for those who answer for its money. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireDesk(server);

  server.route({
    ...studioRouteOf('deskFigures'),
    config: studioRoute(['money', 'approve']),
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      const span = figureSpans.find((days) => String(days) === request.query.days) ?? figureSpans[0];
      return ok(await server.services.desk.figures(tenant, span));
    },
  });
};

export default routes;
