import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';
import { openSealed } from '../../../http/sealedBody.ts';

const config = { access: 'member' } as const;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('stepUpCode'),
    config: { ...config, act: 'account' },
    handler: async ({ tenant, session, language, client, body }) => {
      const requester = { address: client.ip, language };
      return ok(await server.services.verification.stepUp.sendCode(tenant, session, body, requester));
    },
  });

  server.route({
    ...routeOf('stepUp'),
    config: { ...config, act: 'account' },
    handler: async (request) => {
      const proof = await openSealed(server, request, 'stepUp');
      return ok(await server.services.verification.stepUp.prove(request.session, proof, request.client.ip));
    },
  });
};

export default routes;
