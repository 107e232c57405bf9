import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('authenticator'),
    config: { ...config, act: 'account', stepUp: 'authenticator' },
    handler: async ({ tenant, session }) =>
      ok(await server.services.verification.authenticators.offer(tenant, session.account)),
  });

  server.route({
    ...routeOf('authenticatorConfirm'),
    config: { ...config, act: 'account' },
    handler: async ({ tenant, session, body }) => {
      return ok(await server.services.verification.authenticators.confirm(tenant, session, body));
    },
  });

  server.route({
    ...routeOf('authenticatorRemoval'),
    config: { ...config, act: 'account', stepUp: 'authenticatorRemoval' },
    handler: async ({ tenant, session }) => {
      await server.services.verification.authenticators.remove(tenant, session);
      return ok(null);
    },
  });

  server.route({
    ...routeOf('recoveryCodes'),
    config: { ...config, act: 'account', stepUp: 'recoveryCodes' },
    handler: async ({ session }) => {
      const { authenticators, recoveryCodes } = server.services.verification;
      if (!(await authenticators.isBound(session.account))) throw new Failure('CONFLICT');
      return ok(await recoveryCodes.issue(session.account));
    },
  });
};

export default routes;
