import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { kindOfFile } from '../../../../../manifest/assets/imageFile.ts';
import { caps } from '../../../../../manifest/caps.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';

import { requireStudio, studioRoute, takeUploads } from '../../../../studio/studioSessions/index.ts';
import { contentDigest, mediaTypes } from '../../../../tenants/brandFiles/index.ts';
import { isReleased, publishAnswer } from '../../../../tenants/registry/index.ts';

/** Two manifests at their limit, with what is around them. */
const orderBytes = 2 * caps.bytes + 400_000;
const publishing = studioRoute('publisher', 'publishing');

/** A folder of the command line: compared, uploaded and published as it is. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);

  server.route({
    ...studioRouteOf('source'),
    config: studioRoute('viewer'),
    handler: async ({ params: { merchant }, query: { version } }) =>
      ok(await server.services.tenants.sourceOf(merchant, version === undefined ? null : Number(version))),
  });

  await server.register(async (taking: typeof server) => {
    takeUploads(taking, acting);
    taking.route({
      ...studioRouteOf('sourceFile'),
      config: studioRoute('publisher', 'work'),
      bodyLimit: caps.fileBytes,
      handler: async ({ body }) => {
        if (body.length === 0) throw new Failure('MALFORMED');
        // Whether it may be shown is decided when it is published, by the reader of folders.
        return ok({ digest: await server.services.brandFiles.put(body, mediaTypes[kindOfFile(body)]) });
      },
    });
  });

  server.route({
    ...studioRouteOf('publishSource'),
    config: publishing,
    bodyLimit: orderBytes,
    handler: async (request) => {
      const { operator } = acting(request);
      const { merchant } = request.params;
      const { document, files, disk, base, note, liveFrom, requestId, isTrial } = request.body;
      const { tenants, drafts } = server.services;
      const published = await tenants.publish({
        merchant,
        document,
        files,
        base,
        note,
        requestId,
        author: operator,
        kind: 'command',
        disk: { ...disk, digest: contentDigest(disk.manifest, disk.files) },
        ...(liveFrom === undefined ? {} : { liveFrom: new Date(liveFrom) }),
        ...(isTrial === undefined ? {} : { isTrial }),
      });
      const { version } = published;
      if (version !== null && isReleased(published)) await drafts.published(merchant, version.version, null, operator.name);
      return ok(publishAnswer(published));
    },
  });
};

export default routes;
