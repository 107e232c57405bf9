import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireInstallationToken } from '../../../operations/authorize.ts';

const config = { access: 'operator', host: 'any', whenBlocked: 'answer' } as const;

/** Operators of the installation, for the holder of its token. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  requireInstallationToken(server);

  server.route({
    ...studioRouteOf('operators'),
    config,
    handler: async () => ok(await server.services.operators.list()),
  });
  server.route({
    ...studioRouteOf('addOperator'),
    config,
    handler: async ({ body }) => ok(await server.services.operators.add(body)),
  });
  server.route({
    ...studioRouteOf('renewToken'),
    config,
    handler: async ({ params }) => ok(await server.services.operators.renewToken(params.name)),
  });
  server.route({
    ...studioRouteOf('declareAccount'),
    config,
    handler: async ({ params, body: { merchant, username, isOwned } }) => {
      const { operators, tenants } = server.services;
      const tenant = await tenants.load(merchant);
      if (tenant === null) throw new Failure('NOT_FOUND');
      const { id: account } = await operators.members.find(tenant, username);
      return ok(await operators.own.declare(params.name, { merchant, account, username, isOwned }));
    },
  });
  server.route({
    ...studioRouteOf('disableOperator'),
    config,
    handler: async ({ params }) => {
      await server.services.operators.disable(params.name);
      return ok(null);
    },
  });
  server.route({
    ...studioRouteOf('enableOperator'),
    config,
    handler: async ({ params }) => {
      await server.services.operators.enable(params.name);
      return ok(null);
    },
  });
};

export default routes;
