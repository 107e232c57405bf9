import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../wire/envelope.ts';
import { ListedNotice, NewNotice, NoticeChange, OfNotice } from '../../../../wire/notice.ts';
import { OfMerchant, Reasoned } from '../../../../wire/operate.ts';
import { answers, onlyLanguage } from '../../../platform/http/index.ts';
import { requireOperator } from '../../operations/authorize.ts';

const config = { access: 'operator', role: 'members', host: 'any', whenBlocked: 'answer' } as const;

/** Notices of a brand. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);
  const shared = { tags: ['operate'], querystring: onlyLanguage };

  server.get(
    '/operate/notices/:merchant',
    {
      config,
      schema: {
        ...shared,
        summary: 'Notices of every kind and state, newest first',
        params: OfMerchant,
        response: answers(Type.Array(ListedNotice)),
      },
    },
    async (request) => ok(await server.services.notices.list(actingOf(request).tenant)),
  );
  server.post(
    '/operate/notices/:merchant',
    {
      config,
      schema: { ...shared, summary: 'Add a notice', params: OfMerchant, body: NewNotice, response: answers(ListedNotice) },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.notices.add(tenant, operator, request.body));
    },
  );
  server.post(
    '/operate/notices/:merchant/:id/edit',
    {
      config,
      schema: {
        ...shared,
        summary: 'Change a notice: only what is given',
        params: OfNotice,
        body: NoticeChange,
        response: answers(ListedNotice),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.notices.edit(tenant, operator, request.params.id, request.body));
    },
  );
  server.post(
    '/operate/notices/:merchant/:id/end',
    {
      config,
      schema: { ...shared, summary: 'End a notice now', params: OfNotice, body: Reasoned, response: answers(ListedNotice) },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.notices.end(tenant, operator, request.params.id, request.body));
    },
  );
};

export default routes;
