import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { trialAccountType } from '../../../../domain/accountType.ts';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { Failure } from '../../../../wire/failure.ts';
import { LaunchRequest, LaunchValue } from '../../../../wire/launch.ts';
import { PlayMoney } from '../../../../wire/wallet.ts';
import { answers, onlyLanguage } from '../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.launchGame.path,
    {
      config: { access: 'member', account: 'any', perMinute: 30, act: 'play' },
      schema: {
        summary: 'Launch a game or a lottery; answers the address of its frame',
        tags: ['game'],
        querystring: onlyLanguage,
        body: LaunchRequest,
        response: answers(LaunchValue),
      },
    },
    async ({ tenant, session, language, body }) => ok(await server.services.launch.game({ tenant, session, language }, body)),
  );

  /** Wallet calls refuse trial accounts. */
  server.get(
    calls.playMoney.path,
    {
      config: { access: 'member', account: 'any' },
      schema: {
        summary: 'What a trial account has left to play with; other accounts have wallets',
        tags: ['game'],
        querystring: onlyLanguage,
        response: answers(PlayMoney),
      },
    },
    async ({ tenant, session: { account } }) => {
      if (account.type !== trialAccountType) throw new Failure('NOT_FOUND');
      const { sumBalance, currencySymbol, currency } = await server.services.wallets.balance(tenant, account);
      return ok({ sumBalance, currencySymbol, currency });
    },
  );
};

export default routes;
