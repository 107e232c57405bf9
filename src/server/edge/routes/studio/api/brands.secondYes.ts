import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { mayInStudio } from '../../../../../domain/operatorRole.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireStudio, studioRoute } from '../../../../studio/studioSessions/index.ts';
import { isReleased, publishAnswer, secondYesRow } from '../../../../tenants/registry/index.ts';

/** The second operator's answer about a version that changes settings of trust. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);

  server.route({
    ...studioRouteOf('secondYes'),
    config: studioRoute('viewer'),
    handler: async (request) => {
      const { merchant, version } = request.params;
      const { tenants } = server.services;
      const number = Number(version);
      const [asked, [entry]] = await Promise.all([tenants.asked(merchant, number), tenants.history(merchant, number + 1, 1)]);
      if (asked === null || entry === undefined) throw new Failure('NOT_FOUND');
      return ok(secondYesRow(asked, entry.author, acting(request).operator));
    },
  });

  server.route({
    ...studioRouteOf('giveSecondYes'),
    // Who asked takes it back here too, and needs no right to decide for that.
    config: studioRoute(['approve', 'publisher'], 'publishing'),
    handler: async (request) => {
      const { operator } = acting(request);
      const { merchant } = request.params;
      const version = Number(request.params.version);
      const { digest, isYes } = request.body;
      const { tenants, drafts } = server.services;
      const asked = await tenants.asked(merchant, version);
      if (asked === null) throw new Failure('NOT_FOUND');
      const isTakenBack = !isYes && asked.approval.askedBy === operator.id;
      if (!isTakenBack && !mayInStudio(operator.roles, 'approve'))
        throw new Failure('NOT_ALLOWED', { value: { role: 'approve' } });
      const decided = await tenants.decide({ merchant, version, digest, by: operator, isYes });
      if (isReleased(decided)) await drafts.published(merchant, version, asked.revision, operator.name);
      return ok(publishAnswer(decided));
    },
  });
};

export default routes;
