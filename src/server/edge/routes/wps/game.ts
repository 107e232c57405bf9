import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { trialAccountType } from '../../../../domain/accountType.ts';
import { ok } from '../../../../wire/envelope.ts';
import { Failure } from '../../../../wire/failure.ts';
import { routeOf } from '../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('launchGame'),
    config: { access: 'member', account: 'any', perMinute: 30, act: 'play' },
    handler: async ({ tenant, session, language, body, query: { mode } }) =>
      ok(await server.services.launch.game({ tenant, session, language, mode }, body)),
  });

  /** Wallet calls refuse trial accounts. */
  server.route({
    ...routeOf('playMoney'),
    config: { access: 'member', account: 'any' },
    handler: async ({ tenant, session: { account } }) => {
      if (account.type !== trialAccountType) throw new Failure('NOT_FOUND');
      const { sumBalance, currencySymbol, currency } = await server.services.wallets.balance(tenant, account);
      return ok({ sumBalance, currencySymbol, currency });
    },
  });
};

export default routes;
