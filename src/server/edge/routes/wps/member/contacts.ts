import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const config = { access: 'member', module: moduleCodes.memberCentre, perMinute: 10, act: 'account' } as const;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('contactCode'),
    config,
    handler: async ({ tenant, session, language, client, body }) => {
      const requester = { address: client.ip, language };
      return ok(await server.services.verification.contacts.sendCode(tenant, session, body, requester));
    },
  });

  server.route({
    ...routeOf('confirmContact'),
    config: { ...config, stepUp: 'contact' },
    handler: async ({ session, client, body }) => {
      await server.services.verification.contacts.confirm(session, body, client.ip);
      return ok(null);
    },
  });
};

export default routes;
