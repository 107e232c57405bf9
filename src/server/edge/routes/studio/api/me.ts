import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { studioCalls } from '../../../../../wire/studio/calls.ts';
import { NewPasskey, OfPasskey, OwnPasskeys, PasskeyOptions, StudioRecoveryCodes } from '../../../../../wire/studio/session.ts';
import { answers } from '../../../../platform/http/index.ts';
import { partyOf, requireStudio, studioRoute } from '../../../../studio/studioSessions/index.ts';

const tags = ['studio'];
/** A stolen open session must not become a second factor of the thief. */
const proven = studioRoute(undefined, 'credentials');

/** What operators do about their own ways in. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const acting = requireStudio(server);
  const own = () => server.services.studioSessions.own;

  /** @throws Failure NOT_ALLOWED for the command line, which has no browser to register a passkey in */
  const sessionOf = (request: FastifyRequest) => {
    const { session } = acting(request);
    if (session === null) throw new Failure('NOT_ALLOWED', { value: { rule: 'session' } });
    return session;
  };

  server.get(
    studioCalls.passkeys[1],
    { config: studioRoute(), schema: { summary: 'Own passkeys', tags, response: answers(OwnPasskeys) } },
    async (request) => {
      const rows = await own().passkeys(acting(request).operator.id);
      return ok(
        rows.map(({ id, createdAt, usedAt }) => ({
          id,
          createdAt: createdAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
      );
    },
  );
  server.post(
    studioCalls.newPasskeyOptions[1],
    { config: proven, schema: { summary: 'Challenge for a new passkey', tags, response: answers(PasskeyOptions) } },
    async (request) => ok(await own().newPasskeyOptions(sessionOf(request), partyOf(request))),
  );
  server.post(
    studioCalls.addPasskey[1],
    { config: proven, schema: { summary: 'Add a passkey', tags, body: NewPasskey, response: answers(Type.Null()) } },
    async (request) => {
      await own().addPasskey(sessionOf(request), request.body, partyOf(request));
      return ok(null);
    },
  );
  server.post(
    studioCalls.removePasskey[1],
    { config: proven, schema: { summary: 'Remove a passkey', tags, params: OfPasskey, response: answers(Type.Null()) } },
    async (request) => {
      await own().removePasskey(sessionOf(request).operator.id, request.params.id);
      return ok(null);
    },
  );
  server.post(
    studioCalls.recoveryCodes[1],
    {
      config: proven,
      schema: { summary: 'New recovery codes in place of the former ones', tags, response: answers(StudioRecoveryCodes) },
    },
    async (request) => ok({ codes: await own().recoveryCodes(sessionOf(request).operator.id) }),
  );
};

export default routes;
