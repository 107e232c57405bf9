import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';
import { openSealed } from '../../../http/sealedBody.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('paymentPassword'),
    config,
    handler: async ({ session }) => ok({ isSet: session.account.paymentPasswordHash !== null }),
  });

  server.route({
    ...routeOf('setPaymentPassword'),
    config: { ...config, act: 'account', stepUp: 'paymentPassword' },
    handler: async (request) => {
      const { paymentPasswords } = server.services;
      const body = await openSealed(server, request, 'setPaymentPassword');
      await paymentPasswords.setPaymentPassword(request.session.account, body.paymentPassword, request.client.ip);
      return ok(null);
    },
  });
};

export default routes;
