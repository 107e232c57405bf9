import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { openEventStream } from '../../../../studio/drafts/index.ts';
import { requireStudio, studioRoute } from '../../../../studio/studioSessions/index.ts';

/** A document at its limit, with its steps or its envelope around it. */
const documentBytes = 1_300_000;

/** New brands, and the draft of a brand. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);

  server.route({
    ...studioRouteOf('createBrand'),
    config: studioRoute('editor', 'work'),
    handler: async (request) => {
      const { operator } = acting(request);
      return ok(await server.services.drafts.newBrands.create(operator, request.body));
    },
  });

  server.route({
    ...studioRouteOf('draft'),
    config: studioRoute('viewer'),
    handler: async ({ params }) => ok(await server.services.drafts.show(params.merchant)),
  });

  server.route({
    ...studioRouteOf('writeDraft'),
    config: studioRoute('editor', 'work'),
    bodyLimit: documentBytes,
    handler: async (request) => {
      const { revision, steps } = request.body;
      return ok(await server.services.drafts.write(request.params.merchant, acting(request).operator, revision, { steps }));
    },
  });

  server.route({
    ...studioRouteOf('replaceDraft'),
    config: studioRoute('editor', 'work'),
    bodyLimit: documentBytes,
    handler: async (request) => {
      const { revision, document } = request.body;
      return ok(await server.services.drafts.write(request.params.merchant, acting(request).operator, revision, { document }));
    },
  });

  server.route({
    ...studioRouteOf('discardDraft'),
    config: studioRoute('editor', 'work'),
    handler: async (request) => ok(await server.services.drafts.discard(request.params.merchant, acting(request).operator)),
  });

  server.route({
    ...studioRouteOf('changes'),
    config: studioRoute('viewer'),
    handler: async ({ params }) => ok(await server.services.drafts.changes(params.merchant)),
  });

  server.route({
    ...studioRouteOf('folderDrift'),
    config: studioRoute('viewer'),
    handler: async ({ params }) => ok(await server.services.drafts.folderDrift(params.merchant)),
  });

  server.route({
    ...studioRouteOf('takeFolder'),
    config: studioRoute('editor', 'work'),
    handler: async (request) => {
      const { operator } = acting(request);
      return ok(await server.services.drafts.takeFolder(request.params.merchant, operator, request.body));
    },
  });

  server.route({
    ...studioRouteOf('draftEvents'),
    config: studioRoute('viewer'),
    handler: async (request, reply) => {
      const { operator } = acting(request);
      return openEventStream(reply, (sink) => server.services.drafts.events.open(request.params.merchant, operator, sink));
    },
  });

  server.route({
    ...studioRouteOf('atPlace'),
    config: studioRoute('viewer', 'work'),
    handler: async (request) => {
      server.services.drafts.events.at(request.params.merchant, acting(request).operator, request.body.pointer);
      return ok(null);
    },
  });
};

export default routes;
