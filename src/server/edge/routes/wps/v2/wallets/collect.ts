import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../../domain/module.ts';
import { calls } from '../../../../../../wire/calls.ts';
import { ok } from '../../../../../../wire/envelope.ts';
import { WalletBalance, WalletCollection } from '../../../../../../wire/wallet.ts';
import { answers, onlyLanguage } from '../../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.collectWallets.path,
    {
      config: { access: 'member', module: moduleCodes.memberCentre, perMinute: 30, act: 'cashOut' },
      schema: {
        summary: 'Empty every vendor wallet into the main wallet, once per request id',
        tags: ['wallet'],
        querystring: onlyLanguage,
        body: WalletCollection,
        response: answers(WalletBalance),
      },
    },
    async ({ tenant, session, body }) => {
      await server.services.wallets.collect(tenant, session.account, body.requestId);
      return ok(await server.services.wallets.balance(tenant, session.account));
    },
  );
};

export default routes;
