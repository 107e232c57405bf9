import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireStudio, studioRoute } from '../../../../studio/studioSessions/index.ts';
import { changeRow, isReleased, publishAnswer, versionChanges, versionRow } from '../../../../tenants/registry/index.ts';

const pageSize = 30;
const publishing = studioRoute('publisher', 'publishing');

/** Versions of a brand, and the acts that make them. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);

  async function entryOf(merchant: string, number: string) {
    const version = Number(number);
    const [found] = await server.services.tenants.history(merchant, version + 1, 1);
    if (found?.version !== version) throw new Failure('NOT_FOUND');
    return found;
  }

  server.route({
    ...studioRouteOf('versions'),
    config: studioRoute('viewer'),
    handler: async ({ params: { merchant }, query: { before } }) => {
      const found = await server.services.tenants.history(
        merchant,
        before === undefined ? 2_147_483_647 : Number(before),
        pageSize + 1,
      );
      const versions = found.slice(0, pageSize);
      const next = found.length > pageSize ? (versions.at(-1)?.version ?? null) : null;
      return ok({ versions: versions.map(versionRow), next });
    },
  });

  server.route({
    ...studioRouteOf('version'),
    config: studioRoute('viewer'),
    handler: async ({ params: { merchant, version } }) => {
      const entry = await entryOf(merchant, version);
      const stored = await server.services.tenants.version(merchant, entry.version);
      return ok({ ...versionRow(entry), manifest: stored?.manifest, files: stored?.files ?? {} });
    },
  });

  server.route({
    ...studioRouteOf('versionChanges'),
    config: studioRoute('viewer'),
    handler: async ({ params: { merchant, version }, query: { against } }) => {
      const number = Number(version);
      const stored = await server.services.tenants.version(merchant, number);
      if (stored === null) throw new Failure('NOT_FOUND');
      const other = against === undefined ? stored.base : Number(against);
      const before = other === null ? null : await server.services.tenants.version(merchant, other);
      if (against !== undefined && before === null) throw new Failure('NOT_FOUND');
      return ok(versionChanges(before?.manifest, stored.manifest).map(changeRow));
    },
  });

  server.route({
    ...studioRouteOf('cancelVersion'),
    config: publishing,
    handler: async (request) => {
      const { merchant, version } = request.params;
      return ok(versionRow(await server.services.tenants.cancel(merchant, Number(version), acting(request).operator)));
    },
  });

  server.route({
    ...studioRouteOf('publish'),
    config: publishing,
    handler: async (request) => {
      const { operator } = acting(request);
      const { merchant } = request.params;
      const { revision, base, note, liveFrom, requestId } = request.body;
      const { drafts, tenants } = server.services;
      // An answer that got lost is given again; the draft has moved on since.
      const earlier = await tenants.publishedBy(merchant, requestId);
      if (earlier !== null) return ok(publishAnswer(earlier));
      const { document, files, mayPublish, problems, writers } = await drafts.forPublish(merchant, revision);
      if (!mayPublish) return ok({ result: 'refused' as const, version: null, back: null, problems, changes: [] });
      const moment = liveFrom === undefined ? {} : { liveFrom: new Date(liveFrom) };
      const draft = { merchant, document, files, base, revision, writers };
      const published = await tenants.publish({ ...draft, note, requestId, author: operator, kind: 'studio', ...moment });
      if (published.version !== null && isReleased(published))
        await drafts.published(merchant, published.version.version, revision, operator.name);
      return ok(publishAnswer(published));
    },
  });

  server.route({
    ...studioRouteOf('rollback'),
    config: publishing,
    handler: async (request) => {
      const { operator } = acting(request);
      const { merchant } = request.params;
      const published = await server.services.tenants.rollback({ ...request.body, merchant, author: operator });
      if (published.version !== null && isReleased(published))
        await server.services.drafts.published(merchant, published.version.version, null, operator.name);
      return ok(publishAnswer(published));
    },
  });
};

export default routes;
