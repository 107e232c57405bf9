import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { exportText } from '../../../../platform/auditChain/index.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireStudio, studioRoute } from '../../../../studio/studioSessions/index.ts';

const entriesPerPortion = 2_000;

/** Acts of operators, done and refused, and the hash chain of all events. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);

  server.route({
    ...studioRouteOf('audit'),
    config: studioRoute(['publisher', 'approve']),
    handler: async (request) => {
      const { lang: _language, ...query } = request.query;
      return ok(await server.services.studioSessions.auditLog.page(acting(request).operator, query));
    },
  });

  server.route({
    ...studioRouteOf('auditChain'),
    config: studioRoute(['publisher', 'approve']),
    handler: async () => {
      const { check, anchor, ...state } = await server.services.auditChain.state();
      return ok({
        ...state,
        anchor: anchor === null ? null : { at: anchor.at, seq: anchor.seq },
        check:
          check === null
            ? null
            : {
                ...check,
                startedAt: check.startedAt.toISOString(),
                finishedAt: check.finishedAt?.toISOString() ?? null,
                faults: check.faults.map(({ to = null, hash = null, ...fault }) => ({ ...fault, to, hash })),
              },
      });
    },
  });

  server.route({
    ...studioRouteOf('checkAuditChain'),
    config: studioRoute(['publisher', 'approve'], 'work'),
    handler: async () => {
      const { auditChain, background } = server.services;
      const check = await auditChain.begin();
      if (check !== null) {
        background.run('audit check', async () => {
          await auditChain.appendLate();
          await auditChain.check({}, check);
        });
      }
      return ok(null);
    },
  });

  server.route({
    ...studioRouteOf('exportAuditChain'),
    config: studioRoute(['publisher', 'approve'], 'personalData'),
    handler: async (request) => {
      const { auditChain, members } = server.services;
      const { operator } = acting(request);
      const { format, after } = request.body;
      // The chain of an installation cannot be checked by the entries of some brands.
      if (operator.merchants !== null) throw new Failure('NOT_ALLOWED');
      if (after === 0) await auditChain.appendLate();
      const entries = await auditChain.entries(after, entriesPerPortion);
      const last = entries.at(-1)?.seq ?? after;
      const details = { operator: operator.id, from: after + 1, to: last, format };
      await members.audit.note({ merchant: null, kind: 'audit.exported', details });
      const next = entries.length === entriesPerPortion ? last : null;
      return ok({ text: exportText(entries, format, after === 0), next });
    },
  });
};

export default routes;
