import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioCalls } from '../../../../../wire/studio/calls.ts';
import { PasskeyOptions, PasskeyProof, StudioCode, StudioSession, StudioSignIn } from '../../../../../wire/studio/session.ts';
import { answers } from '../../../../platform/http/index.ts';
import {
  answerStep,
  studioDoor as config,
  forgetSession,
  onlyFromStudio,
  partyOf,
  studioSessionOf,
  trustedOf,
} from '../../../../studio/studioSessions/index.ts';

const tags = ['studio'];
const response = answers(StudioSession);

/** Sign-in to the studio, step by step. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  onlyFromStudio(server);
  const doors = () => server.services.studioSessions;

  server.get(
    studioCalls.session[1],
    { config, schema: { summary: 'Session of this browser', tags, response } },
    async (request) => ok(await doors().view(await studioSessionOf(request))),
  );
  server.post(
    studioCalls.signIn[1],
    { config, schema: { summary: 'Sign in with a password', tags, body: StudioSignIn, response } },
    async (request, reply) => {
      const before = await studioSessionOf(request);
      const visit = { address: request.client.ip, trusted: trustedOf(request) };
      const next = await doors().signIn.password(request.body, visit);
      if (before !== null) await doors().store.end(before.tokenHash);
      return ok(await answerStep(reply, next));
    },
  );
  server.post(
    studioCalls.sendCode[1],
    { config, schema: { summary: 'Code of the authenticator', tags, body: StudioCode, response } },
    async (request, reply) =>
      ok(await answerStep(reply, await doors().signIn.code(await studioSessionOf(request), request.body, request.client.ip))),
  );
  server.post(
    studioCalls.sendRecoveryCode[1],
    { config, schema: { summary: 'Recovery code instead of the authenticator', tags, body: StudioCode, response } },
    async (request, reply) =>
      ok(
        await answerStep(
          reply,
          await doors().signIn.recoveryCode(await studioSessionOf(request), request.body, request.client.ip),
        ),
      ),
  );
  server.post(
    studioCalls.skipEnrolment[1],
    { config, schema: { summary: 'Put the second factor off; demo operators only', tags, response } },
    async (request, reply) =>
      ok(await answerStep(reply, await doors().signIn.later(await studioSessionOf(request), request.client.ip))),
  );
  server.post(
    studioCalls.passkeyOptions[1],
    { config, schema: { summary: 'Challenge for a passkey', tags, response: answers(PasskeyOptions) } },
    async (request) => ok(await doors().signIn.passkeyOptions(await studioSessionOf(request), partyOf(request))),
  );
  server.post(
    studioCalls.sendPasskey[1],
    { config, schema: { summary: 'Challenge signed by a passkey', tags, body: PasskeyProof, response } },
    async (request, reply) => {
      const session = await studioSessionOf(request);
      return ok(
        await answerStep(reply, await doors().signIn.passkey(session, request.body, partyOf(request), request.client.ip)),
      );
    },
  );
  server.post(
    studioCalls.prove[1],
    { config, schema: { summary: 'Prove the second factor anew, before publishing', tags, body: StudioCode, response } },
    async (request, reply) =>
      ok(await answerStep(reply, await doors().signIn.prove(await studioSessionOf(request), request.body, request.client.ip))),
  );
  server.post(studioCalls.signOut[1], { config, schema: { summary: 'Sign out', tags, response } }, async (request, reply) => {
    await doors().signIn.out(await studioSessionOf(request), request.client.ip);
    forgetSession(reply);
    return ok(await doors().view(null));
  });
};

export default routes;
