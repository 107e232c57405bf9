import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { ok } from '../../../../../wire/envelope.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireStudio, studioRoute } from '../../../../studio/studioSessions/index.ts';

/** The site as it is not published: in the editor, and by link for others. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);
  const previews = () => server.services.previews;

  server.route({
    ...studioRouteOf('editorPreview'),
    config: studioRoute('viewer', 'work'),
    handler: async (request) =>
      ok(await previews().forEditor(request.params.merchant, acting(request).operator, portOf(request))),
  });
  server.route({
    ...studioRouteOf('previews'),
    config: studioRoute('viewer'),
    handler: async (request) => ok(await previews().list(request.params.merchant)),
  });
  server.route({
    ...studioRouteOf('addPreview'),
    config: studioRoute('publisher', 'work'),
    handler: async (request) =>
      ok(await previews().add(request.params.merchant, acting(request).operator, request.body, portOf(request))),
  });
  server.route({
    ...studioRouteOf('revokePreview'),
    config: studioRoute('publisher', 'work'),
    handler: async (request) => {
      const { merchant, id } = request.params;
      return ok(await previews().revoke(merchant, acting(request).operator, id));
    },
  });
};

/** In development the port that the browser asked: that of the process may be chosen by the system. */
function portOf({ headers: { host = '' } }: FastifyRequest): number | undefined {
  const port = /:(\d{1,5})$/.exec(host)?.[1];
  return port === undefined ? undefined : Number(port);
}

export default routes;
