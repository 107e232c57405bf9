import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioCalls } from '../../../../../wire/studio/calls.ts';
import { Invitation, InvitationAnswer, OfInvitation, StudioSession } from '../../../../../wire/studio/session.ts';
import { answers } from '../../../../platform/http/index.ts';
import { answerStep, studioDoor as config, onlyFromStudio } from '../../../../studio/studioSessions/index.ts';

const tags = ['studio'];

/** Invitations of operators, by the token of their link, which is in no address of a request. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  onlyFromStudio(server);

  server.post(
    studioCalls.invitation[1],
    { config, schema: { summary: 'Whom an invitation is for', tags, body: OfInvitation, response: answers(Invitation) } },
    async ({ body }) => ok(await server.services.operators.invitations.show(body.token)),
  );
  server.post(
    studioCalls.acceptInvitation[1],
    {
      config,
      schema: {
        summary: 'Choose a password and begin the set-up of the second factor',
        tags,
        body: InvitationAnswer,
        response: answers(StudioSession),
      },
    },
    async ({ body: { token, ...answer }, client }, reply) =>
      ok(await answerStep(reply, await server.services.studioSessions.signIn.join(token, answer, client.ip))),
  );
};

export default routes;
