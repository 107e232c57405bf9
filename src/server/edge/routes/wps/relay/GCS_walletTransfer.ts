import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { WalletTransfer, WalletTransferred } from '../../../../../wire/wallet.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.walletTransfer.path,
    {
      config: { access: 'member', module: moduleCodes.memberCentre, perMinute: 30, act: 'cashOut' },
      schema: {
        summary: 'Move money between the main wallet and a vendor’s, once per request id',
        tags: ['relay'],
        querystring: onlyLanguage,
        body: WalletTransfer,
        response: answers(WalletTransferred),
      },
    },
    async ({ tenant, session, body }) => {
      const vendors = await server.services.content.vendors(tenant);
      const codes = new Set(vendors.flatMap((entry) => entry.vendors.map(({ vassalage }) => vassalage)));
      return ok(await server.services.wallets.transfer(tenant, session.account, body, codes));
    },
  );
};

export default routes;
