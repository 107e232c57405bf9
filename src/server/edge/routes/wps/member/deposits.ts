import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;

/** Deposits of the account of the session. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('depositOptions'),
    config,
    handler: async ({ tenant, session, language }) =>
      ok(await server.services.deposits.options(tenant, session.account, language)),
  });

  server.route({
    ...routeOf('depositOrder'),
    config,
    handler: async ({ tenant, session, language, query }) =>
      ok(await server.services.deposits.read(tenant, session.account, query.order, language)),
  });

  server.route({
    ...routeOf('createDeposit'),
    config: { ...config, perMinute: 10, act: 'deposit' },
    handler: async ({ tenant, session, language, body }) =>
      ok(await server.services.deposits.create(tenant, session.account, body, language)),
  });

  server.route({
    ...routeOf('checkDeposit'),
    config: { ...config, perMinute: 10, act: 'account' },
    handler: async ({ tenant, session, language, body }) =>
      ok(await server.services.deposits.check(tenant, session.account, body.order, language)),
  });

  server.route({
    ...routeOf('cancelDeposit'),
    config: { ...config, perMinute: 10, act: 'account' },
    handler: async ({ tenant, session, language, body }) =>
      ok(await server.services.deposits.cancel(tenant, session.account, body.order, language)),
  });
};

export default routes;
