import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { agentAccountTypes } from '../../../../../domain/accountType.ts';
import type { ContractKind } from '../../../../../domain/contracts/index.ts';
import { ConsolidatedFunds } from '../../../../../wire/agents.ts';
import { MemberIcon, MemberInfo } from '../../../../../wire/auth.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { avatarAddress } from '../../../../identity/accounts/index.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const config = { access: 'member', account: 'any' } as const;

/** Account of the session. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const shared = { tags: ['member'], querystring: onlyLanguage };
  server.get(
    calls.memberInfo.path,
    { config, schema: { ...shared, summary: 'The account of the session', response: answers(MemberInfo) } },
    async ({ tenant, session, language }) => ok(server.services.members.info(tenant, session.account, language)),
  );
  server.get(
    calls.consolidatedFunds.path,
    {
      config: { access: 'member' },
      schema: {
        ...shared,
        summary: 'Funds of the account, and which kinds of wages an agent has',
        response: answers(ConsolidatedFunds),
      },
    },
    async ({ tenant, session: { account } }) => {
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
  );
  server.get(
    calls.memberIcon.path,
    { config, schema: { ...shared, summary: 'Address of the picture of the account', response: answers(MemberIcon) } },
    async ({ session: { account } }) => ok({ icon: avatarAddress(account.merchant, account.avatar) }),
  );
};

export default routes;
