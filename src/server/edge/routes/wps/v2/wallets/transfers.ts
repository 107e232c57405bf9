import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../../domain/module.ts';
import { calls } from '../../../../../../wire/calls.ts';
import { ok } from '../../../../../../wire/envelope.ts';
import { WalletTransfers } from '../../../../../../wire/wallet.ts';
import { answers, onlyLanguage } from '../../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.walletTransfers.path,
    {
      config: { access: 'member', module: moduleCodes.memberCentre },
      schema: {
        summary: 'The last transfers between wallets of the account',
        tags: ['wallet'],
        querystring: onlyLanguage,
        response: answers(WalletTransfers),
      },
    },
    async ({ tenant, session }) => ok(await server.services.wallets.lastTransfers(tenant, session.account)),
  );
};

export default routes;
