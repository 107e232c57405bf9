import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { PaymentPasswordState } from '../../../../../wire/paymentPassword.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';
import { openSealed, sealedBody, sealedRoute } from '../../../http/sealedBody.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  const shared = { tags: ['member'], querystring: onlyLanguage };

  server.get(
    calls.paymentPassword.path,
    {
      config,
      schema: { ...shared, summary: 'Whether the account has a payment password', response: answers(PaymentPasswordState) },
    },
    async ({ session }) => ok({ isSet: session.account.paymentPasswordHash !== null }),
  );

  server.post(
    calls.setPaymentPassword.path,
    {
      ...sealedRoute,
      config: { ...config, act: 'account', stepUp: 'paymentPassword' },
      schema: {
        ...shared,
        summary: 'Set or change the payment password, after a re-authentication',
        body: sealedBody,
        response: answers(Type.Null()),
      },
    },
    async (request) => {
      const { paymentPasswords } = server.services;
      const body = await openSealed(server, request, 'setPaymentPassword');
      await paymentPasswords.setPaymentPassword(request.session.account, body.paymentPassword, request.client.ip);
      return ok(null);
    },
  );
};

export default routes;
