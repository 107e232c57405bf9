import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../../wire/calls.ts';
import { ok } from '../../../../../../wire/envelope.ts';
import { AccountTransferred, UplineTransfers } from '../../../../../../wire/transfer.ts';
import { answers, onlyLanguage } from '../../../../../platform/http/index.ts';
import { openSealed, sealedBody, sealedRoute } from '../../../../http/sealedBody.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.uplineTransfers.path,
    {
      config: { access: 'member' },
      schema: {
        summary: 'The upline, limits of transfers and the last transfers of the account',
        tags: ['wallet'],
        querystring: onlyLanguage,
        response: answers(UplineTransfers),
      },
    },
    async ({ tenant, session }) => ok(await server.services.transfers.toUpline(tenant, session.account)),
  );

  server.post(
    calls.transferUpline.path,
    {
      ...sealedRoute,
      config: { access: 'member', perMinute: 30, act: 'cashOut' },
      schema: {
        summary: 'Transfer to the upline, or from an agent to a direct downline, once per request id',
        tags: ['wallet'],
        querystring: onlyLanguage,
        body: sealedBody,
        response: answers(AccountTransferred),
      },
    },
    async (request) => {
      const order = await openSealed(server, request, 'transferUpline');
      return ok(await server.services.transfers.send(request.tenant, request.session.account, order));
    },
  );
};

export default routes;
