import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { BroadcastOrder, BroadcastProgress, OfBroadcast } from '../../../../wire/broadcast.ts';
import { ok } from '../../../../wire/envelope.ts';
import { OfMerchant } from '../../../../wire/operate.ts';
import { answers, onlyLanguage } from '../../../platform/http/index.ts';
import { requireOperator } from '../../operations/authorize.ts';

const config = { access: 'operator', role: 'members', host: 'any', whenBlocked: 'answer' } as const;

/** Messages to the inboxes of many members. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);
  const shared = { tags: ['operate'], querystring: onlyLanguage };
  const ofOne = { ...shared, params: OfBroadcast, response: answers(BroadcastProgress) };

  server.get(
    '/operate/broadcast/:merchant',
    {
      config,
      schema: {
        ...shared,
        summary: 'Broadcasts with their progress, newest first',
        params: OfMerchant,
        response: answers(Type.Array(BroadcastProgress)),
      },
    },
    async (request) => ok(await server.services.broadcasts.list(actingOf(request).tenant)),
  );
  server.post(
    '/operate/broadcast/:merchant',
    {
      config,
      schema: {
        ...shared,
        summary: 'Order a message to every member of a segment; a job sends it in batches, once to each',
        params: OfMerchant,
        body: BroadcastOrder,
        response: answers(BroadcastProgress),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.broadcasts.order(tenant, operator, request.body));
    },
  );
  server.get(
    '/operate/broadcast/:merchant/:id',
    { config, schema: { ...ofOne, summary: 'Progress of a broadcast' } },
    async (request) => ok(await server.services.broadcasts.show(actingOf(request).tenant, request.params.id)),
  );
  server.post(
    '/operate/broadcast/:merchant/:id/stop',
    { config, schema: { ...ofOne, summary: 'Stop a broadcast after its current batch' } },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.broadcasts.stop(tenant, operator, request.params.id));
    },
  );
  server.post(
    '/operate/broadcast/:merchant/:id/resume',
    { config, schema: { ...ofOne, summary: 'Let a stopped broadcast go on' } },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.broadcasts.resume(tenant, operator, request.params.id));
    },
  );
};

export default routes;
