import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { answerStep, studioDoor as config, onlyFromStudio } from '../../../../studio/studioSessions/index.ts';

/** Invitations of operators, by the token of their link, which is in no address of a request. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  onlyFromStudio(server);

  server.route({
    ...studioRouteOf('invitation'),
    config,
    handler: async ({ body }) => ok(await server.services.operators.invitations.show(body.token)),
  });
  server.route({
    ...studioRouteOf('acceptInvitation'),
    config,
    handler: async ({ body: { token, ...answer }, client }, reply) =>
      ok(await answerStep(reply, await server.services.studioSessions.signIn.join(token, answer, client.ip))),
  });
};

export default routes;
