import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { deskRoles } from '../../../../../wire/operate.ts';
import type { DeskOrder } from '../../../../../wire/studio/desk.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { openEventStream } from '../../../../studio/drafts/index.ts';
import { requireStudio, type StudioActing, studioRoute } from '../../../../studio/studioSessions/index.ts';

/** The queue of the operators' desk. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);
  const config = studioRoute(deskRoles);
  const deciding = studioRoute(deskRoles, 'queue');
  const queue = () => server.services.desk.queue;

  server.route({
    ...studioRouteOf('deskQueue'),
    config,
    handler: async (request) => {
      const { lang: _language, ...query } = request.query;
      return ok(await queue().page(acting(request).operator, query));
    },
  });
  server.route({
    ...studioRouteOf('deskEvents'),
    config,
    handler: async (request, reply) => {
      const { operator } = acting(request);
      return openEventStream(reply, (sink) => server.services.desk.events.open(operator, sink));
    },
  });
  server.route({
    ...studioRouteOf('deskItem'),
    config,
    handler: async (request) => ok(await queue().show(acting(request).operator, request.params)),
  });
  server.route({
    ...studioRouteOf('deskImage'),
    config,
    handler: async (request, reply) => {
      const { position, ...name } = request.params;
      const { operator } = acting(request);
      await queue().findInAnyState(operator, name);
      const image = await queue().image(operator, name, Number(position));
      return reply.header('content-type', 'image/webp').header('cache-control', 'private, no-store').send(image);
    },
  });
  server.route({
    ...studioRouteOf('deskPayee'),
    config: studioRoute('money', 'personalData'),
    handler: async (request) => ok(await queue().payee(acting(request).operator, request.params)),
  });
  server.route({
    ...studioRouteOf('deskClaim'),
    config: deciding,
    handler: async (request) => {
      const { operator } = acting(request);
      await queue().find(operator, request.params);
      await queue().claims.take(request.params, operator);
      return ok(await queue().find(operator, request.params));
    },
  });
  server.route({
    ...studioRouteOf('deskRelease'),
    config: deciding,
    handler: async (request) => {
      await queue().claims.release(request.params, acting(request).operator);
      return ok(null);
    },
  });
  server.route({
    ...studioRouteOf('deskAct'),
    config: deciding,
    handler: async (request) => {
      const caller = acting(request);
      requireProof(caller, request.params.kind, server.services.now());
      requireReason(caller, request.body);
      return ok(await queue().act(caller.operator, request.params, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskBulk'),
    config: deciding,
    handler: async (request) => ok(await queue().bulk(acting(request).operator, request.body)),
  });
};

/** Refuses a decision about money without a recent proof of the second factor. @throws Failure NOT_ALLOWED */
function requireProof({ session }: StudioActing, kind: string, now: Date): void {
  if (kind === 'feedback' || kind === 'limit' || session === null) return;
  if (session.provenUntil === null || session.provenUntil <= now)
    throw new Failure('NOT_ALLOWED', { value: { rule: 'proof' } });
}

/** The command line may say yes without a word, as its approvals always could. @throws Failure VALIDATION */
function requireReason({ session }: StudioActing, { reason }: DeskOrder): void {
  if (session !== null && reason === undefined) throw new Failure('VALIDATION', { value: { field: 'reason' } });
}

export default routes;
