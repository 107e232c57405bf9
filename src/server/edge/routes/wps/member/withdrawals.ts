import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { imageLimits } from '../../../../../domain/imageRules.ts';
import { moduleCodes } from '../../../../../domain/module.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { routeOf } from '../../../../platform/http/index.ts';
import { openSealed } from '../../../http/sealedBody.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;
/** Base64 encodes three bytes as four characters; the rest of an answer is short. */
const answerBytes = 64 * 1024 + imageLimits.count * Math.ceil(imageLimits.bytes / 3) * 4;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('withdrawalBoard'),
    config,
    handler: async ({ tenant, session }) => ok(await server.services.withdrawals.board(tenant, session.account)),
  });

  server.route({
    ...routeOf('withdrawals'),
    config,
    handler: async ({ tenant, session, query }) =>
      ok(await server.services.withdrawals.orders(tenant, session.account, Number(query.days ?? '30'))),
  });

  server.route({
    ...routeOf('withdraw'),
    config: { ...config, perMinute: 10, act: 'cashOut' },
    handler: async (request) => {
      const body = await openSealed(server, request, 'withdraw');
      return ok(await server.services.withdrawals.request(request.tenant, request.session.account, body));
    },
  });

  server.route({
    ...routeOf('cancelWithdrawal'),
    config: { ...config, act: 'account' },
    handler: async ({ tenant, session, body }) => {
      await server.services.withdrawals.cancel(tenant, session.account, body.order);
      return ok(null);
    },
  });

  server.route({
    ...routeOf('answerReceipt'),
    // Rate limit before the body is read, so that large uploads cannot exhaust memory.
    config: { ...config, perMinute: 10, act: 'account' },
    bodyLimit: answerBytes,
    handler: async ({ tenant, session, body }) => {
      await server.services.withdrawals.answerReceipt(tenant, session.account, body);
      return ok(null);
    },
  });

  server.route({
    ...routeOf('addReceiptProofs'),
    config: { ...config, perMinute: 10, act: 'account' },
    bodyLimit: answerBytes,
    handler: async ({ tenant, session, body }) => {
      await server.services.withdrawals.addProofs(tenant, session.account, body);
      return ok(null);
    },
  });
};

export default routes;
