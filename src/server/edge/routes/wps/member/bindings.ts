import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { Binding, Bindings } from '../../../../../wire/withdrawal.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';
import { openSealed, sealedBody, sealedRoute } from '../../../http/sealedBody.ts';

const config = { access: 'member', module: moduleCodes.memberCentre } as const;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  const shared = { tags: ['member'], querystring: onlyLanguage };

  server.get(
    calls.bindings.path,
    {
      config,
      schema: { ...shared, summary: 'Bank accounts and e-wallets for withdrawals, masked', response: answers(Bindings) },
    },
    async ({ session }) => ok(await server.services.bindings.ownedBy(session.account)),
  );

  server.post(
    calls.addBinding.path,
    {
      ...sealedRoute,
      config: { ...config, perMinute: 10, act: 'account', stepUp: 'binding' },
      schema: {
        ...shared,
        summary:
          'Add a bank account or e-wallet in the full name of the account, after a re-authentication; an operator confirms it',
        body: sealedBody,
        response: answers(Binding),
      },
    },
    async (request) => {
      const { stepUp: _, ...binding } = await openSealed(server, request, 'addBinding');
      return ok(await server.services.bindings.add(request.tenant, request.session.account, binding));
    },
  );
};

export default routes;
