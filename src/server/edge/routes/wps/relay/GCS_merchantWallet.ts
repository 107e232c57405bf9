import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { WalletBalance } from '../../../../../wire/wallet.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.merchantWallet.path,
    {
      config: { access: 'member' },
      schema: {
        summary: 'Wallets of the account',
        tags: ['relay'],
        querystring: onlyLanguage,
        response: answers(WalletBalance.properties.wallets),
      },
    },
    async ({ tenant, session }) => ok((await server.services.wallets.balance(tenant, session.account)).wallets),
  );
};

export default routes;
