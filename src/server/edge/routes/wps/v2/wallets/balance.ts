import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../../wire/calls.ts';
import { ok } from '../../../../../../wire/envelope.ts';
import { WalletBalance } from '../../../../../../wire/wallet.ts';
import { answers, onlyLanguage } from '../../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.balance.path,
    {
      config: { access: 'member' },
      schema: {
        summary: 'What the account can play with',
        tags: ['wallet'],
        querystring: onlyLanguage,
        response: answers(WalletBalance),
      },
    },
    async ({ tenant, session }) => ok(await server.services.wallets.balance(tenant, session.account)),
  );
};

export default routes;
