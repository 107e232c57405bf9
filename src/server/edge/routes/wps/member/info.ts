import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { agentAccountTypes } from '../../../../../domain/accountType.ts';
import type { ContractKind } from '../../../../../domain/contracts/index.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { avatarAddress } from '../../../../identity/accounts/index.ts';
import { routeOf } from '../../../../platform/http/index.ts';

const config = { access: 'member', account: 'any' } as const;

/** Account of the session. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('memberInfo'),
    config,
    handler: async ({ tenant, session, language }) => ok(server.services.members.info(tenant, session.account, language)),
  });
  server.route({
    ...routeOf('consolidatedFunds'),
    config: { access: 'member' },
    handler: async ({ tenant, session: { account } }) => {
      const { wallets, contracts } = server.services;
      const isAgent = agentAccountTypes.includes(account.type);
      const kinds: readonly ContractKind[] = isAgent ? await contracts.views.kindsOf(tenant, account) : [];
      const flagOf = (kind: ContractKind) => (kinds.includes(kind) ? 'Y' : 'N');
      return ok({
        funds: await wallets.balance(tenant, account),
        divtypereq: flagOf('dividend'),
        dailysalreqtype: flagOf('daily'),
        contracthoursalreq: flagOf('hourly'),
        realtimesalreqtype: flagOf('realTime'),
      });
    },
  });
  server.route({
    ...routeOf('memberIcon'),
    config,
    handler: async ({ session: { account } }) => ok({ icon: avatarAddress(account.merchant, account.avatar) }),
  });
};

export default routes;
