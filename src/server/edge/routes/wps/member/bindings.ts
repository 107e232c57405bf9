import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';
import { openSealed } from '../../../http/sealedBody.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('bindings'),
    config,
    handler: async ({ tenant, session, language }) => {
      const { bindings } = server.services;
      return ok({ ...(await bindings.ownedBy(session.account)), banks: bindings.offered(tenant, language) });
    },
  });

  server.route({
    ...routeOf('addBinding'),
    config: { ...config, perMinute: 10, act: 'account', stepUp: 'binding' },
    handler: async (request) => {
      const { stepUp: _, ...binding } = await openSealed(server, request, 'addBinding');
      return ok(await server.services.bindings.add(request.tenant, request.session.account, binding));
    },
  });
};

export default routes;
