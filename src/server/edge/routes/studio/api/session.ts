import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import {
  answerStep,
  studioDoor as config,
  forgetSession,
  onlyFromStudio,
  partyOf,
  studioSessionOf,
  trustedOf,
} from '../../../../studio/studioSessions/index.ts';

/** Sign-in to the studio, step by step. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  onlyFromStudio(server);
  const doors = () => server.services.studioSessions;

  server.route({
    ...studioRouteOf('session'),
    config,
    handler: async (request) => ok(await doors().view(await studioSessionOf(request))),
  });
  server.route({
    ...studioRouteOf('signIn'),
    config,
    handler: async (request, reply) => {
      const before = await studioSessionOf(request);
      const visit = { address: request.client.ip, trusted: trustedOf(request) };
      const next = await doors().signIn.password(request.body, visit);
      if (before !== null) await doors().store.end(before.tokenHash);
      return ok(await answerStep(reply, next));
    },
  });
  server.route({
    ...studioRouteOf('sendCode'),
    config,
    handler: async (request, reply) =>
      ok(await answerStep(reply, await doors().signIn.code(await studioSessionOf(request), request.body, request.client.ip))),
  });
  server.route({
    ...studioRouteOf('sendRecoveryCode'),
    config,
    handler: async (request, reply) =>
      ok(
        await answerStep(
          reply,
          await doors().signIn.recoveryCode(await studioSessionOf(request), request.body, request.client.ip),
        ),
      ),
  });
  server.route({
    ...studioRouteOf('skipEnrolment'),
    config,
    handler: async (request, reply) =>
      ok(await answerStep(reply, await doors().signIn.later(await studioSessionOf(request), request.client.ip))),
  });
  server.route({
    ...studioRouteOf('passkeyOptions'),
    config,
    handler: async (request) => ok(await doors().signIn.passkeyOptions(await studioSessionOf(request), partyOf(request))),
  });
  server.route({
    ...studioRouteOf('sendPasskey'),
    config,
    handler: async (request, reply) => {
      const session = await studioSessionOf(request);
      return ok(
        await answerStep(reply, await doors().signIn.passkey(session, request.body, partyOf(request), request.client.ip)),
      );
    },
  });
  server.route({
    ...studioRouteOf('prove'),
    config,
    handler: async (request, reply) =>
      ok(await answerStep(reply, await doors().signIn.prove(await studioSessionOf(request), request.body, request.client.ip))),
  });
  server.route({
    ...studioRouteOf('signOut'),
    config,
    handler: async (request, reply) => {
      await doors().signIn.out(await studioSessionOf(request), request.client.ip);
      forgetSession(reply);
      return ok(await doors().view(null));
    },
  });
};

export default routes;
