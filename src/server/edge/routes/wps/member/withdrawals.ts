import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { imageLimits } from '../../../../../domain/imageRules.ts';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import {
  ReceiptAnswer,
  ReceiptProofs,
  Withdrawal,
  WithdrawalBoard,
  WithdrawalCancel,
  Withdrawals,
  WithdrawalsQuery,
} from '../../../../../wire/withdrawal.ts';
import { answers, onlyLanguage, withLanguage } from '../../../../platform/http/index.ts';
import { openSealed, sealedBody, sealedRoute } from '../../../http/sealedBody.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;
/** Base64 encodes three bytes as four characters; the rest of an answer is short. */
const answerBytes = 64 * 1024 + imageLimits.count * Math.ceil(imageLimits.bytes / 3) * 4;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  const shared = { tags: ['member'], querystring: onlyLanguage };

  server.get(
    calls.withdrawalBoard.path,
    {
      config,
      schema: { ...shared, summary: 'What the account may withdraw, and where to', response: answers(WithdrawalBoard) },
    },
    async ({ tenant, session }) => ok(await server.services.withdrawals.board(tenant, session.account)),
  );

  server.get(
    calls.withdrawals.path,
    {
      config,
      schema: {
        ...shared,
        summary: 'Withdrawals of the last 7 or 30 days (default), and all with an open receipt',
        querystring: withLanguage(WithdrawalsQuery),
        response: answers(Withdrawals),
      },
    },
    async ({ tenant, session, query }) =>
      ok(await server.services.withdrawals.orders(tenant, session.account, Number(query.days ?? '30'))),
  );

  server.post(
    calls.withdraw.path,
    {
      ...sealedRoute,
      config: { ...config, perMinute: 10, act: 'cashOut' },
      schema: {
        ...shared,
        summary: 'Request a withdrawal with the payment password; its amount is held. Idempotent by requestId',
        body: sealedBody,
        response: answers(Withdrawal),
      },
    },
    async (request) => {
      const body = await openSealed(server, request, 'withdraw');
      return ok(await server.services.withdrawals.request(request.tenant, request.session.account, body));
    },
  );

  server.post(
    calls.cancelWithdrawal.path,
    {
      config: { ...config, act: 'account' },
      schema: {
        ...shared,
        summary: 'Cancel a withdrawal that is not approved yet; its amount is given back',
        body: WithdrawalCancel,
        response: answers(Type.Null()),
      },
    },
    async ({ tenant, session, body }) => {
      await server.services.withdrawals.cancel(tenant, session.account, body.order);
      return ok(null);
    },
  );

  server.post(
    calls.answerReceipt.path,
    {
      // Rate limit before the body is read, so that large uploads cannot exhaust memory.
      config: { ...config, perMinute: 10, act: 'account' },
      bodyLimit: answerBytes,
      schema: {
        ...shared,
        summary: 'Report a payment as received, partly received or not received; the latter two with one to three images',
        body: ReceiptAnswer,
        response: answers(Type.Null()),
      },
    },
    async ({ tenant, session, body }) => {
      await server.services.withdrawals.answerReceipt(tenant, session.account, body);
      return ok(null);
    },
  );

  server.post(
    calls.addReceiptProofs.path,
    {
      config: { ...config, perMinute: 10, act: 'account' },
      bodyLimit: answerBytes,
      schema: {
        ...shared,
        summary: 'Add images to a payment that was reported as partly or not received; three in all',
        body: ReceiptProofs,
        response: answers(Type.Null()),
      },
    },
    async ({ tenant, session, body }) => {
      await server.services.withdrawals.addProofs(tenant, session.account, body);
      return ok(null);
    },
  );
};

export default routes;
