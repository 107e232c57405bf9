import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { partyOf, requireStudio, studioRoute } from '../../../../studio/studioSessions/index.ts';

/** A stolen open session must not become a second factor of the thief. */
const proven = studioRoute(undefined, 'credentials');

/** Own ways in of an operator. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);
  const own = () => server.services.studioSessions.own;

  /** @throws Failure NOT_ALLOWED for the command line, which has no browser to register a passkey in */
  const sessionOf = (request: FastifyRequest) => {
    const { session } = acting(request);
    if (session === null) throw new Failure('NOT_ALLOWED', { value: { rule: 'session' } });
    return session;
  };

  server.route({
    ...studioRouteOf('passkeys'),
    config: studioRoute(),
    handler: async (request) => {
      const rows = await own().passkeys(acting(request).operator.id);
      return ok(
        rows.map(({ id, createdAt, usedAt }) => ({
          id,
          createdAt: createdAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
      );
    },
  });
  server.route({
    ...studioRouteOf('newPasskeyOptions'),
    config: proven,
    handler: async (request) => ok(await own().newPasskeyOptions(sessionOf(request), partyOf(request))),
  });
  server.route({
    ...studioRouteOf('addPasskey'),
    config: proven,
    handler: async (request) => {
      await own().addPasskey(sessionOf(request), request.body, partyOf(request));
      return ok(null);
    },
  });
  server.route({
    ...studioRouteOf('removePasskey'),
    config: proven,
    handler: async (request) => {
      await own().removePasskey(sessionOf(request).operator.id, request.params.id);
      return ok(null);
    },
  });
  server.route({
    ...studioRouteOf('recoveryCodes'),
    config: proven,
    handler: async (request) => ok({ codes: await own().recoveryCodes(sessionOf(request).operator.id) }),
  });
};

export default routes;
